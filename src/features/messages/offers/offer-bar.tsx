import { statusWord } from '@/domain/listing/listing'
import type { Conversation } from '@/domain/messages/conversation'
import { formatOffer, offerComparison } from '@/domain/messages/offers'
import type { TalkedAbout } from '../pane/use-listing'
import type { useOffers } from '../state/use-offers'
import { AnswerButtons } from './answer-buttons'
import { NextSteps } from './next-steps'

type Props = {
  conversation: Conversation
  offers: ReturnType<typeof useOffers>
  about: TalkedAbout
  open: { id: string | null; amount: number | null } | null
  /** The two agreed on an offer. */
  agreed: boolean
}

/** The status of the offer, with the seller's answers while it is open (A 2). */
export function OfferBar({ conversation, offers, about, open, agreed }: Props) {
  const { currency, listing } = about
  const look = 'border-b px-4 py-2.5 md:px-5'
  if (!open) {
    if (listing?.status !== 'sold') return null
    return (
      <>
        <p className={`${look} bg-surface-sunken font-semibold`}>
          This listing is {statusWord(listing.status, listing.listingType)}. You can still write to each other.
        </p>
        {agreed ? <NextSteps side={conversation.side} rental={about.rental} property={listing.id} /> : null}
      </>
    )
  }
  const amount = open.amount === null ? 'An offer' : formatOffer(open.amount, currency)
  if (conversation.side === 'buying') {
    return (
      <p className={`${look} bg-brand-soft`}>
        Your offer of <strong className="price">{amount}</strong> waits for an answer.
      </p>
    )
  }
  return (
    <div className={`${look} flex flex-wrap items-center gap-x-4 gap-y-2 bg-brand-soft`}>
      <p className="min-w-48 flex-1">
        <strong className="price text-base">{amount}</strong> offered{' '}
        {open.amount === null ? null : (
          <span className="text-[0.8125rem] text-ink-muted">
            {offerComparison(open.amount, listing?.price ?? conversation.property.price)}
          </span>
        )}
      </p>
      {open.id === null ? null : (
        <AnswerButtons {...{ conversation, offers, about }} offer={{ id: open.id, amount: open.amount }} />
      )}
    </div>
  )
}
