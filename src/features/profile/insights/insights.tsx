import type { Insights as Numbers, ProfileStats } from '@/contract/profile'
import { convertMoney, formatMoneyWhole } from '@/domain/money'
import type { Listing } from '@/domain/listing'
import { useCurrency } from '@/session/preferences'
import { useDates } from '@/session/regional'
import { Card } from '@/ui/card/card'
import { Stat, StatRow } from '@/ui/facts/stat'
import { AnswersChart } from './answers-chart'
import { FunnelChart } from './funnel-chart'
import { StatusChart } from './status-chart'

type Props = { insights: Numbers; stats: ProfileStats | null; listings: readonly Listing[] }

/** The 'Insights' tab, for oneself: how the listings and one's answers do (A 3). */
export function Insights({ insights, stats, listings }: Props) {
  const { count } = useDates()
  const currency = useCurrency((state) => state.value)
  const earned = Number(stats?.total_earnings ?? 0)
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Card title="At a glance" className="md:col-span-2">
        <StatRow>
          <Stat label="Total views" value={count(insights.total_views ?? 0)} note="listings and profile" />
          <Stat label="Profile views" value={count(insights.profile_views ?? 0)} />
          <Stat label="Total likes" value={count(insights.total_likes ?? 0)} />
          <Stat label="Inquiries" value={count(insights.inquiries ?? 0)} />
        </StatRow>
      </Card>
      <Card title="From view to inquiry">
        <FunnelChart insights={insights} />
      </Card>
      <Card title="Your answers">
        <AnswersChart insights={insights} />
      </Card>
      <Card title="Listings by status">
        <StatusChart listings={listings} />
      </Card>
      <Card title="Sold and rented out">
        <StatRow className="sm:grid-cols-2">
          <Stat label="Properties sold" value={count(stats?.properties_sold ?? 0)} />
          <Stat label="Properties rented" value={count(stats?.properties_rented ?? 0)} />
          <Stat label="Active listings" value={count(stats?.active_listings ?? 0)} />
          <Stat
            label="Total earnings"
            value={formatMoneyWhole(convertMoney(Number.isFinite(earned) ? earned : 0, 'PHP', currency), currency)}
            note="from sales"
          />
        </StatRow>
      </Card>
    </div>
  )
}
