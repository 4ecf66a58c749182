import type { WireOwnProfile, WirePublicProfile, Review, Insights, ProfileStats } from '@/contract/account/profile'
import { ratingOf } from '@/domain/people/reviews'
import { canList } from '@/domain/people/verification'
import type { Backend } from '../backend'
import { firstAnswer, wireAnswering } from '../services/talk/answering'
import { shownReviews } from './shown-reviews'
import type { Database, Row } from '../store/database'
import { versionOf } from '../store/versions'
import { shownContact } from './shown-contact'
import { convertMoney, isCurrency } from '@/domain/money/money'
import { requestedName } from '../services/people/id-submissions'
import { interestIn } from '../services/interest'
import { hidesListings, listingState, wireStanding } from '../services/standing/standing'

/** A user's public profile: the contact as their privacy settings allow, without their earnings. */
export function wirePublicProfile(backend: Backend, user: Row<'user'>): WirePublicProfile {
  const { db } = backend
  const reviews = reviewsOf(backend, user.id)
  const { total_earnings: _, ...stats } = statsOf(db, user)
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    first_name: user.first_name,
    last_name: user.last_name,
    location: user.location,
    bio: user.bio,
    profile_picture: user.profile_picture,
    created_at: user.created_at,
    member_since: user.created_at,
    verified: canList(user),
    type: user.premium_plan ? 'professional_seller' : 'regular_user',
    premium_plan: user.premium_plan,
    verification_status: {
      phone_verified: user.phone_verified,
      id_verified: user.id_verified,
      can_list_properties: canList(user),
    },
    ...ratingOf(reviews.map(({ rating }) => rating)),
    answering: wireAnswering(backend, user.id),
    listings_count: hidesListings(db, user) ? 0 : db.property.where((row) => row.user_id === user.id).length,
    contact: shownContact(db, user),
    stats,
    reviews,
  }
}

export function wireOwnProfile(backend: Backend, user: Row<'user'>): WireOwnProfile {
  const { db } = backend
  const shown = wirePublicProfile(backend, user)
  return {
    ...shown,
    updated_at: versionOf(user),
    email: user.email,
    phone_number: user.phone_number,
    messenger: user.messenger,
    date_of_birth: user.date_of_birth,
    auth_provider: user.auth_provider,
    premium_service: user.premium_plan,
    contact: { phone: user.phone_number, email: user.email, messenger: user.messenger },
    verification_status: {
      phone_verified: user.phone_verified,
      id_verified: user.id_verified,
      id_submitted: user.id_submitted,
      can_list_properties: canList(user),
      rejection_reason: user.rejection_reason,
      requested_name: requestedName(backend, user.id),
    },
    standing: wireStanding(db, user),
    coins: user.coins,
    coin_history: db.coin_entry
      .where((row) => row.user_id === user.id)
      .toSorted((one, other) => other.date.localeCompare(one.date))
      .map(({ user_id: _, ...entry }) => entry),
    stats: statsOf(db, user),
    insights: insightsOf(db, user),
  }
}

function reviewsOf(backend: Backend, userId: string): Review[] {
  const { db } = backend
  return shownReviews(backend, userId)
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ id, rating, comment, date, author_id, occasion, answer }) => {
      const author = db.user.find(author_id)
      const user = { name: author?.name, avatar: author?.profile_picture }
      return { id, rating, comment, date, user, occasion, answer }
    })
}

/** Of listings that are here and that are gone. A sale earned its accepted offer, else the asking price. */
function statsOf(db: Database, { id, sold_before, rented_before, earned_before }: Row<'user'>): ProfileStats {
  const own = db.property.where((row) => row.user_id === id)
  const done = own.filter((row) => row.status === 'sold')
  const sold = done.filter((row) => row.listing_type === 'sale')
  return {
    properties_sold: sold_before + sold.length,
    properties_rented: rented_before + done.length - sold.length,
    total_earnings: sold.reduce((sum, row) => sum + (acceptedOffer(db, row.id) ?? inPesos(row)), earned_before),
    active_listings: own.filter((row) => listingState(db, row) === 'available').length,
  }
}

function insightsOf(db: Database, user: Row<'user'>): Insights {
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

function minutesToAnswer(db: Database, conversation: Row<'conversation'>): number | null {
  const { askedMs = 0, answeredMs = null } = firstAnswer(db, conversation) ?? {}
  return answeredMs === null ? null : (answeredMs - askedMs) / 60_000
}

function acceptedOffer(db: Database, propertyId: string): number | null {
  const ids = new Set(db.conversation.where((row) => row.property_id === propertyId).map(({ id }) => id))
  const accepted = db.message.where((row) => row.type === 'offer_accepted' && ids.has(row.conversation_id)).at(-1)
  return accepted?.offer_amount ?? db.message.find(accepted?.offer_id ?? '')?.offer_amount ?? null
}

function inPesos({ price, currency }: Row<'property'>): number {
  return isCurrency(currency) ? Math.round(convertMoney(price, currency, 'PHP')) : price
}
