import { useSearch } from '@tanstack/react-router'
import type { SearchState } from '@/domain/search/filter-state'
import { keepMonths, useMonthPreference } from '@/listing/monthly/month-preference'
import { searchState } from '@/routes/-search'
import { keepAvailableOnly, useAvailableOnly } from '@/session/marks/available-only'
import { useUnitSystem } from '@/session/units'

type From = '/properties/' | '/dashboard/properties/' | '/map' | '/dashboard/map'

/** The search in the address, with what the visitor prefers where the address says nothing. */
export function useShownSearch(from: From): SearchState {
  const units = useUnitSystem((state) => state.value)
  const loan = useMonthPreference((state) => state.value)
  const available = useAvailableOnly((state) => state.value)
  return useSearch({
    from,
    select: (params) => searchState(params, { units, loan, available }),
    structuralSharing: true,
  })
}

export function keepPreferences(before: SearchState, next: SearchState): void {
  keepMonths(before, next)
  keepAvailableOnly(before, next)
}
