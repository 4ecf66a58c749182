import type { WireOwnProfile, WirePublicProfile, Review } from '@/contract/account/profile'
import { canList } from '@/domain/people/verification'
import type { Database, Row } from '../store/database'
import { versionOf } from '../store/versions'
import { insightsOf, statsOf } from './profile-numbers'
import { shownContact } from './shown-contact'

/** A user's public profile: the contact as their privacy settings allow, without their earnings. */
export function wirePublicProfile(db: Database, user: Row<'user'>): WirePublicProfile {
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
    rating: user.rating,
    review_count: user.review_count,
    listings_count: db.property.where((row) => row.user_id === user.id).length,
    contact: shownContact(user),
    stats,
    reviews: reviewsOf(db, user.id),
  }
}

/** A user's own profile: everything but the password. */
export function wireOwnProfile(db: Database, user: Row<'user'>): WireOwnProfile {
  const shown = wirePublicProfile(db, user)
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
    },
    coins: user.coins,
    coin_history: db.coin_entry
      .where((row) => row.user_id === user.id)
      .toSorted((one, other) => other.date.localeCompare(one.date))
      .map(({ user_id: _, ...entry }) => entry),
    stats: statsOf(db, user),
    insights: insightsOf(db, user),
  }
}

function reviewsOf(db: Database, userId: string): Review[] {
  return db.review
    .where((row) => row.user_id === userId)
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ id, rating, comment, date, author_id }) => {
      const author = db.user.find(author_id)
      return { id, rating, comment, date, user: { name: author?.name, avatar: author?.profile_picture } }
    })
}
