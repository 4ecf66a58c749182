import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sampleKeys } from '@/api/query-keys'
import { serverNow } from '@/api/server-clock'
import type { Listing } from '@/domain/listing/listing'
import { defaultSearch } from '@/domain/search/filter-state'
import { loadCode } from '@/lib/load-code'
import { ListingCard } from '@/listing/card/listing-card'
import { ListingCardSkeleton } from '@/listing/card/listing-card-skeleton'
import { useListingPool } from '@/listing/search/use-listing-pool'
import { Badge } from '@/ui/badge/badge'
import { RetryNote } from '@/ui/retry-note/retry-note'
import { useRoutePrefix } from '@/session/route-prefix'
import { buttonClass } from '@/ui/button/button-class'
import { ErrorState } from '@/ui/error-state/error-state'
import { Delayed } from '@/ui/skeleton/skeleton'
import { Section } from '../section'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const REASONS: Record<'failed' | 'empty', Label> = {
  failed: 'The listings could not be loaded.',
  empty: 'Nothing is listed right now.',
}

// Three columns are too narrow on a tablet: there the row scrolls sideways, with half of the third card in view.
const row =
  'grid gap-x-5 gap-y-9 lg:grid-cols-3 xl:gap-x-6 md:max-lg:-mx-2 md:max-lg:snap-x md:max-lg:scroll-px-2 ' +
  'md:max-lg:auto-cols-[44%] md:max-lg:grid-flow-col md:max-lg:overflow-x-auto md:max-lg:p-2 ' +
  'md:max-lg:*:snap-start'

export function Featured() {
  const t = useWords()
  const prefix = useRoutePrefix()
  const { state, retry, retrying } = useFeatured()
  return (
    <Section
      title={t('Featured properties')}
      text={t('Three homes worth a closer look this week.')}
      action={
        <Link to={`${prefix}/properties`} className={buttonClass({ variant: 'outline' })}>
          {t('Browse Properties')}
        </Link>
      }
    >
      {state.is === 'loading' ? (
        <Delayed>
          <span role="status" className="sr-only">
            {t('Loading properties...')}
          </span>
          <div className={row}>
            <ListingCardSkeleton />
            <ListingCardSkeleton />
            <ListingCardSkeleton />
          </div>
        </Delayed>
      ) : state.is === 'failed' ? (
        <ErrorState
          level={3}
          className="mx-0"
          title={t('The listings could not be loaded')}
          text={t('Check your connection and try again.')}
          onRetry={retry}
          retrying={retrying}
        />
      ) : (
        <>
          {state.is === 'built-in' ? (
            <RetryNote onRetry={retry} retrying={retrying} className="mb-6">
              {t(REASONS[state.because])} {t('You see built-in samples instead.')}
            </RetryNote>
          ) : null}
          <ul className={row}>
            {state.listings.map((listing) => (
              <FeaturedCard key={listing.id} listing={listing} />
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

function FeaturedCard({ listing }: { listing: Listing }) {
  const t = useWords()
  return (
    <li className="min-w-0">
      <ListingCard
        listing={listing}
        badges={
          <>
            <Badge tone="brand" onPicture>
              {t('Featured')}
            </Badge>
            <Badge onPicture>{t.known(listing.propertyType)}</Badge>
          </>
        }
      />
    </li>
  )
}

const FEATURED_IDS = ['iloilo1', '9', 'r6']

type FeaturedState =
  | { is: 'loading' }
  | { is: 'shown'; listings: Listing[] }
  /** Built-in listings, because the call failed or the server has none. */
  | { is: 'built-in'; listings: Listing[]; because: 'failed' | 'empty' }
  | { is: 'failed' }

function featuredOf(listings: readonly Listing[]): Listing[] {
  const free = listings.filter(({ status }) => status === 'available')
  const chosen = FEATURED_IDS.flatMap((id) => free.find((listing) => listing.id === id) ?? [])
  const others = free
    .filter((listing) => !chosen.includes(listing))
    .toSorted((a, b) => Number(b.images.length > 0) - Number(a.images.length > 0) || (b.rating ?? 0) - (a.rating ?? 0))
  return [...chosen, ...others].slice(0, FEATURED_IDS.length)
}

function useFeatured() {
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
