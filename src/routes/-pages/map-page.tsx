import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { readSearch, writeMapLink } from '@/domain/search/search-params'
import { MapFilters } from '@/features/browse/sidebar/map-filters'
import { MapScreen } from '@/features/map/map-screen'
import { readMapUrl, writeMapUrl, type MapUrlState } from '@/features/map/state/map-url'
import { keepPreferences, useShownSearch } from './use-shown-search'
import { ViewSwitch } from './view-switch'

type Props = { from: '/map' | '/dashboard/map' }
type Raw = Record<string, unknown>

/** The map leaves its place for the results of another search; an area is drawn where the map stands. */
function moved(next: SearchState, before: SearchState): Partial<MapUrlState> {
  const isDrawn = next.filters.area !== before.filters.area
  return isDrawn || next.byMonth !== before.byMonth ? {} : { position: null }
}

export function MapPage({ from }: Props) {
  const search = useShownSearch(from)
  const address = useSearch({ from, select: readMapUrl, structuralSharing: true })
  const navigate = useNavigate()

  const changeSearch = useCallback(
    (next: SearchState, { replace = false }: { replace?: boolean } = {}) => {
      void navigate({
        to: '.',
        search: (now: Raw) => ({
          ...writeMapLink(next),
          ...writeMapUrl({ ...readMapUrl(now), ...moved(next, search) }),
        }),
        replace,
        resetScroll: false,
      })
      keepPreferences(search, next)
    },
    [navigate, search],
  )
  const changeAddress = useCallback(
    (change: Partial<MapUrlState>) =>
      void navigate({
        to: '.',
        search: (now: Raw) => ({
          ...writeMapLink(readSearch(now)),
          ...writeMapUrl({ ...readMapUrl(now), ...change }),
        }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <MapScreen
      search={search}
      address={address}
      onSearch={changeSearch}
      onAddress={changeAddress}
      filters={<MapFilters search={search} onSearch={changeSearch} />}
      layout={<ViewSwitch at="map" search={search} />}
    />
  )
}
