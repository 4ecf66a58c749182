import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ArrowLeft, MessageCircle, UserRoundX } from 'lucide-react'
import { useEffect } from 'react'
import { serverNow } from '@/api/server-clock'
import { listedByName } from '@/domain/people/profile-path'
import { ListingCard } from '@/listing/card/listing-card'
import { MoreListings } from '@/listing/links/more-listings'
import { OwnerTier } from '@/listing/card/owner-tier'
import type { Listed } from '@/listing/search/results'
import { useListingsOf } from '@/listing/search/use-listings-of'
import { Avatar } from '@/ui/avatar/avatar'
import { buttonClass } from '@/ui/button/button-class'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { Rating } from '@/ui/rating/rating'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { AgentFigures } from './agent-figures'
import { agentOf, type Agent } from './agent-of'
import { useWords } from '@/words/use-words'

type AgentScreenProps = {
  id: string
  name: string
  onTitle: (title: string) => void
}

export function AgentScreen({ id, name, onTitle }: AgentScreenProps) {
  const t = useWords()
  const listings = useListingsOf({ id })
  const agent = listings.known ? agentOf(listings.listings, name) : undefined
  const title = agent?.name ?? (listings.known ? t('Agent not found') : t('Agent'))
  useEffect(() => onTitle(title), [title, onTitle])
  return (
    <div className="page-frame pt-4 pb-16 md:pt-6">
      <Link
        to="/dashboard/properties"
        className="inline-flex min-h-10 items-center gap-2 rounded-sm font-semibold text-ink-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden size={18} /> {t('Back to Properties')}
      </Link>
      {agent ? (
        <AgentProfile agent={agent} total={listings.total} next={listings.next} />
      ) : listings.known ? (
        <EmptyState
          level={1}
          picture={<ScenePicture icon={UserRoundX} />}
          title={t('Agent Not Found')}
          reason={t('There is no agent at this address.')}
          actions={
            <Link to="/dashboard/properties" className={buttonClass()}>
              {t('Browse Properties')}
            </Link>
          }
        />
      ) : listings.error ? (
        <ErrorState
          level={1}
          title={t('The agent could not be loaded')}
          text={listings.error.message}
          onRetry={listings.retry}
          retrying={listings.fetching}
        />
      ) : (
        <Delayed>
          <h1 tabIndex={-1} className="sr-only">
            {name || t('Agent')}
          </h1>
          <p role="status" className="sr-only">
            {t('Loading the agent')}
          </p>
          <div aria-hidden className="mt-3 grid gap-6">
            <Skeleton className="h-44 rounded-card" />
            <Skeleton className="h-80 rounded-card" />
          </div>
        </Delayed>
      )}
    </div>
  )
}

function AgentProfile({ agent, total, next }: { agent: Agent } & Pick<Listed, 'total' | 'next'>) {
  const t = useWords()
  const { owner, listings } = agent
  const first = listings[0]
  return (
    <>
      <header
        className={clsx(
          'mt-2 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card border',
          'border-line bg-surface-raised p-5',
        )}
      >
        <Avatar name={agent.name} size={96} {...(owner.avatar ? { src: owner.avatar } : {})} />
        <div className="min-w-0 flex-1 basis-56">
          <h1 tabIndex={-1} className="text-2xl wrap-anywhere md:text-3xl">
            {agent.name}
          </h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <OwnerTier tier={owner.tier} />
            <Rating value={owner.rating} reviews={owner.reviews} />
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          {first ? (
            <Link
              to="/dashboard/messages"
              search={{ property: first.id, owner: owner.id ?? 'unknown' }}
              className={buttonClass()}
            >
              <MessageCircle aria-hidden size={18} /> {t('Start Chat')}
            </Link>
          ) : null}
          <Link
            to="/dashboard/u/$username"
            params={{ username: listedByName(owner) }}
            className={buttonClass({ variant: 'outline' })}
          >
            {t('View profile')}
          </Link>
        </div>
      </header>
      <AgentFigures agent={agent} />
      <section aria-labelledby="agent-listings" className="mt-8">
        <h2 id="agent-listings" className="mb-4 text-xl">
          {t.count(total, '{n} listing', '{n} listings')}
        </h2>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 min-[105rem]:grid-cols-5">
          {listings.map((listing, place) => (
            <li key={listing.id} className="min-w-0">
              <ListingCard listing={listing} now={serverNow()} eager={place < 3} />
            </li>
          ))}
        </ul>
        {next ? <MoreListings more={next}>{t('Show more')}</MoreListings> : null}
      </section>
    </>
  )
}
