import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '@/account/account.queries'
import { serverNow } from '@/api/server-clock'
import { Stat } from '@/ui/facts/stat'
import type { Agent } from './find-agent'

/** The documented sample figures (A 2), where the server tells none. */
const SAMPLES = { rating: 4.8, reviews: 127, sold: 89, years: '8+' }

const YEAR = 365.25 * 86_400_000

/** Rating, reviews, sold and years: the agent's own; where the server cannot tell them, the samples, marked as such. */
export function AgentFigures({ agent }: { agent: Agent }) {
  const username = agent.owner.username
  const profile = useQuery({
    ...accountQueries.publicProfile(username),
    enabled: username !== '',
  })
  const { rating, reviewCount, stats, createdAt: since } = profile.data ?? {}
  const years = since ? Math.floor((serverNow() - Date.parse(since)) / YEAR) : null
  const failed = profile.isError || username === ''
  const figure = (own: number | string, sample: number | string) =>
    profile.data ? own : failed ? sample : <span aria-hidden>–</span>
  return (
    <section aria-label="Figures" className="mt-5">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Stat label="Rating" value={figure(rating ?? 'N/A', SAMPLES.rating)} />
        <Stat label="Reviews" value={figure(reviewCount ?? 0, SAMPLES.reviews)} />
        <Stat label="Sold" value={figure(stats?.sold ?? 0, SAMPLES.sold)} />
        <Stat label="Years here" value={figure(years ?? 'N/A', SAMPLES.years)} />
      </dl>
      {failed ? (
        <p className="mt-2 text-[0.8125rem] text-ink-muted">Sample figures: the agent’s own could not be loaded.</p>
      ) : null}
    </section>
  )
}
