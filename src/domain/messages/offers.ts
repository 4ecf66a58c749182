import { OFFER_MAX } from '@/contract/fields'
import type { ChatMessage, Conversation } from './conversation'
import type { Listing } from '../listing/listing'
import { formatMoneyWhole, formatMoney } from '../money/money'
import { parseTypedAmount } from '../money/typed-amount'

/** What the message of a declined offer reads (A 2). */
export const OFFER_DECLINED_TEXT = 'Offer declined.'

/** What the message of an accepted offer reads (A 2); a rental is rented, not sold. */
export function acceptedText(rental: boolean): string {
  return `Offer accepted! Property ${rental ? 'rented' : 'sold'}.`
}

/** Alerts of the offer calls (A 8). */
export const OFFER_ALERTS = {
  sent: 'Offer sent successfully!',
  notSent: 'Failed to send offer',
  accepted: 'Offer accepted!',
  notAccepted: 'Failed to accept offer',
  declined: 'Offer declined',
  notDeclined: 'Failed to reject offer',
} as const

/** State of an offer; `closed` when its listing or the other account went before the offer was answered. */
export type OfferState = 'open' | 'accepted' | 'declined' | 'closed'

/** State of an offer, from the conversation's messages (oldest first) and whether offers on the listing are over. */
export function offerState(offer: ChatMessage, messages: readonly ChatMessage[], over = false): OfferState {
  if (offer.kind === 'offer_accepted') return 'accepted'
  if (offer.kind === 'offer_rejected') return 'declined'
  const answer = answerTo(offer, messages)
  if (answer) return answer.kind === 'offer_accepted' ? 'accepted' : 'declined'
  return over ? 'closed' : 'open'
}

type Parties = { property: Pick<Conversation['property'], 'gone'>; other: Pick<Conversation['other'], 'deleted'> }

/** Whether no offer can be made or answered any more: the listing is sold or removed, or the other account deleted. */
export function offersAreOver({ property, other }: Parties, listing: Pick<Listing, 'status'> | undefined): boolean {
  return property.gone || other.deleted || listing?.status === 'sold'
}

/** The answer that names the offer; from back ends that name none, the first answer before the next offer. */
function answerTo(offer: ChatMessage, messages: readonly ChatMessage[]): ChatMessage | undefined {
  const answers = (message: ChatMessage) => message.kind === 'offer_accepted' || message.kind === 'offer_rejected'
  const named = messages.find((message) => answers(message) && message.id !== offer.id && message.offerId === offer.id)
  if (named) return named
  for (const message of messages.slice(messages.findIndex(({ id }) => id === offer.id) + 1)) {
    if (message.kind === 'offer') return undefined
    if (answers(message) && message.offerId === null) return message
  }
  return undefined
}

/** The offer that waits for an answer: the one in the messages, else the one that the conversation names; null when none does. */
export function openOffer(
  conversation: Pick<Conversation, 'openOffer'>,
  messages: readonly ChatMessage[],
  over = false,
): { id: string; amount: number | null } | null {
  const last = messages.findLast((message) => message.kind === 'offer')
  if (last && offerState(last, messages, over) === 'open') return { id: last.id, amount: last.amount }
  const named = conversation.openOffer
  if (over || !named?.id || messages.some(({ id, offerId }) => id === named.id || offerId === named.id)) return null
  return { id: named.id, amount: named.amount }
}

/** What an offer message reads: the documented text once it is answered (A 2), else its own. */
export function messageText(message: ChatMessage, rental: boolean): string {
  if (message.kind === 'offer_accepted') return acceptedText(rental)
  if (message.kind === 'offer_rejected') return OFFER_DECLINED_TEXT
  return message.text
}

/** A typed offer as a number, or what has to be put right (A 5: a non-empty amount that is a number). */
export function readOffer(text: string): { amount: number } | { problem: string } {
  if (text.trim() === '') return { problem: 'Please enter an offer amount' }
  const amount = parseTypedAmount(text)
  if (amount === null) return { problem: 'Type an amount, such as 4,200,000.' }
  if (amount <= 0) return { problem: 'The offer must be above zero' }
  if (amount > OFFER_MAX) return { problem: 'That is more than can be offered. Check the zeros.' }
  return { amount }
}

/** An offer's amount as text, with cents only where it has some. */
export function formatOffer(amount: number, currency: string): string {
  return Number.isInteger(amount) ? formatMoneyWhole(amount, currency) : formatMoney(amount, currency)
}

/** An offer compared with the asking price: '5% below the asking price'; empty when there is none to compare with. */
export function offerComparison(amount: number, asking: number | null): string {
  if (!asking || asking <= 0) return ''
  const percent = Math.round((amount / asking - 1) * 1_000) / 10
  if (percent === 0) return amount === asking ? 'The asking price' : 'About the asking price'
  return `${Math.abs(percent)}% ${percent < 0 ? 'below' : 'above'} the asking price`
}

/** The text that goes with an offer. */
export function offerMessage(amount: number, currency: string): string {
  return `I would like to offer ${formatOffer(amount, currency)}.`
}
