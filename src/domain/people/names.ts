import type { WireIdentity } from '@/contract/account/person'
import { personName } from '@/contract/fields'
import { textOf } from '../wire-values'

export type Names = { first_name: string; last_name: string }

export function fullName({ first_name, last_name }: Names): string {
  return `${first_name} ${last_name}`
}

export function nameOf(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ')
}

export function nameError(name: string): string | null {
  return personName.safeParse(name).error?.issues[0]?.message ?? null
}

export type Identity = {
  verified: boolean
  resembles: { name: string; username: string } | null
  formerNames: readonly string[]
}

export function toIdentity(wire: WireIdentity | null | undefined): Identity {
  const { verified, resembles, former_names } = wire ?? {}
  return {
    verified: verified ?? false,
    resembles: resembles ? { name: textOf(resembles.name), username: textOf(resembles.username) } : null,
    formerNames: former_names ?? [],
  }
}

export function notTheVerified({ name, username }: NonNullable<Identity['resembles']>): string {
  return `Not the verified ${name}${username ? ` (@${username})` : ''}`
}

/** Letters of other scripts, and of Latin beyond accents, by the letter for which they can be taken. */
const LOOK_ALIKES = {
  a: 'АаΑαɑ',
  b: 'ВвЬьΒβ',
  c: 'СсϹϲ',
  d: 'ԀԁĐđ',
  e: 'ЕеЄєΕε',
  g: 'Ԍԍɡ',
  h: 'НнҺһΗĦħ',
  i: 'ІіΙιı',
  j: 'ЈјͿϳ',
  k: 'КкΚκ',
  l: 'ӀӏŁł',
  m: 'МмΜ',
  n: 'ПпΝη',
  o: 'ОоΟοσØø',
  p: 'РрΡρ',
  q: 'Ԛԛ',
  r: 'Гг',
  s: 'Ѕѕ',
  t: 'ТтΤτ',
  u: 'Ииμυ',
  v: 'Ѵѵν',
  w: 'ԜԝШшω',
  x: 'ХхΧχ',
  y: 'УуҮүΥγ',
  z: 'Ζ',
}

const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin] as const)),
)

/** What is left of a name for the eye: neither case, spaces, accents and hyphens nor the script of its letters. */
function skeleton(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\P{L}/gu, '')
  return (
    Array.from(letters, (letter) => LATIN.get(letter) ?? letter)
      .join('')
      // A capital i among small letters is read as an l.
      .replaceAll(/(?<=\p{Ll})I/gu, 'l')
      .toLowerCase()
  )
}

export function isConfusable(one: string, other: string): boolean {
  // Some letters look like another one in capitals only: a name is also compared in small letters.
  return [one, one.toLowerCase()].some((name, index) => {
    const seen = skeleton(name)
    return seen !== '' && seen === skeleton(index === 0 ? other : other.toLowerCase())
  })
}
