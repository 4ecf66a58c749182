import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { Insights as Numbers, ProfileStats } from '@/domain/people/profile'
import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import type { Listing, ListingStatus } from '@/domain/listing/listing'
import { ownListingQueries } from '@/listing/own-listings.queries'
import type { PersonListings } from '@/listing/search/use-listings-of'
import { useCurrency } from '@/session/preferences'
import { useDates } from '@/session/regional'
import { useToken } from '@/session/session'
import { Card } from '@/ui/card/card'
import { Stat, StatRow } from '@/ui/facts/stat'
import { AnswersChart } from './answers-chart'
import { FunnelChart } from './funnel-chart'

type Props = { insights: Numbers; stats: ProfileStats; listings: PersonListings }

/** The 'Insights' tab of the own profile (A 3). */
export function Insights({ insights, stats, listings }: Props) {
  const { count } = useDates()
  const currency = useCurrency((state) => state.value)
  const rows = useRows(listings)
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Card title="At a glance" className="md:col-span-2">
        <StatRow>
          <Stat label="Total views" value={count(insights.totalViews)} note="listings and profile" />
          <Stat label="Profile views" value={count(insights.profileViews)} />
          <Stat label="Total likes" value={count(insights.totalLikes)} />
          <Stat label="Inquiries" value={count(insights.inquiries)} />
        </StatRow>
      </Card>
      <Card title="From view to inquiry">
        <FunnelChart insights={insights} />
      </Card>
      <Card title="Your answers">
        <AnswersChart insights={insights} />
      </Card>
      <Card title="Listings by status">
        <StatusChart listings={rows} />
      </Card>
      <Card title="Sold and rented out">
        <StatRow className="sm:grid-cols-2">
          <Stat label="Properties sold" value={count(stats.sold)} />
          <Stat label="Properties rented" value={count(stats.rented)} />
          <Stat label="Active listings" value={count(stats.active)} />
          <Stat
            label="Total earnings"
            value={formatMoneyWhole(convertMoney(stats.earnings, 'PHP', currency), currency)}
            note="from sales"
          />
        </StatRow>
      </Card>
    </div>
  )
}

/** All of the own listings: those of the profile, or where only some of them are loaded those of My Listings. */
function useRows({ listings, next }: PersonListings): readonly Listing[] {
  const token = useToken((state) => state.value)
  const own = useQuery({ ...ownListingQueries.list(token), enabled: next !== null && token !== null })
  return (next ? own.data : listings) ?? []
}

const STATUSES: { status: ListingStatus; label: string; fill: string; dot: string }[] = [
  { status: 'available', label: 'Available', fill: 'fill-good', dot: 'bg-good' },
  { status: 'pending', label: 'Pending', fill: 'fill-brand', dot: 'bg-brand' },
  { status: 'sold', label: 'Sold', fill: 'fill-line-control', dot: 'bg-line-control' },
]

/** The own listings as one bar, divided by status; the numbers below it. */
function StatusChart({ listings }: { listings: readonly Listing[] }) {
  const parts = STATUSES.map((part) => ({
    ...part,
    number: listings.filter(({ status }) => status === part.status).length,
  }))
  const share = (number: number) => (100 * number) / Math.max(1, listings.length)
  return (
    <>
      <svg aria-hidden width="100%" height="28" className="block overflow-hidden rounded-control">
        <rect width="100%" height="28" className="fill-ink/8" />
        {parts.map(({ status, number, fill }, place) => (
          <rect
            key={status}
            x={`${share(parts.slice(0, place).reduce((sum, part) => sum + part.number, 0))}%`}
            width={`${share(number)}%`}
            height="28"
            className={clsx(fill, 'stroke-surface-raised')}
          />
        ))}
      </svg>
      <dl className="mt-4 grid grid-cols-3 gap-3">
        {parts.map(({ status, label, number, dot }) => (
          <div key={status}>
            <dt className="flex items-center gap-1.5 text-[0.8125rem] text-ink-muted">
              <span aria-hidden className={clsx('size-2.5 rounded-full', dot)} />
              {label}
            </dt>
            <dd className="price text-xl">{number}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
