import type { FacetName } from '@/contract/search/limits'
import type { Facets } from '@/contract/search/pages'
import { CATEGORY_IDS, type CategoryId } from '../../listing/taxonomy'
import type { SearchState } from '../filter-state'
import { switchCategory } from '../search-changes'
import type { Counts, CountsOf } from './choice-counts'

/**
 * Without the categories whose choice also lifts filters, which the server does not count; none where it counted no
 * category.
 */
export function countsFrom(
  facet: Facets['category'],
  search: SearchState,
): Partial<Record<CategoryId | 'all', number>> {
  const counts: Partial<Record<CategoryId | 'all', number>> = {}
  if (!facet) return counts
  const known = new Map(facet.map(({ value, count }) => [value, count]))
  const filters = JSON.stringify(search.filters)
  for (const id of ['all', ...CATEGORY_IDS] as const)
    if (JSON.stringify(switchCategory(search, id).filters) === filters) counts[id] = known.get(id) ?? 0
  return counts
}

const PRICES_A_STEP = 20

/** Prices that are spread as the facet says: enough of them to draw its shape. */
export function pricesFrom(facet: Facets['price']): number[] {
  if (!facet || facet.min === null || facet.max === null) return []
  const { min, max, buckets } = facet
  const most = Math.max(...buckets)
  const width = (max - min) / buckets.length
  return buckets.flatMap((count, step) => {
    const prices = Math.ceil((count / most) * PRICES_A_STEP)
    return Array.from({ length: prices }, (_, place) => min + width * (step + (place + 0.5) / prices))
  })
}

export function answeredCounts(facets: Facets): CountsOf {
  const known = new Map<FacetName, Counts>()
  return (facet) => {
    const answered = facets[facet]
    if (!Array.isArray(answered)) return undefined
    const counts = known.get(facet) ?? new Map(answered.map(({ value, count }) => [value, count]))
    known.set(facet, counts)
    return counts
  }
}
