import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { SearchState } from '@/domain/filter-state'
import { readSearch, writeSearch } from '@/domain/search-params'
import { BrowseScreen } from '@/features/browse/browse-screen'
import { SaveSearch } from '@/features/saved-searches/save-search'
import { useArea } from '@/session/area'
import { useUnitSystem } from '@/session/units'

/** The browse screen: the search is the address; units that it does not name are the stored ones. */
export function BrowsePage() {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const preferred = useUnitSystem((state) => state.value)
  const navigate = useNavigate()
  const area = useArea()
  const search = useMemo(() => {
    const read = readSearch(raw)
    return raw['units'] === undefined ? { ...read, units: preferred } : read
  }, [raw, preferred])
  const change = useCallback(
    (next: SearchState, { replace = false }: { replace?: boolean } = {}) =>
      void navigate({ to: '.', search: writeSearch(next), replace, resetScroll: false }),
    [navigate],
  )
  return <BrowseScreen search={search} onChange={change} area={area} saving={saving} />
}

function saving(search: SearchState) {
  return <SaveSearch search={search} />
}
