import { OFFER_DAYS } from '@/contract/fields'
import type { Row, Rows } from '../../database'
import { TALKS, type Line, type Talk } from './talks'

export function talkRows(now: number): Required<Pick<Rows, 'conversation' | 'message'>> {
  const at = (hoursAgo: number) => new Date(now - hoursAgo * 3_600_000).toISOString()
  return {
    conversation: TALKS.map((talk) => conversationRow(talk, at)),
    message: TALKS.flatMap((talk) => talk.lines.map((line, index) => messageRow(talk, line, index, at))),
  }
}

function conversationRow(
  { id, property, buyer, seller, lines, unread = 0, archivedBy }: Talk,
  at: (hoursAgo: number) => string,
): Row<'conversation'> {
  return {
    id,
    property_id: property,
    kept_listing: null,
    buyer_id: buyer,
    seller_id: seller,
    buyer_unread: unread,
    seller_unread: 0,
    buyer_archived: archivedBy === 'buyer',
    seller_archived: archivedBy === 'seller',
    buyer_muted: false,
    seller_muted: false,
    updated_at: at(Math.min(...lines.map(([, hoursAgo]) => hoursAgo))),
  }
}

/** Pictures of the build, which are 960 pixels wide, as a message stores them. */
export function storedPhotos(paths: readonly string[]): string {
  return JSON.stringify(paths.map((image_url) => ({ id: image_url, image_url, width: 960, height: 720 })))
}

function messageRow(
  { id, buyer, seller, lines }: Talk,
  [by, hoursAgo, text, more]: Line,
  index: number,
  at: (hoursAgo: number) => string,
): Row<'message'> {
  const [answered, answer] = more && 'answers' in more ? more.answers : []
  const own = more && 'offer' in more ? more : undefined
  const offered = own ?? lines[(answered ?? 0) - 1]?.[3]
  const answers = answered ?? own?.counters
  const messageId = (line: number) => `m${id.slice(1)}-${line}`
  return {
    id: messageId(index + 1),
    conversation_id: id,
    sender_id: by === 'buyer' ? buyer : seller,
    message: text,
    type: answer ?? (offered ? 'offer' : 'plain'),
    offer_amount: offered && 'offer' in offered ? offered.offer : null,
    offer_id: answers ? messageId(answers) : null,
    expires_at: own ? at(hoursAgo - 24 * OFFER_DAYS) : null,
    tour_id: null,
    photos: more && 'photos' in more ? storedPhotos(more.photos) : null,
    client_id: null,
    timestamp: at(hoursAgo),
    removed_at: null,
    buyer_deleted: false,
    seller_deleted: false,
  }
}
