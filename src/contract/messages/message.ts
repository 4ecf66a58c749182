import * as z from 'zod/mini'
import { id, instant, textId } from '../fields'
import { money, pixels } from '../values/numbers'
import { messageText, pictureUrl } from '../values/texts'

/** A picture of a message. */
export const messagePhoto = z.object({
  /** Id of the picture. */
  id,
  /** Path or URL of the picture (B 7). It is served without a token, so its name cannot be guessed. */
  image_url: pictureUrl,
  /** In pixels, where known. */
  width: z.nullish(pixels),
  /** In pixels, where known. */
  height: z.nullish(pixels),
})

/** One message (A 3). An offer and its answers are messages too, told apart by `type`. */
export const message = z.object({
  /** Id of the message. */
  id,
  /** Id of the user who sent it. */
  sender: id,
  /** Text of the message, without markup; empty for an offer or pictures without words. */
  message: messageText,
  /** When it was stored, ISO 8601 with a zone. */
  timestamp: instant,
  /** `plain` when left out. Addition: `offer_withdrawn`, by the one who made the offer. */
  type: z.nullish(z.enum(['offer', 'offer_accepted', 'offer_rejected', 'offer_withdrawn', 'plain'])),
  /** In the listing's currency. */
  offer_amount: z.nullish(money),
  /** Addition: id of its conversation. */
  conversation_id: z.nullish(id),
  /**
   * Addition: for an answer to an offer, the id of the offer's message. An offer that answers another one is a
   * counter-offer, or replaces it if both have one sender.
   */
  offer_id: z.nullish(id),
  /**
   * Addition: when an offer expires unless it is answered before; null for one that does not, and for other messages.
   */
  expires_at: z.nullish(instant),
  /** Addition: id of the visit that the message proposes (see `createTour`); its state is in the tour calls. */
  tour_id: z.nullish(id),
  /** Addition: its pictures in order (see `sendPhotos`); null or left out without any. */
  photos: z.nullish(z.array(messagePhoto)),
  /** Addition: the sender's own mark (see `sendMessage`). */
  client_id: z.nullish(textId),
  /** Addition: when its sender unsent it. It then has neither words nor pictures, for both. */
  removed_at: z.nullish(instant),
  /**
   * Addition, in `listMessages`: whether the other side has read the caller's message; null for messages of the other
   * side, and where one of the two does not show it (`privacy.showSeen`).
   */
  seen: z.nullish(z.boolean()),
})

export type WireMessage = z.output<typeof message>

/** Said where a message has no words. */
export const NO_WORDS = 'Please type a message'
