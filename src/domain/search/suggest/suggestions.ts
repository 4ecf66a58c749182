import { SUGGESTION_KINDS, SUGGESTIONS_EACH } from '@/contract/search/limits'
import type { Suggestion, SuggestionKind } from '@/contract/search/suggestions'
import type { Listing } from '../../listing/listing'
import { CATEGORY_IDS, subtypesOf } from '../../listing/taxonomy'
import { countMatching, filterListings } from '../filters'
import { readServerQuery, type ServerSearch } from '../query/server-query'
import { writeArea } from '../query/area'
import { wordsOf } from '../search-text'
import { areaNear, AROUND, NEAR } from '../words/near'
import { PLACES } from '../words/tables'
import { beginning } from './beginning'

type Name = { kind: SuggestionKind; text: string; params: Record<string, string> }

export type Market = {
  named: readonly Listing[]
  count: (search: ServerSearch) => number
  first: (search: ServerSearch, limit: number) => Pick<Listing, 'id' | 'title'>[]
}

export function marketOf(listings: readonly Listing[]): Market {
  return {
    named: listings,
    count: (search) => countMatching(listings, search),
    first: (search, limit) => filterListings(listings, search).slice(0, limit),
  }
}

export function suggestionsFor(market: Market, q: string): Suggestion[] {
  const typed = wordsOf(q)
  if (typed.length === 0) return []
  const around = AROUND.filter((name) => beginsAs(name, typed)).map(nameAround)
  const fitting = [...namesOf(market.named).filter(({ text }) => beginsAs(text, typed)), ...around]
  const named = fitting.map(({ kind, text, params }) => ({ kind, text, ...counted(market, params) }))
  const search = searchOf({ q })
  const first = search ? market.first(search, SUGGESTIONS_EACH) : []
  const listings = first.map(({ id, title }) => {
    return { kind: 'listing' as const, text: title, ...counted(market, { q: title }), id }
  })
  const found = [...named, ...listings].filter(({ count }) => count > 0)
  return SUGGESTION_KINDS.flatMap((kind) =>
    found
      .filter((one) => one.kind === kind)
      .toSorted((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
      .slice(0, SUGGESTIONS_EACH),
  )
}

export function beginsAs(text: string, typed: readonly string[]): boolean {
  const words = wordsOf(text)
  return typed.every((one) => words.some((word) => beginning(word, one) > 0))
}

function nameAround(name: string): Name {
  const { area, name: place } = areaNear([{ name, meters: NEAR }])
  return { kind: 'landmark', text: place ?? name, params: { area: writeArea(area), place: place ?? name } }
}

const IS_NAMED: ReadonlySet<string> = new Set(PLACES.values.values())

const known = new WeakMap<readonly Listing[], Name[]>()

function namesOf(listings: readonly Listing[]): Name[] {
  const before = known.get(listings)
  if (before) return before
  const names = new Map<string, Name>()
  const add = (kind: SuggestionKind, text: string, params: Record<string, string> = { q: text }) => {
    if (text) names.set(`${kind} ${text}`, { kind, text, params })
  }
  for (const listing of listings) {
    const { places, street } = partsOf(listing)
    for (const place of places) add('place', place, IS_NAMED.has(place) ? { in: place } : { q: place })
    add('street', street)
    const [landmark = ''] = listing.ph.landmark.split(',', 1)
    if (!AROUND.includes(landmark)) add('landmark', landmark)
    add('project', listing.ph.licenseToSellProject)
    const category = CATEGORY_IDS.find((id) => subtypesOf(id).includes(listing.propertyType))
    if (category) add('type', listing.propertyType, { category, subtype: listing.propertyType })
  }
  const all = [...names.values()]
  known.set(listings, all)
  return all
}

/** Floors and units are no places, and a house number is no part of a street's name. */
function partsOf({ address, city, state, ph }: Listing): { places: Set<string>; street: string } {
  const [first = '', ...rest] = address.split(',').map((part) => part.trim())
  const places = rest.filter((part) => !/\d/.test(part)).map((part) => part.replace(/^Barangay /, ''))
  return { places: new Set([...places, city, state, ph.barangay]), street: first.replace(/^[\d-]+\w?(-\w)? /, '') }
}

function searchOf(params: Record<string, string>): ServerSearch | null {
  const search = readServerQuery({ mode: 'all', ...params })
  return 'parameter' in search ? null : search
}

function counted(market: Market, params: Record<string, string>) {
  const search = searchOf(params)
  return { query: String(new URLSearchParams({ mode: 'all', ...params })), count: search ? market.count(search) : 0 }
}
