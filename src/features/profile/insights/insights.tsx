import { useQuery } from '@tanstack/react-query'
import type { Insights as Numbers, ProfileStats } from '@/domain/people/profile'
import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import type { Listing } from '@/domain/listing/listing'
import { ownListingQueries } from '@/listing/own-listings.queries'
import type { PersonListings } from '@/listing/search/use-listings-of'
import { useCurrency } from '@/session/preferences'
import { useDates } from '@/session/regional'
import { useToken } from '@/session/session'
import { Card } from '@/ui/card/card'
import { Stat, StatRow } from '@/ui/facts/stat'
import { AnswersChart } from './answers-chart'
import { FunnelChart } from './funnel-chart'
import { StatusChart } from './status-chart'

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
