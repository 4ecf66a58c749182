import { useQuery } from '@tanstack/react-query'
import { listingQueries } from '@/listing/listing.queries'
import { useMapResults } from '../state/use-map-results'
import type { MapSourceProps } from './map-source'

/** The results of the rules in the page, over the whole list. */
export function PageMapSource({ search, view, area, children }: MapSourceProps) {
  const { data, error, isFetching, refetch } = useQuery(listingQueries.list())
  const results = useMapResults(data, search, area ? view : null)
  return children({
    results,
    known: data !== undefined,
    emptyMarket: data?.length === 0,
    error,
    fetching: isFetching,
    retry: () => void refetch(),
  })
}
