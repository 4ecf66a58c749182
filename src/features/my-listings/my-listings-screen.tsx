import { useQuery } from '@tanstack/react-query'
import { serverNow } from '@/api/server-clock'
import { ownListingsShown } from '@/domain/listing/own/own-listings'
import type { OwnView } from '@/domain/listing/own/own-view'
import { ownListingQueries } from '@/listing/own-listings.queries'
import { useToken } from '@/session/session'
import { MyListingsHeader } from './my-listings-header'
import {
  MyListingsEmpty,
  MyListingsFailed,
  MyListingsLoading,
  MyListingsStale,
  NoneOfStatus,
} from './my-listings-states'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { OwnListingRow } from './row/own-listing-row'
import { OwnToolbar } from './own-toolbar'
import { OwnTotals } from './own-totals'

const ActivityCard = lazyPart(() => import('./activity/activity-card').then((module) => module.ActivityCard), {
  waiting: <div className="mt-4 min-h-44" />,
  failed: (retry) => <PartFailed {...retry} title="The last 30 days could not be loaded" className="mt-4" />,
})

/** A shorter list needs no filters and totals. */
const MANY = 4

type MyListingsScreenProps = { view: OwnView; onView: (view: OwnView) => void }

/** My listings (A 2): the own listings with status, figures and actions. */
export function MyListingsScreen({ view, onView }: MyListingsScreenProps) {
  const token = useToken((state) => state.value)
  const own = useQuery(ownListingQueries.list(token))
  const listings = own.data ?? []
  const shown = ownListingsShown(listings, view)
  const again = { onRetry: () => void own.refetch(), retrying: own.isFetching }
  const filtered = view.status !== 'all' || view.sort !== 'newest'
  return (
    <div className="page-column pt-5 pb-12 md:pt-8">
      <MyListingsHeader count={own.data?.length} />
      {own.isPending ? <MyListingsLoading /> : null}
      {own.isError && !own.data ? <MyListingsFailed {...again} error={own.error} /> : null}
      {own.isError && own.data ? <MyListingsStale {...again} error={own.error} /> : null}
      {own.data && listings.length === 0 ? <MyListingsEmpty /> : null}
      {listings.length >= MANY ? <OwnTotals listings={listings} /> : null}
      {listings.length > 0 ? <ActivityCard listings={listings} /> : null}
      {listings.length >= MANY || (filtered && listings.length > 0) ? (
        <OwnToolbar listings={listings} view={view} onView={onView} />
      ) : null}
      {listings.length > 0 && shown.length === 0 ? (
        <NoneOfStatus status={view.status} onShowAll={() => onView({ ...view, status: 'all' })} />
      ) : null}
      {shown.length > 0 ? (
        <ul aria-label="Your listings" className="@container mt-5 grid gap-4">
          {shown.map((listing, place) => (
            <li key={listing.id}>
              <OwnListingRow listing={listing} now={serverNow()} eager={place < 4} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
