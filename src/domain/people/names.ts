import type { WireIdentity } from '@/contract/account/person'
import { personName } from '@/contract/fields'
import { textOf } from '../wire-values'
import { t } from '@/words/words'

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
  return t('Not the verified {name}', { name: username ? `${name} (@${username})` : name })
}
