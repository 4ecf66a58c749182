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
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

type Props = { insights: Numbers; stats: ProfileStats; listings: PersonListings }

export function Insights({ insights, stats, listings }: Props) {
  const t = useWords()
  const { count } = useDates()
  const currency = useCurrency((state) => state.value)
  const rows = useRows(listings)
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Card title={t('At a glance')} className="md:col-span-2">
        <StatRow>
          <Stat label={t('Total views')} value={count(insights.totalViews)} note={t('listings and profile')} />
          <Stat label={t('Profile views')} value={count(insights.profileViews)} />
          <Stat label={t('Total likes')} value={count(insights.totalLikes)} />
          <Stat label={t('Inquiries')} value={count(insights.inquiries)} />
        </StatRow>
      </Card>
      <Card title={t('From view to inquiry')}>
        <FunnelChart insights={insights} />
      </Card>
      <Card title={t('Your answers')}>
        <AnswersChart insights={insights} />
      </Card>
      <Card title={t('Listings by status')}>
        <StatusChart listings={rows} />
      </Card>
      <Card title={t('Sold and rented out')}>
        <StatRow className="sm:grid-cols-2">
          <Stat label={t('Properties sold')} value={count(stats.sold)} />
          <Stat label={t('Properties rented')} value={count(stats.rented)} />
          <Stat label={t('Active listings')} value={count(stats.active)} />
          <Stat
            label={t('Total earnings')}
            value={formatMoneyWhole(convertMoney(stats.earnings, 'PHP', currency), currency)}
            note={t('from sales')}
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

const STATUSES: { status: ListingStatus; label: Label; fill: string; dot: string }[] = [
  { status: 'available', label: 'Available', fill: 'fill-good', dot: 'bg-good' },
  { status: 'pending', label: 'Pending', fill: 'fill-brand', dot: 'bg-brand' },
  { status: 'sold', label: 'Sold', fill: 'fill-line-control', dot: 'bg-line-control' },
]

function StatusChart({ listings }: { listings: readonly Listing[] }) {
  const t = useWords()
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
              {t(label)}
            </dt>
            <dd className="price text-xl">{number}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
