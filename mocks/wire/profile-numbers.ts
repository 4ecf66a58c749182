import type { Insights, ProfileStats } from '@/contract/account/profile'
import { convertMoney, isCurrency } from '@/domain/money/money'
import { interestIn } from '../services/interest'
import type { Database, Row } from '../store/database'

/** A user's sales and rentals, of listings that are here and that are gone. A sale earned its accepted offer, or the asking price without one. */
export function statsOf(db: Database, { id, sold_before, rented_before, earned_before }: Row<'user'>): ProfileStats {
  const own = db.property.where((row) => row.user_id === id)
  const done = own.filter((row) => row.status === 'sold')
  const sold = done.filter((row) => row.listing_type === 'sale')
  return {
    properties_sold: sold_before + sold.length,
    properties_rented: rented_before + done.length - sold.length,
    total_earnings: sold.reduce((sum, row) => sum + (acceptedOffer(db, row.id) ?? inPesos(row)), earned_before),
    active_listings: own.filter((row) => row.status === 'available').length,
  }
}

/** Views, likes and answers of a user's listings, counted from the store. */
export function insightsOf(db: Database, user: Row<'user'>): Insights {
  const own = db.property.where((row) => row.user_id === user.id).map((row) => interestIn(db, row))
  const views = own.reduce((sum, row) => sum + row.views, 0)
  const asked = db.conversation.where((row) => row.seller_id === user.id)
  const waits = asked.map((row) => minutesToAnswer(db, row)).filter((wait) => wait !== null)
  return {
    total_views: views + user.profile_views,
    total_likes: own.reduce((sum, row) => sum + row.likes, 0),
    profile_views: user.profile_views,
    listing_views: views,
    inquiries: asked.length,
    response_rate: asked.length === 0 ? null : Math.round((100 * waits.length) / asked.length),
    avg_response_time:
      waits.length === 0 ? null : Math.round(waits.reduce((sum, wait) => sum + wait, 0) / waits.length),
    conversion_rate: views === 0 ? null : Math.round((1000 * asked.length) / views) / 10,
  }
}

/** Minutes from a buyer's first message to the seller's first answer; null without an answer. */
function minutesToAnswer(db: Database, { id, buyer_id, seller_id }: Row<'conversation'>): number | null {
  const messages = db.message
    .where((row) => row.conversation_id === id)
    .toSorted((one, other) => one.timestamp.localeCompare(other.timestamp))
  const question = messages.find((row) => row.sender_id === buyer_id)
  const reply = question && messages.find((row) => row.sender_id === seller_id && row.timestamp > question.timestamp)
  return reply ? (Date.parse(reply.timestamp) - Date.parse(question.timestamp)) / 60_000 : null
}

function acceptedOffer(db: Database, propertyId: string): number | null {
  const ids = new Set(db.conversation.where((row) => row.property_id === propertyId).map(({ id }) => id))
  const accepted = db.message.where((row) => row.type === 'offer_accepted' && ids.has(row.conversation_id)).at(-1)
  return accepted?.offer_amount ?? db.message.find(accepted?.offer_id ?? '')?.offer_amount ?? null
}

function inPesos({ price, currency }: Row<'property'>): number {
  return isCurrency(currency) ? Math.round(convertMoney(price, currency, 'PHP')) : price
}
