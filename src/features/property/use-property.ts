import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { sampleKeys } from '@/api/query-keys'
import { serverNow } from '@/api/server-clock'
import type { Listing } from '@/domain/listing/listing'
import { loadCode } from '@/lib/load-code'
import { listingQueries } from '@/listing/listing.queries'
import { useRendered } from '@/listing/use-rendered'

export type PropertyState =
  | { is: 'loading' }
  | { is: 'shown'; listing: Listing }
  /** The built-in listing with the same id replaces an answer that failed. */
  | { is: 'built-in'; listing: Listing }
  | { is: 'missing' }
  | { is: 'failed' }

/** Else the sample with the same id (B 4, B 8), fetched only when needed. A 404 is an answer. */
export function useProperty(id: string) {
  const detail = useQuery(listingQueries.detail(id))
  const missing = detail.error instanceof ApiError && detail.error.status === 404
  const sample = useQuery({
    queryKey: sampleKeys.detail(id),
    queryFn: async () => {
      const { sampleListings } = await loadCode(() => import('@/samples/fallback'))
      return (await sampleListings([id], serverNow()))[0] ?? null
    },
    enabled: detail.isError && !detail.data && !missing,
    staleTime: Infinity,
  })

  const state = (): PropertyState => {
    if (detail.data) return { is: 'shown', listing: detail.data }
    if (missing) return { is: 'missing' }
    if (!detail.isError || sample.isPending) return { is: 'loading' }
    return sample.data ? { is: 'built-in', listing: sample.data } : { is: 'failed' }
  }
  // Nobody knows how old a listing is that came with the page.
  const now = useRendered(detail.dataUpdatedAt) ? undefined : serverNow()
  return { state: state(), now, retry: () => void detail.refetch(), retrying: detail.isFetching }
}
