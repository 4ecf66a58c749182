import { activeFilters } from './active-filters'
import { defaultFilters, defaultSearch, type SearchState } from './filter-state'
import { areaLabel, placesLabel } from './query/place'
import { queryOf, readSearch, writeSearch, type SearchParams } from './search-params'
import { CATEGORIES, CATEGORY_IDS, typesLabel } from '../listing/taxonomy'
import { uncapitalize } from '../text'
import { amountOrNull, textOf } from '../wire-values'
import { english, t } from '@/words/words'

/** What a saved search looks for (A 3): pesos, minimums of bedrooms and bathrooms, and the URL's `query`. */
export type SavedCriteria = {
  location?: string | null | undefined
  property_type?: string | null | undefined
  min_price?: number | string | null | undefined
  max_price?: number | string | null | undefined
  bedrooms?: number | string | null | undefined
  bathrooms?: number | string | null | undefined
  query?: string | null | undefined
}

export type Kind = Pick<SearchState, 'category' | 'subtype'>

const MOST_ROOMS = 5

/** The kind that a property type names: a subtype (in the first category that has it), a category, else everything. */
export function kindOf(propertyType: string | null | undefined): Kind {
  const wanted = textOf(propertyType).toLowerCase()
  const named = CATEGORY_IDS.find((id) => id === wanted || CATEGORIES[id].label.toLowerCase() === wanted)
  if (named) return { category: named, subtype: 'all' }
  for (const category of CATEGORY_IDS) {
    const subtype = CATEGORIES[category].subtypes.find((type) => type.toLowerCase() === wanted)
    if (subtype) return { category, subtype }
  }
  return { category: 'all', subtype: 'all' }
}

function roomsOf(value: unknown, least: number): number | null {
  const rooms = amountOrNull(value)
  return rooms === null || rooms < least ? null : Math.min(MOST_ROOMS, Math.floor(rooms))
}

/** The search that a saved one stands for, as the browse screen has it: its own address where it was saved from one. */
export function searchOfSaved(saved: SavedCriteria): SearchState {
  const query = textOf(saved.query).replace(/^\?/, '')
  if (query !== '') return { ...readSearch(Object.fromEntries(new URLSearchParams(query))), page: 1 }
  const kind = kindOf(saved.property_type)
  return {
    ...defaultSearch(),
    ...kind,
    mode: 'all',
    q: textOf(saved.location),
    filters: {
      ...defaultFilters(),
      priceRange: [amountOrNull(saved.min_price) ?? 0, amountOrNull(saved.max_price)],
      bedrooms: roomsOf(saved.bedrooms, 0),
      bathrooms: roomsOf(saved.bathrooms, 1),
    },
  }
}

export function criteriaOfSearch(search: SearchState): Required<{ [Key in keyof SavedCriteria]: SavedCriteria[Key] }> {
  const { category, subtype, q, filters } = search
  const [min, max] = filters.priceRange
  const [place = null, ...others] = filters.places
  return {
    location: q.trim() || (others.length > 0 ? null : place),
    property_type:
      subtype !== 'all' ? typesLabel(subtype, english) : category !== 'all' ? CATEGORIES[category].label : null,
    min_price: min > 0 ? min : null,
    max_price: max,
    bedrooms: filters.bedrooms,
    bathrooms: filters.bathrooms,
    query: queryOf(search),
  }
}

export function paramsOfSaved(saved: SavedCriteria): SearchParams {
  return writeSearch(searchOfSaved(saved))
}

const MODES = { sale: 'For sale', rent: 'For rent', all: null } as const

/** What a search asks for in a few words each, money in the shown currency; empty for 'everything there is'. */
export function criteriaLabels(search: SearchState, currency: string): string[] {
  const mode = MODES[search.mode]
  return [...(mode ? [t(mode)] : []), ...activeFilters(search, currency).map(({ label }) => label)]
}

function kindText(category: SearchState['category'], subtype: string): string {
  if (subtype !== 'all') return typesLabel(subtype)
  return category === 'all' ? t('Properties') : t.known(CATEGORIES[category].label)
}

/** A name for a search that nobody has named yet: 'Condo for rent, Jaro'. */
export function suggestedName(search: SearchState): string {
  const { category, subtype, mode, q, filters } = search
  const kind = kindText(category, subtype)
  const what = { sale: t('{kind} for sale', { kind }), rent: t('{kind} for rent', { kind }), all: kind }[mode]
  const where = [filters.places.length > 0 ? uncapitalize(placesLabel(filters.places)) : '', q.trim()]
  return [what, ...where, filters.area ? uncapitalize(areaLabel({ ...filters, area: filters.area })) : '']
    .filter(Boolean)
    .join(', ')
}

/** The name, with a number behind it where it is taken already. */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map(nameKey))
  if (!used.has(nameKey(name))) return name
  for (let number = 2; ; number += 1) {
    const next = `${name} ${number}`
    if (!used.has(nameKey(next))) return next
  }
}

/** Names that differ only in case or in spaces are the same name. */
export function nameKey(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
