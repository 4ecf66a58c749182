import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Eye, Heart, House, MessageSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { serverNow } from '@/api/server-clock'
import { ownListingsShown, countByStatus, type OwnListing, total } from '@/domain/listing/own/own-listings'
import { type OwnView, OWN_STATUSES, type OwnSort, type OwnStatus } from '@/domain/listing/own/own-view'
import { ownListingQueries } from '@/listing/own-listings.queries'
import { useToken } from '@/session/session'
import { Button } from '@/ui/button/button'
import { Stat, StatRow } from '@/ui/facts/stat'
import { announce } from '@/ui/live-region/announce'
import { Select } from '@/ui/select/select'
import {
  MyListingsEmpty,
  MyListingsFailed,
  MyListingsLoading,
  MyListingsStale,
  NoneOfStatus,
} from './my-listings-states'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { figure } from './row/own-figures'
import { OwnListingRow } from './row/own-listing-row'
import { t, type Label } from '@/words/words'
import { useWords } from '@/words/use-words'

const ActivityCard = lazyPart(() => import('./activity/activity-card').then((module) => module.ActivityCard), {
  waiting: <div className="mt-4 min-h-44" />,
  failed: (retry) => <PartFailed {...retry} title={t('The last 30 days could not be loaded')} className="mt-4" />,
})

const PausedNote = lazyPart(() => import('@/account/standing/paused-note').then((module) => module.PausedNote), {
  failed: (retry) => <PartFailed {...retry} title={t('Your listings are paused')} />,
})

const MANY = 4

type MyListingsScreenProps = { view: OwnView; onView: (view: OwnView) => void }

export function MyListingsScreen({ view, onView }: MyListingsScreenProps) {
  const t = useWords()
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
      {listings.some(({ paused }) => paused) ? <PausedNote own /> : null}
      {listings.length >= MANY ? <OwnTotals listings={listings} /> : null}
      {listings.length > 0 ? <ActivityCard listings={listings} /> : null}
      {listings.length >= MANY || (filtered && listings.length > 0) ? (
        <OwnToolbar listings={listings} view={view} onView={onView} />
      ) : null}
      {listings.length > 0 && shown.length === 0 ? (
        <NoneOfStatus status={view.status} onShowAll={() => onView({ ...view, status: 'all' })} />
      ) : null}
      {shown.length > 0 ? (
        <ul aria-label={t('Your listings')} className="@container mt-5 grid gap-4">
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

function MyListingsHeader({ count }: { count: number | undefined }) {
  const t = useWords()
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl md:text-3xl">
          {t('My Listings')}
        </h1>
        <p className="figures mt-1 min-h-5 text-ink-muted">
          {count === undefined ? '' : t.count(count, '{n} property listed', '{n} properties listed')}
        </p>
      </div>
      {count === 0 ? null : (
        <Button asChild>
          <Link to="/dashboard/list-property">
            <Plus aria-hidden size={18} />
            {t('List Property')}
          </Link>
        </Button>
      )}
    </header>
  )
}

const STATUS_NAMES: Record<OwnStatus, Label> = {
  all: 'All statuses',
  available: 'Available',
  pending: 'Pending',
  sold: 'Sold or rented',
}
const SORTS: readonly { value: OwnSort; label: Label }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'views', label: 'Most views' },
  { value: 'saves', label: 'Most saves' },
  { value: 'inquiries', label: 'Most inquiries' },
  { value: 'price', label: 'Price: high to low' },
]

type OwnToolbarProps = { listings: readonly OwnListing[]; view: OwnView; onView: (view: OwnView) => void }

function OwnToolbar({ listings, view, onView }: OwnToolbarProps) {
  const t = useWords()
  const counts = countByStatus(listings)
  const shown = ownListingsShown(listings, view).length
  const told = useRef(view.status)
  useEffect(() => {
    if (told.current === view.status) return
    told.current = view.status
    announce(t.count(shown, '{n} listing', '{n} listings'))
  }, [view.status, shown, t])
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Select
        label={t('Status')}
        hideLabel
        className="min-w-36 flex-1 sm:max-w-52"
        options={OWN_STATUSES.map((value) => ({ value, label: `${t(STATUS_NAMES[value])} (${counts[value]})` }))}
        value={view.status}
        onValueChange={(status) => onView({ ...view, status })}
      />
      <Select
        label={t('Sort by')}
        hideLabel
        className="min-w-36 flex-1 sm:max-w-52"
        options={t.options(SORTS)}
        value={view.sort}
        onValueChange={(sort) => onView({ ...view, sort })}
      />
    </div>
  )
}

function OwnTotals({ listings }: { listings: readonly OwnListing[] }) {
  const t = useWords()
  const icon = { 'aria-hidden': true, size: 15 } as const
  return (
    <StatRow className="mt-5 rounded-card border border-line bg-surface-raised px-4 py-3.5 sm:px-5">
      <Stat label={t('Available')} icon={<House {...icon} />} value={countByStatus(listings).available} />
      <Stat label={t('Views')} icon={<Eye {...icon} />} value={figure(total(listings, 'views'))} />
      <Stat label={t('Saves')} icon={<Heart {...icon} />} value={figure(total(listings, 'saves'))} />
      <Stat label={t('Inquiries')} icon={<MessageSquare {...icon} />} value={figure(total(listings, 'inquiries'))} />
    </StatRow>
  )
}
