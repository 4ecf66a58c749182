import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { filterListings, needsCosts } from '@/domain/search/filters'
import { isPlaced, isWithin } from '@/domain/search/query/bounds'
import { useCosts } from '../../monthly/use-costs'
import type { FoundOnMap, MapSearch } from '../results'
import { listQuery } from './engine'

const NONE = [] as const

export function useMapInPage({ search, view, area }: MapSearch, on: boolean): FoundOnMap {
  const { data, error, isFetching, refetch } = useQuery({ ...listQuery(), enabled: on })
  const costs = useCosts(search.byMonth || needsCosts(search) ? search.loan : null)
  const of = costs.view?.costs ?? null
  const matching = useMemo(() => (on && data ? filterListings(data, search, of) : NONE), [on, data, search, of])
  const placed = useMemo(() => matching.filter(isPlaced), [matching])
  const bounds = useDeferredValue(area ? view : null)
  const listings = useMemo(
    () => (bounds ? placed.filter((listing) => isWithin(listing, bounds)) : matching),
    [matching, placed, bounds],
  )
  const results = {
    placed,
    cells: NONE,
    unplaced: matching.length - placed.length,
    listings,
    total: listings.length,
    everywhere: matching.length,
    costs,
    next: null,
  }
  const emptyMarket = data?.length === 0
  return { results, known: data !== undefined, emptyMarket, error, fetching: isFetching, retry: () => void refetch() }
}
