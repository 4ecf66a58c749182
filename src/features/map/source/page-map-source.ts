import { useQuery } from '@tanstack/react-query'
import { listingQueries } from '@/listing/listing.queries'
import { useMapResults } from '../state/use-map-results'
import type { MapSearch, MapSource } from './map-source'

/** The results of the rules in the page, over the whole list; of nothing where it does not find them. */
export function usePageMapSource({ search, view, area }: MapSearch, finds: boolean): MapSource {
  const { data, error, isFetching, refetch } = useQuery({ ...listingQueries.list(), enabled: finds })
  const results = useMapResults(finds ? data : undefined, search, area ? view : null)
  return {
    results,
    known: data !== undefined,
    emptyMarket: data?.length === 0,
    error,
    fetching: isFetching,
    retry: () => void refetch(),
  }
}
