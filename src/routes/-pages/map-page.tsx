import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { SearchState } from '@/domain/filter-state'
import { readSearch, writeMapLink, writeSearch } from '@/domain/search-params'
import { MapScreen } from '@/features/map/map-screen'
import { readMapAddress, writeMapAddress, type MapAddress } from '@/features/map/state/map-address'
import { useUnitSystem } from '@/session/units'

type Raw = Record<string, unknown>

/** The map screen: search and view of the map are the address; units that it does not name are the stored ones. */
export function MapPage() {
  const raw: Raw = useSearch({ strict: false })
  const preferred = useUnitSystem((state) => state.value)
  const navigate = useNavigate()
  // By their text, so that a move of the map does not look like another search.
  const searchText = JSON.stringify(writeSearch(readSearch(raw)))
  const named = raw['units'] !== undefined
  const search = useMemo(() => {
    const read = readSearch(JSON.parse(searchText))
    return named ? read : { ...read, units: preferred }
  }, [searchText, named, preferred])
  const addressText = JSON.stringify(writeMapAddress(readMapAddress(raw)))
  const address = useMemo(() => readMapAddress(JSON.parse(addressText)), [addressText])

  const changeSearch = useCallback(
    (next: SearchState) =>
      void navigate({
        to: '.',
        search: (now: Raw) => ({ ...writeMapLink(next), ...writeMapAddress(readMapAddress(now)) }),
        resetScroll: false,
      }),
    [navigate],
  )
  const changeAddress = useCallback(
    (change: Partial<MapAddress>) =>
      void navigate({
        to: '.',
        search: (now: Raw) => ({
          ...writeMapLink(readSearch(now)),
          ...writeMapAddress({ ...readMapAddress(now), ...change }),
        }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return <MapScreen search={search} address={address} onSearch={changeSearch} onAddress={changeAddress} />
}
