import type { CoinEntry, Review, WireOwnProfile, WirePublicProfile } from '@/contract/account/profile'
import type { WireStanding } from '@/contract/account/person'
import { answeringWords } from '../messages/answering'
import { amountOf, amountOrNull, textOf } from '../wire-values'
import type { Verification } from './verification'

/** What everyone may see of somebody (A 3), as the screens read it; texts are empty where nothing is known. */
export type Profile = {
  id: string
  username: string
  name: string
  location: string
  about: string
  /** Path or URL as the server gave it: the stored user keeps it so (B 3.1). */
  picture: string
  premiumPlan: string
  /** Null where the server does not tell: then the stored user says how far somebody is verified. */
  verification: Verification | null
  /** Stars of 5; null before the first review. */
  rating: number | null
  reviewCount: number
  memberSince: string
  /** How they answer, in words; empty where it is not known. */
  answering: string
  createdAt: string
  contact: { phone: string; email: string; messenger: string }
  stats: ProfileStats
  reviews: readonly Review[]
}

/** A user's own record (A 3). */
export type OwnProfile = Profile & {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  messenger: string
  /** ISO 8601: when the user last changed it; empty where the server does not say. */
  updatedAt: string
  authProvider: string
  coins: number
  coinHistory: readonly CoinEntry[]
  insights: Insights
  /** Null where the server does not tell. */
  standing: WireStanding | null
}

/** What somebody sold and rented out (A 3); `earnings` in pesos. */
export type ProfileStats = { sold: number; rented: number; active: number; earnings: number }

/** How somebody's listings and answers do (A 3): counts, rates in percent, null before the first inquiry. */
export type Insights = {
  totalViews: number
  totalLikes: number
  profileViews: number
  listingViews: number
  inquiries: number
  responseRate: number | null
  responseTime: number | null
  conversionRate: number | null
}

export function toProfile(wire: WirePublicProfile): Profile {
  const { verification_status: status, stats } = wire
  const reviews = wire.reviews ?? []
  return {
    id: textOf(wire.id),
    username: textOf(wire.username),
    name: textOf(wire.name) || `${textOf(wire.first_name)} ${textOf(wire.last_name)}`.trim() || textOf(wire.username),
    location: textOf(wire.location),
    about: textOf(wire.bio) || textOf(wire.description),
    picture: textOf(wire.profile_picture) || textOf(wire.avatar),
    premiumPlan: textOf(wire.premium_plan),
    verification: status
      ? {
          phone_verified: status.phone_verified,
          id_verified: status.id_verified,
          id_submitted: status.id_submitted ?? false,
          can_list_properties: status.can_list_properties ?? false,
          rejection_reason: textOf(status.rejection_reason),
          requested_name: textOf(status.requested_name),
        }
      : null,
    rating: wire.rating ?? null,
    reviewCount: wire.review_count ?? reviews.length,
    memberSince: textOf(wire.member_since),
    answering: answeringWords(wire.answering),
    createdAt: textOf(wire.created_at),
    contact: {
      phone: textOf(wire.contact?.phone),
      email: textOf(wire.contact?.email),
      messenger: textOf(wire.contact?.messenger),
    },
    stats: {
      sold: stats?.properties_sold ?? 0,
      rented: stats?.properties_rented ?? 0,
      active: stats?.active_listings ?? 0,
      earnings: amountOf(stats?.total_earnings),
    },
    reviews,
  }
}

export function toOwnProfile(wire: WireOwnProfile): OwnProfile {
  const { insights } = wire
  return {
    ...toProfile(wire),
    firstName: textOf(wire.first_name),
    lastName: textOf(wire.last_name),
    email: textOf(wire.email),
    phoneNumber: textOf(wire.phone_number),
    messenger: textOf(wire.messenger),
    updatedAt: textOf(wire.updated_at),
    authProvider: textOf(wire.auth_provider),
    coins: wire.coins ?? 0,
    coinHistory: wire.coin_history ?? [],
    standing: wire.standing ?? null,
    insights: {
      totalViews: insights?.total_views ?? 0,
      totalLikes: insights?.total_likes ?? 0,
      profileViews: insights?.profile_views ?? 0,
      listingViews: insights?.listing_views ?? 0,
      inquiries: insights?.inquiries ?? 0,
      responseRate: amountOrNull(insights?.response_rate),
      responseTime: amountOrNull(insights?.avg_response_time),
      conversionRate: amountOrNull(insights?.conversion_rate),
    },
  }
}
