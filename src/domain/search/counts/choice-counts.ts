import { FACETS, type FacetName } from '@/contract/search/limits'
import type { CostsOf } from '../../finance/loan-choice'
import { boundOf } from '../../listing/field-kinds'
import { FIELDS } from '../../listing/fields'
import { listingKey, type Listing } from '../../listing/listing'
import { subtypesOf, type CategoryId } from '../../listing/taxonomy'
import { factReader } from '../../papers/ph'
import { itemsOf, panelFields, panelsFor, type PanelId } from '../filter-panels'
import {
  CHOICE_FILTERS,
  FLAG_FILTERS,
  LIST_FILTERS,
  NUMBER_FIELDS,
  setValue,
  type NumberField,
  type SearchState,
} from '../filter-state'
import { flagTest, matcher, takenBy } from '../filters'
import { NUMBERS } from '../query/numbers'
import { isUsed, resetFilters } from '../search-changes'
import type { SearchMode } from '../sliders'

/** How many listings each choice would show in place of the chosen one; a choice without any may be left out. */
export type Counts = ReadonlyMap<string, number>
export type CountsOf = (facet: FacetName) => Counts | undefined

type Counted = {
  lift: (search: SearchState) => SearchState
  isUsed: (search: SearchState) => boolean
  choicesOf: (
    category: CategoryId | 'all',
  ) => readonly (readonly [value: string, test: (listing: Listing) => boolean])[]
}

const ofPanel = (panel: PanelId, fields: Parameters<typeof resetFilters>[1]) => ({
  lift: (search: SearchState) => resetFilters(search, fields),
  isUsed: (search: SearchState) => isUsed(search, panel),
})

function boundsOf(field: NumberField) {
  const { bound, choices = [] } = boundOf(field)
  const read = NUMBERS[FIELDS[field].filter.param]
  return choices.map((value) => {
    const fits = bound === 'max' ? (number: number) => number <= value : (number: number) => number >= value
    return [String(value), (listing: Listing) => fits(read(listing))] as const
  })
}

const COUNTED: { readonly [Facet in FacetName]?: Counted } = {
  subtype: {
    lift: (search) => ({ ...search, subtype: 'all' }),
    isUsed: ({ subtype }) => subtype !== 'all',
    choicesOf: (category) =>
      subtypesOf(category).map((type) => [
        type,
        ({ propertyType, propertySubtype }) => propertyType === type || propertySubtype === type,
      ]),
  },
  ...Object.fromEntries([
    ...NUMBER_FIELDS.filter((field) => 'choices' in FIELDS[field].filter).map((field): [string, Counted] => {
      const choices = boundsOf(field)
      // A second bound, the most bedrooms, stays: a server counts the values of one parameter.
      const own = panelFields(field).slice(0, 1)
      return [FIELDS[field].filter.param, { ...ofPanel(field, own), choicesOf: () => choices }]
    }),
    ...CHOICE_FILTERS.map((field): [string, Counted] => {
      const read = factReader(field)
      const choices = Object.keys(FIELDS[field].options).map((value) => {
        const taken = takenBy(field, value)
        return [value, (listing: Listing) => taken.includes(String(read(listing)))] as const
      })
      return [FIELDS[field].filter.param, { ...ofPanel(field, [field]), choicesOf: () => choices }]
    }),
    ...FLAG_FILTERS.map((field): [string, Counted] => {
      const choices = [[String(setValue(field)), flagTest(field)] as const]
      const lift = (search: SearchState) => resetFilters(search, [field])
      return [FIELDS[field].filter.param, { lift, isUsed: ({ filters }) => filters[field], choicesOf: () => choices }]
    }),
    ...LIST_FILTERS.map((field): [string, Counted] => {
      const key = listingKey(field)
      const choices = itemsOf(field).map((item) => [item, (listing: Listing) => listing[key].includes(item)] as const)
      return [FIELDS[field].filter.param, { ...ofPanel(field, [field]), choicesOf: () => choices }]
    }),
  ]),
}

export function facetOf(panel: PanelId): FacetName | null {
  const name: string = FIELDS[panel].filter.param
  return FACETS.find((facet) => facet === name && facet in COUNTED) ?? null
}

export function facetsFor(category: CategoryId | 'all', mode: SearchMode): FacetName[] {
  const facets = panelsFor(category, mode).flatMap((panel) => facetOf(panel) ?? [])
  return ['status', ...(category === 'all' ? [] : ['subtype' as const]), ...facets]
}

/** Counts each filter when it is asked for first. `found` is counted where the filter itself is not used. */
export function countsIn(
  listings: readonly Listing[],
  found: readonly Listing[],
  search: SearchState,
  costs: CostsOf | null = null,
): CountsOf {
  const known = new Map<FacetName, Counts>()
  return (facet) => {
    const counted = COUNTED[facet]
    if (!counted) return undefined
    const before = known.get(facet)
    if (before) return before
    const reach = counted.isUsed(search) ? listings.filter(matcher(counted.lift(search), costs)) : found
    const choices = counted.choicesOf(search.category)
    const counts = new Map(choices.map(([value]) => [value, 0]))
    for (const listing of reach)
      for (const [value, test] of choices) if (test(listing)) counts.set(value, counts.get(value)! + 1)
    known.set(facet, counts)
    return counts
  }
}
