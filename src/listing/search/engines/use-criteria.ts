import { useMemo } from 'react'
import type { SearchState } from '@/domain/search/filter-state'

/** The part of the search that affects results, with a stable identity; without page, view and units. */
export function useCriteria({ mode, category, subtype, q, filters, sort, byMonth, loan }: SearchState): SearchState {
  return useMemo(
    () => ({ mode, category, subtype, q, filters, sort, byMonth, loan, page: 1, view: 'grid', units: 'imperial' }),
    [mode, category, subtype, q, filters, sort, byMonth, loan],
  )
}
