import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '@/account/account.queries'
import { serverNow } from '@/api/server-clock'
import { Stat } from '@/ui/facts/stat'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import type { Agent } from './agent-of'
import { useWords } from '@/words/use-words'

/** The documented sample figures (A 2), used if the server has none. */
const SAMPLES = { rating: 4.8, reviews: 127, sold: 89, years: '8+' }

const YEAR = 365.25 * 86_400_000

export function AgentFigures({ agent }: { agent: Agent }) {
  const t = useWords()
  const username = agent.owner.username
  const profile = useQuery({
    ...accountQueries.publicProfile(username),
    enabled: username !== '',
  })
  const { rating, reviewCount, answering, stats, createdAt: since } = profile.data ?? {}
  const years = since ? Math.floor((serverNow() - Date.parse(since)) / YEAR) : null
  if (profile.isPending && username !== '') return <FiguresSkeleton />
  const known = profile.data !== undefined
  return (
    <section aria-label={t('Figures')} className="mt-5">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Stat label={t('Rating')} value={known ? (rating ?? 'N/A') : SAMPLES.rating} />
        <Stat label={t('Reviews')} value={known ? (reviewCount ?? 0) : SAMPLES.reviews} />
        <Stat label={t('Sold')} value={known ? (stats?.sold ?? 0) : SAMPLES.sold} />
        <Stat label={t('Years here')} value={known ? (years ?? 'N/A') : SAMPLES.years} />
      </dl>
      {answering ? <p className="mt-2 text-[0.8125rem] text-ink-muted">{answering}</p> : null}
      {profile.isError || username === '' ? (
        <p className="mt-2 text-[0.8125rem] text-ink-muted">
          {t('Sample figures: the agent’s own could not be loaded.')}
        </p>
      ) : null}
    </section>
  )
}

function FiguresSkeleton() {
  const t = useWords()
  return (
    <Delayed>
      <p role="status" className="sr-only">
        {t('Loading the figures')}
      </p>
      <div aria-hidden className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {[t('Rating'), t('Reviews'), t('Sold'), t('Years here')].map((label) => (
          <Skeleton key={label} className="h-12" />
        ))}
      </div>
    </Delayed>
  )
}
