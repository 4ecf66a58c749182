import { dwellingOf, type Dwelling } from '@/domain/finance/purchase'
import { defaultSearch, type SearchState } from '@/domain/search/filter-state'
import type { Kind } from '@/domain/search/saved-search'
import { chooseSubtype, switchCategory } from '@/domain/search/search-changes'

/** Where no loan is given at this price, none is at any. */
export const MODEST_PRICE = 500_000

export type Home = Exclude<Dwelling, 'business'>

const KINDS: Record<Home, Kind> = {
  house: { category: 'residential', subtype: 'all' },
  condominium: { category: 'residential', subtype: 'Condo' },
  lot: { category: 'land', subtype: 'Residential Land' },
}

export function wantedAs(dwelling: Home, search: SearchState = defaultSearch()): SearchState {
  const { category, subtype } = KINDS[dwelling]
  return chooseSubtype(switchCategory(search, category), subtype)
}

export function homeOf({ category, subtype }: SearchState): Home | null {
  const dwelling = dwellingOf(category === 'all' ? null : category, subtype)
  return dwelling === 'business' ? null : dwelling
}

/** No loan here is for other kinds, or for rent: words that ask for them stay words. */
export function changeWanted(before: SearchState, update: (search: SearchState) => SearchState): SearchState {
  const read = update(before)
  const after = read.category === 'land' && read.subtype === 'all' ? { ...read, subtype: 'Residential Land' } : read
  return homeOf(after) && after.mode === 'sale' && !after.byMonth ? after : before
}

export function upTo(price: number, wanted: SearchState): SearchState {
  const [min, max] = wanted.filters.priceRange
  return { ...wanted, filters: { ...wanted.filters, priceRange: [min, Math.min(max ?? price, price)] } }
}
