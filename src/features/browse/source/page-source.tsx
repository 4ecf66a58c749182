import { useQuery } from '@tanstack/react-query'
import { listingQueries } from '@/listing/listing.queries'
import { useRendered } from '@/listing/use-rendered'
import { useResults } from '../state/use-results'
import type { SourceProps } from './source'

/** The results of the rules in the page, over the whole list. */
export function PageSource({ search, children }: SourceProps) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(listingQueries.list())
  const rendered = useRendered(dataUpdatedAt)
  const found = useResults(data, search)
  return children({
    found,
    known: data !== undefined,
    rendered,
    error,
    fetching: isFetching,
    retry: () => void refetch(),
  })
}
