import { useQuery } from '@tanstack/react-query'
import type { SearchState } from '@/domain/search/filter-state'
import { listingQueries } from '@/listing/listing.queries'
import { useRendered } from '@/listing/use-rendered'
import { useResults } from '../state/use-results'
import type { Source } from './source'

/** The results of the rules in the page, over the whole list; of nothing where it does not find them. */
export function usePageSource(search: SearchState, finds: boolean): Source {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({ ...listingQueries.list(), enabled: finds })
  const rendered = useRendered(dataUpdatedAt)
  const found = useResults(finds ? data : undefined, search)
  return {
    found,
    known: data !== undefined,
    rendered,
    error,
    fetching: isFetching,
    retry: () => void refetch(),
  }
}
