import { useQuery } from '@tanstack/react-query'
import { sampleKeys } from '@/api/query-keys'
import { serverNow } from '@/api/server-clock'
import type { Listing } from '@/domain/listing/listing'
import { defaultSearch } from '@/domain/search/filter-state'
import { loadCode } from '@/lib/load-code'
import { useListingPool } from '@/listing/search/use-listing-pool'

/** The three featured samples (A 1). */
const FEATURED_IDS = ['iloilo1', '9', 'r6']

export type FeaturedState =
  | { is: 'loading' }
  | { is: 'shown'; listings: Listing[] }
  /** Built-in listings, because the call failed or the server has none. */
  | { is: 'built-in'; listings: Listing[]; because: 'failed' | 'empty' }
  | { is: 'failed' }

/** The three featured listings; missing ones are replaced by the best rated available ones. */
export function featuredOf(listings: readonly Listing[]): Listing[] {
  const free = listings.filter(({ status }) => status === 'available')
  const chosen = FEATURED_IDS.flatMap((id) => free.find((listing) => listing.id === id) ?? [])
  const others = free
    .filter((listing) => !chosen.includes(listing))
    .toSorted((a, b) => Number(b.images.length > 0) - Number(a.images.length > 0) || (b.rating ?? 0) - (a.rating ?? 0))
  return [...chosen, ...others].slice(0, FEATURED_IDS.length)
}

export function useFeatured() {
  const list = useListingPool(['featured'], async () => [{ ...defaultSearch(), mode: 'all' }])
  const served = featuredOf(list.data ?? [])
  const none = list.error !== null || (list.data !== undefined && served.length === 0)
  const samples = useQuery({
    queryKey: sampleKeys.featured,
    queryFn: async () => (await loadCode(() => import('@/samples/fallback'))).sampleListings(FEATURED_IDS, serverNow()),
    enabled: none && served.length === 0,
    staleTime: Infinity,
  })
  const state = (): FeaturedState => {
    if (served.length > 0) return { is: 'shown', listings: served }
    if (!none || samples.isPending) return { is: 'loading' }
    if (samples.data) return { is: 'built-in', listings: samples.data, because: list.error ? 'failed' : 'empty' }
    return { is: 'failed' }
  }
  return { state: state(), retry: () => void list.refetch(), retrying: list.isFetching }
}
