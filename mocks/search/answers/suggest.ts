import { SUGGESTION_KINDS, SUGGESTIONS_EACH } from '@/contract/search/limits'
import type { Suggestion, SuggestionKind } from '@/contract/search/suggestions'
import type { Listing } from '@/domain/listing/listing'
import { CATEGORY_IDS, subtypesOf } from '@/domain/listing/taxonomy'
import { readServerQuery, type ServerSearch } from '@/domain/search/query/server-query'
import { countFound, find, pageOf, type World } from '../world/world'

type Name = { kind: SuggestionKind; text: string; params: Record<string, string> }

/** From so many letters on one may be wrong, and from so many two. */
const ONE_WRONG = 5
const TWO_WRONG = 8

/** What somebody may mean who has typed `q`. */
export function suggestionsFor(world: World, q: string, titleOf: (id: string) => string): Suggestion[] {
  const typed = wordsOf(q)
  if (typed.length === 0) return []
  const fitting = [...namesOf(world).values()].filter(({ text }) => {
    const words = wordsOf(text)
    return typed.every((word) => words.some((known) => begins(known, word)))
  })
  const named = fitting.map(({ kind, text, params }) => ({ kind, text, ...counted(world, params) }))
  const listings = listingsFor(world, q).map((id) => {
    const text = titleOf(id)
    return { kind: 'listing' as const, text, ...counted(world, { q: text }), id }
  })
  const found = [...named, ...listings].filter(({ count }) => count > 0)
  return SUGGESTION_KINDS.flatMap((kind) =>
    found
      .filter((one) => one.kind === kind)
      .toSorted((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
      .slice(0, SUGGESTIONS_EACH),
  )
}

/** Every name of a place, street, landmark, project and type in use, once. */
function namesOf({ generated, written }: World): Map<string, Name> {
  const names = new Map<string, Name>()
  const add = (kind: SuggestionKind, text: string, params: Record<string, string> = { q: text }) => {
    if (text) names.set(`${kind} ${text}`, { kind, text, params })
  }
  for (const listing of [...(generated?.kinds ?? []), ...written]) {
    const { places, street } = partsOf(listing)
    for (const place of places) add('place', place)
    add('street', street)
    add('landmark', listing.ph.landmark.split(',', 1)[0] ?? '')
    add('project', listing.ph.licenseToSellProject)
    const category = CATEGORY_IDS.find((id) => subtypesOf(id).includes(listing.propertyType))
    if (category) add('type', listing.propertyType, { category, subtype: listing.propertyType })
  }
  return names
}

/** Floors and units are no places, and a house number is no part of a street's name. */
function partsOf({ address, city, state, ph }: Listing): { places: Set<string>; street: string } {
  const [first = '', ...rest] = address.split(',').map((part) => part.trim())
  const places = rest.filter((part) => !/\d/.test(part)).map((part) => part.replace(/^Barangay /, ''))
  return { places: new Set([...places, city, state, ph.barangay]), street: first.replace(/^[\d-]+\w?(-\w)? /, '') }
}

/** The search of a suggestion: everything for sale and for rent. */
function searchOf(params: Record<string, string>): ServerSearch | null {
  const search = readServerQuery({ mode: 'all', ...params })
  return 'parameter' in search ? null : search
}

function counted(world: World, params: Record<string, string>) {
  const search = searchOf(params)
  return {
    query: String(new URLSearchParams({ mode: 'all', ...params })),
    count: search ? countFound(world, search) : 0,
  }
}

function listingsFor(world: World, q: string): string[] {
  const search = searchOf({ q })
  if (!search) return []
  const from = { generated: 0, written: 0 }
  return pageOf(world, find(world, search), { sort: 'newest', from, limit: SUGGESTIONS_EACH }).ids
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/[\p{M}'’]/gu, '')
  return plain
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Whether a word begins as typed, or nearly so. */
function begins(known: string, typed: string): boolean {
  if (known.startsWith(typed)) return true
  const wrong = typed.length >= TWO_WRONG ? 2 : typed.length >= ONE_WRONG ? 1 : 0
  if (wrong === 0) return false
  const ends = [typed.length - 1, typed.length, typed.length + 1, typed.length + 2]
  return ends.some((end) => end <= known.length && distance(known.slice(0, end), typed) <= wrong)
}

/** How many letters have to be put in, left out or changed to turn one word into the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [place, letter] of one.split('').entries()) {
    const next = [place + 1]
    for (let at = 1; at < row.length; at += 1) {
      const changed = row[at - 1]! + (other[at - 1] === letter ? 0 : 1)
      next.push(Math.min(changed, row[at]! + 1, next[at - 1]! + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
