import type { Contact } from '@/contract/account/blocking'
import type { WireConversation } from '@/contract/messages/conversations'
import type { WireMessage } from '@/contract/messages/message'
import type { Listing } from '../listing/listing'
import { imageSource, resolveImageUrl } from '../listing/images'
import { toIdentity, type Identity } from '../people/names'
import type { ChatPhoto } from './message-photos'
import { amountOrNull, textOf } from '../wire-values'
import { t } from '@/words/words'

type WirePhoto = NonNullable<WireMessage['photos']>[number]

/** What a message is; an offer and its answers are messages too (A 3). */
export type MessageKind = NonNullable<WireMessage['type']>

export type ChatMessage = {
  id: string
  sender: string
  text: string
  /** Milliseconds since 1970, 0 when unknown. */
  sentMs: number
  kind: MessageKind
  /** Of an offer, in the listing's currency. */
  amount: number | null
  offerId: string | null
  /** When an offer expires, milliseconds since 1970; null where it does not. */
  expiresMs: number | null
  tourId: string | null
  photos: readonly ChatPhoto[]
  /** The sender's own mark, by which a message that was sent twice is known. */
  clientId: string | null
  removed: boolean
  /** The other side has read it, and both show that. */
  seen: boolean
}

/** An offer that waits for its answer; its id is null where the backend names none. */
export type OpenOffer<Id = string | null> = {
  id: Id
  amount: number | null
  /** Who made it; null for the buyer, where the backend does not say. */
  sender: string | null
  expiresMs: number | null
}

/** A conversation from the viewer's side (A 3). */
export type Conversation = {
  id: string
  side: 'buying' | 'selling'
  /** Its `id` is empty where the conversation is about no listing. */
  property: {
    id: string
    title: string
    image: string
    price: number | null
    type: Listing['listingType'] | null
    gone: boolean
  }
  other: Identity & {
    id: string | null
    /** Never empty. */
    name: string
    username: string | null
    avatar: string
    online: boolean
    deleted: boolean
    contact: Contact
  }
  /** The buyer has seen the place. */
  visited: boolean
  unread: number
  archived: boolean
  muted: boolean
  /** Of the last message, milliseconds since 1970; 0 when nothing was said yet. */
  lastMs: number
  lastMessage: string
  openOffer: OpenOffer | null
}

/** A wire message as the screens read it; never throws. Line breaks stay, other white space at the ends goes. */
export function toMessage(wire: WireMessage & { client_id?: unknown }): ChatMessage {
  return {
    id: textOf(wire.id),
    sender: textOf(wire.sender),
    text: wire.message.trim(),
    sentMs: Date.parse(wire.timestamp) || 0,
    kind: wire.type ?? 'plain',
    amount: amountOrNull(wire.offer_amount),
    offerId: textOf(wire.offer_id) || null,
    expiresMs: Date.parse(textOf(wire.expires_at)) || null,
    tourId: textOf(wire.tour_id) || null,
    photos: (wire.photos ?? []).map(toPhoto),
    clientId: textOf(wire.client_id) || null,
    removed: textOf(wire.removed_at) !== '',
    seen: wire.seen ?? false,
  }
}

function toPhoto({ image_url, width, height }: WirePhoto): ChatPhoto {
  return { src: resolveImageUrl(image_url), width: width ?? null, height: height ?? null }
}

export function toConversation(wire: WireConversation): Conversation {
  const { property, user, lastOfferMessage } = wire
  const side = wire.type
  const image = imageSource(property?.image)
  const id = textOf(property?.id) || textOf(wire.property_id)
  const deleted = user.deleted ?? false
  return {
    id: textOf(wire.id),
    side,
    property: {
      id,
      title: textOf(property?.title) || (id === '' ? '' : 'Listing'),
      image: image === '' ? '' : resolveImageUrl(image),
      price: amountOrNull(property?.price),
      type: property?.listing_type ?? null,
      gone: property?.listed === false,
    },
    other: {
      // The asker is the sender, the owner the receiver.
      id: textOf(user.id) || textOf(side === 'buying' ? wire.receiver_id : wire.sender_id) || null,
      name: deleted
        ? t('Deleted user')
        : textOf(user.name) || textOf(user.username) || (side === 'buying' ? 'Property Owner' : t('Buyer')),
      username: textOf(user.username) || null,
      avatar: textOf(user.avatar) === '' ? '' : resolveImageUrl(user.avatar),
      online: user.online ?? false,
      deleted,
      contact: user.contact ?? 'open',
      ...toIdentity(deleted ? null : user),
    },
    visited: wire.visited ?? false,
    unread: wire.unread ?? 0,
    archived: wire.archived ?? false,
    muted: wire.muted ?? false,
    lastMs: Date.parse(textOf(wire.timestamp)) || 0,
    lastMessage: textOf(wire.lastMessage),
    openOffer: wire.hasOffer
      ? {
          id: textOf(lastOfferMessage?.id) || null,
          amount: amountOrNull(wire.offerAmount) ?? amountOrNull(lastOfferMessage?.offer_amount),
          sender: textOf(lastOfferMessage?.sender) || null,
          expiresMs: Date.parse(textOf(lastOfferMessage?.expires_at)) || null,
        }
      : null,
  }
}

export function firstName(name: string): string {
  return name === t('Deleted user') ? name : name.split(/\s/, 1)[0] || name
}
