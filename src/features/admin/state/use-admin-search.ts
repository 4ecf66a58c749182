import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { healAdminSearch, onTab, withFilters, type AdminSearch, type AdminTab, type Filters } from './admin-search'

const route = getRouteApi('/super-admin/dashboard')

export function useAdminSearch() {
  const search: AdminSearch = route.useSearch()
  const navigate = route.useNavigate()
  const go = useCallback(
    (update: (search: AdminSearch) => AdminSearch, replace = false) =>
      void navigate({ search: (old) => healAdminSearch(update(healAdminSearch(old))), replace, resetScroll: false }),
    [navigate],
  )
  return {
    search,
    go,
    openTab: (tab: AdminTab) => go(() => onTab(tab)),
    filter: (changes: Filters, replace = false) => go((old) => withFilters(old, changes), replace),
  }
}
