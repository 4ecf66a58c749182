import { serverNow } from '@/api/server-clock'
import { PersonName } from '@/account/person/person-name'
import { PersonNote } from '@/account/person/person-note'
import { clsx } from 'clsx'
import { HandCoins } from 'lucide-react'
import type { ChatMessage, Conversation } from '@/domain/messages/conversation'
import { expiryText, formatOffer, offerComparison, offerState, type OfferState } from '@/domain/messages/offers'
import { ReviewAsk } from '@/listing/reviews/review-ask'
import { Badge, type BadgeTone } from '@/ui/badge/badge'
import { MessageText } from '../pane/thread/message-text'
import type { TalkedAbout } from '../pane/use-listing'
import { useWords } from '@/words/use-words'
import { t, type Label } from '@/words/words'

type Props = {
  message: ChatMessage
  messages: readonly ChatMessage[]
  conversation: Conversation
  own: boolean
  about: TalkedAbout
}

const STATES: Record<OfferState, { text: Label; tone: BadgeTone }> = {
  open: { text: 'Open', tone: 'brand' },
  accepted: { text: 'Accepted', tone: 'good' },
  declined: { text: 'Declined', tone: 'neutral' },
  withdrawn: { text: 'Withdrawn', tone: 'neutral' },
  countered: { text: 'Countered', tone: 'neutral' },
  expired: { text: 'Expired', tone: 'neutral' },
  closed: { text: 'Closed', tone: 'neutral' },
}

function closedText({ gone, rental, listing }: TalkedAbout): string {
  if (gone) return t('No longer listed')
  return listing?.status === 'sold' ? (rental ? t('Listing rented') : t('Listing sold')) : t(STATES.closed.text)
}

function titleOf(own: boolean, counters: boolean): string {
  if (own) return counters ? t('Your counter-offer') : t('Your offer')
  return counters ? t('Counter-offer') : t('Offer')
}

export function OfferCard({ message, messages, conversation, own, about }: Props) {
  const t = useWords()
  const { listing, currency, over } = about
  const now = serverNow()
  const state = offerState(message, messages, { over, now })
  const { amount } = message
  const asking = listing?.price ?? conversation.property.price
  const counters = own === (conversation.side === 'selling')
  const expires = state === 'open' ? expiryText(message.expiresMs, now) : ''
  return (
    <div
      className={clsx(
        'w-full max-w-80 rounded-card border border-line-control/60 bg-surface-raised p-3.5',
        own && 'ml-auto',
      )}
    >
      <p className="flex items-center justify-between gap-2">
        <span className="flex items-center gap-1.5 text-xs font-strong text-ink-muted">
          <HandCoins aria-hidden size={16} />
          {titleOf(own, counters)}
        </span>
        <Badge tone={STATES[state].tone}>{state === 'closed' ? closedText(about) : t(STATES[state].text)}</Badge>
      </p>
      {own ? null : (
        <PersonName {...conversation.other} className="mt-1.5 font-semibold">
          {conversation.other.name}
        </PersonName>
      )}
      {amount === null ? null : (
        <p className="mt-1.5">
          <span className="price text-xl wrap-anywhere">{formatOffer(amount, currency)}</span>{' '}
          <span className="block text-[0.8125rem] text-ink-muted">{offerComparison(amount, asking)}</span>
        </p>
      )}
      {expires ? <p className="mt-0.5 text-[0.8125rem] text-ink-muted">{expires}</p> : null}
      <p className="mt-1.5 text-[0.9375rem]">
        <MessageText text={message.text} />
      </p>
      {own ? null : <PersonNote person={{ ...conversation.other, formerNames: [] }} className="mt-2" />}
      {state === 'accepted' ? (
        <ReviewAsk property={conversation.property.id} person={conversation.other.username} className="mt-3" />
      ) : null}
    </div>
  )
}
