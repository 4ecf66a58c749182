import { clsx } from 'clsx'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { Vote, VotedHome } from '@/contract/favorites/shared-lists'
import type { Listing } from '@/domain/listing/listing'
import { ListingCard } from '@/listing/card/listing-card'
import { useWords } from '@/words/use-words'

type Props = {
  listing: Listing
  voted: VotedHome
  own: Vote | undefined
  onVote: (vote: Vote) => void
  now: number
  eager: boolean
}

const CHOICES = [
  { vote: 'up', label: 'For', Icon: ThumbsUp },
  { vote: 'down', label: 'Against', Icon: ThumbsDown },
] as const

export function SharedHome({ listing, voted, own, onVote, now, eager }: Props) {
  const t = useWords()
  return (
    <li className="flex min-w-0 flex-col">
      <ListingCard listing={listing} now={now} eager={eager} level={2} />
      <div
        role="group"
        aria-label={t('Votes on {title}', { title: listing.title })}
        className="mt-2 flex gap-2 border-t border-line pt-3"
      >
        {CHOICES.map(({ vote, label, Icon }) => (
          <button
            key={vote}
            type="button"
            aria-pressed={own === vote}
            onClick={() => onVote(vote)}
            className={clsx(
              'inline-flex min-h-11 min-w-0 flex-1 items-center justify-center gap-2 rounded-control border',
              'px-3 font-strong',
              own === vote
                ? 'border-action bg-action text-action-ink'
                : 'border-line-control/60 bg-surface-raised hover:border-ink/60',
            )}
          >
            <Icon aria-hidden size={18} className="shrink-0" />
            {t(label)} <span className="figures">{voted[vote]}</span>
          </button>
        ))}
      </div>
      {CHOICES.map(({ vote, label }) => {
        const names = voted.voters.filter((one) => one.vote === vote).map(({ name }) => name)
        return names.length > 0 ? (
          <p key={vote} className="mt-2 text-[0.8125rem] wrap-anywhere text-ink-muted">
            {t(label)}: {names.join(', ')}
          </p>
        ) : null
      })}
    </li>
  )
}
