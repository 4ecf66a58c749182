import { OFFER_MAX, OFFER_MIN } from '@/contract/fields'
import type { ChatMessage, Conversation, MessageKind, OpenOffer } from './conversation'
import type { Listing } from '../listing/listing'
import { formatMoneyWhole, formatMoney } from '../money/money'
import { parseTypedAmount } from '../money/typed-amount'
import { wordsOrPhotos } from './message-photos'
import { t } from '@/words/words'

/** What the message of a declined offer reads (A 2). */
export const OFFER_DECLINED_TEXT = 'Offer declined.'

export const OFFER_WITHDRAWN_TEXT = 'Offer withdrawn.'

/** What the message of an accepted offer reads (A 2); a rental is rented, not sold. */
export function acceptedText(rental: boolean): string {
  return rental ? t('Offer accepted! Property rented.') : t('Offer accepted! Property sold.')
}

/** What is said of an amount that both agree on. */
export function agreedOn(rental: boolean) {
  return rental
    ? 'You both agree on {amount}. The listing is marked rented; the lease is a contract that you both sign.'
    : 'You both agree on {amount}. The listing is marked sold; ownership passes by deed of sale.'
}

/** Alerts of the offer calls (A 8). */
export const OFFER_ALERTS = {
  sent: 'Offer sent successfully!',
  notSent: 'Failed to send offer',
  accepted: 'Offer accepted!',
  notAccepted: 'Failed to accept offer',
  declined: 'Offer declined',
  notDeclined: 'Failed to reject offer',
  countered: 'Counter-offer sent',
  changed: 'New amount sent',
  withdrawn: 'Offer withdrawn',
  notWithdrawn: 'Failed to withdraw offer',
} as const

/** `countered`: answered with another amount. `expired`: not answered in time. `closed`: listing or account went. */
export type OfferState = 'open' | 'accepted' | 'declined' | 'countered' | 'withdrawn' | 'expired' | 'closed'

/** Whether offers on the listing are over, and the time in milliseconds. */
type Standing = { over: boolean; now: number }

export function offerState(offer: ChatMessage, messages: readonly ChatMessage[], { over, now }: Standing): OfferState {
  if (offer.kind === 'offer_accepted') return 'accepted'
  if (offer.kind === 'offer_rejected') return 'declined'
  const answer = answerTo(offer, messages)
  if (answer?.kind === 'offer' && answer.sender === offer.sender) return 'withdrawn'
  if (answer) return ANSWERED[answer.kind]
  if (over) return 'closed'
  return offer.expiresMs !== null && offer.expiresMs <= now ? 'expired' : 'open'
}

const ANSWERED: Record<ChatMessage['kind'], OfferState> = {
  offer_accepted: 'accepted',
  offer_rejected: 'declined',
  offer_withdrawn: 'withdrawn',
  offer: 'countered',
  plain: 'declined',
}

type Parties = {
  property: Pick<Conversation['property'], 'gone'>
  other: Pick<Conversation['other'], 'deleted' | 'contact'>
}

/** Whether offers are over: the listing is sold or removed, the other account deleted, or one side blocked. */
export function offersAreOver({ property, other }: Parties, listing: Pick<Listing, 'status'> | undefined): boolean {
  return property.gone || other.deleted || other.contact !== 'open' || listing?.status === 'sold'
}

export function isOfferAnswer(kind: MessageKind): boolean {
  return kind !== 'plain' && kind !== 'offer'
}

/** The answer that names the offer; from backends that name none, the first answer before the next offer. */
function answerTo(offer: ChatMessage, messages: readonly ChatMessage[]): ChatMessage | undefined {
  const named = messages.find(({ kind, id, offerId }) => kind !== 'plain' && id !== offer.id && offerId === offer.id)
  if (named) return named
  for (const message of messages.slice(messages.findIndex(({ id }) => id === offer.id) + 1)) {
    if (message.kind === 'offer') return undefined
    if (isOfferAnswer(message.kind) && message.offerId === null) return message
  }
  return undefined
}

/** The offer that waits: the one in the messages, else the one that the conversation names; null when none does. */
export function openOffer(
  conversation: Pick<Conversation, 'openOffer'>,
  messages: readonly ChatMessage[],
  standing: Standing,
): OpenOffer<string> | null {
  const last = messages.findLast((message) => message.kind === 'offer')
  if (last && offerState(last, messages, standing) === 'open') {
    const { id, amount, sender, expiresMs } = last
    return { id, amount, sender, expiresMs }
  }
  const named = conversation.openOffer
  if (standing.over || !named?.id) return null
  const known = messages.some(({ id, offerId }) => id === named.id || offerId === named.id)
  return known ? null : { ...named, id: named.id }
}

/** Whether an open offer waits for the viewer; one that names no sender is the buyer's. */
export function waitsFor(viewer: string, side: Conversation['side'], { sender }: Pick<OpenOffer, 'sender'>): boolean {
  return sender === null ? side === 'selling' : sender !== viewer
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** When an open offer ends: 'Expires in 3 days'; empty for one that does not. */
export function expiryText(expiresMs: number | null, now: number): string {
  if (expiresMs === null || expiresMs <= now) return ''
  const left = expiresMs - now
  if (left < HOUR) return t('Expires within the hour')
  return left < DAY
    ? t.count(Math.round(left / HOUR), 'Expires in {n} hour', 'Expires in {n} hours')
    : t.count(Math.round(left / DAY), 'Expires in {n} day', 'Expires in {n} days')
}

/** What a message reads in one line: the documented text of an answered offer (A 2), its own words, or 'Photo'. */
export function messageText(message: ChatMessage, rental: boolean): string {
  if (message.kind === 'offer_accepted') return acceptedText(rental)
  if (message.kind === 'offer_rejected') return t(OFFER_DECLINED_TEXT)
  if (message.kind === 'offer_withdrawn') return t(OFFER_WITHDRAWN_TEXT)
  return wordsOrPhotos(message.text, message.photos.length)
}

/** A typed offer as a number, or what has to be put right (A 5: a non-empty amount that is a number). */
export function readOffer(text: string): { amount: number } | { problem: string } {
  if (text.trim() === '') return { problem: t('Please enter an offer amount') }
  const amount = parseTypedAmount(text)
  if (amount === null) return { problem: t('Type an amount, such as 4,200,000.') }
  if (amount <= 0) return { problem: t('The offer must be above zero') }
  if (amount < OFFER_MIN) return { problem: t('The offer must be at least {amount}', { amount: OFFER_MIN }) }
  if (amount > OFFER_MAX) return { problem: t('That is more than can be offered. Check the zeros.') }
  return { amount }
}

export function formatOffer(amount: number, currency: string): string {
  return Number.isInteger(amount) ? formatMoneyWhole(amount, currency) : formatMoney(amount, currency)
}

/** An offer compared with the asking price: '5% below the asking price'; empty when there is none to compare with. */
export function offerComparison(amount: number, asking: number | null): string {
  if (!asking || asking <= 0) return ''
  const percent = Math.round((amount / asking - 1) * 1_000) / 10
  if (percent === 0) return amount === asking ? t('The asking price') : t('About the asking price')
  return percent < 0
    ? t('{percent}% below the asking price', { percent: -percent })
    : t('{percent}% above the asking price', { percent })
}

export function counterMessage(amount: number, currency: string, rental: boolean): string {
  const price = formatOffer(amount, currency)
  return rental ? t('I would rent it out for {price}.', { price }) : t('I would sell it for {price}.', { price })
}

export function offerMessage(amount: number, currency: string): string {
  return t('I would like to offer {price}.', { price: formatOffer(amount, currency) })
}
