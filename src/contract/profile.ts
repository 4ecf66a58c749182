import * as z from 'zod/mini'
import { id, instant, numeric } from './fields'

const text = z.nullish(z.string())
const count = z.nullish(z.number())

/** How far someone is verified (A 3). Listing needs phone and ID; `id_submitted` alone means that an administrator looks. */
export const verificationStatus = z.object({
  phone_verified: z.boolean(),
  id_verified: z.boolean(),
  id_submitted: z.nullish(z.boolean()),
  can_list_properties: z.nullish(z.boolean()),
  // Addition: why the last identity card was refused, so that its owner can send a better one.
  rejection_reason: text,
})

/** What one user said about another (A 3). */
export const review = z.object({
  id,
  /** 1 to 5. */
  rating: z.number(),
  comment: text,
  date: z.string(),
  user: z.object({ name: text, avatar: text }),
})

/**
 * How someone's listings and answers do, shown to themselves only (A 3). `response_rate` and `conversion_rate` (inquiries by
 * listing views) in percent, `avg_response_time` in minutes.
 */
export const insights = z.object({
  total_views: count,
  total_likes: count,
  response_rate: z.nullish(numeric),
  avg_response_time: z.nullish(numeric),
  profile_views: count,
  listing_views: count,
  inquiries: count,
  conversion_rate: z.nullish(numeric),
})

/** What someone sold and rented out (A 3); `total_earnings` in pesos. */
export const profileStats = z.object({
  properties_sold: count,
  properties_rented: count,
  total_earnings: z.nullish(numeric),
  active_listings: count,
})

/** What everyone may see of a user. `contact` holds what the owner's privacy settings allow (A 3). */
export const publicProfile = z.object({
  id,
  username: text,
  name: text,
  first_name: text,
  last_name: text,
  location: text,
  bio: text,
  description: text,
  avatar: text,
  profile_picture: text,
  created_at: z.nullish(instant),
  verified: z.nullish(z.boolean()),
  type: z.nullish(z.enum(['regular_user', 'professional_seller'])),
  premium_plan: text,
  verification_status: z.nullish(verificationStatus),
  member_since: text,
  rating: count,
  review_count: count,
  listings_count: count,
  contact: z.nullish(z.object({ phone: text, email: text })),
  stats: z.nullish(profileStats),
  reviews: z.nullish(z.array(review)),
})

/** A line of somebody's coins (A 9): earned if positive, spent if negative. */
export const coinEntry = z.object({ id, label: z.string(), amount: z.number(), date: instant })

/** A user's own record (A 3): the public one and what is nobody else's business. */
export const ownProfile = z.extend(publicProfile, {
  email: text,
  phone_number: text,
  date_of_birth: text,
  auth_provider: text,
  premium_service: text,
  coins: count,
  // Addition: what the balance in `coins` is made of, the latest first.
  coin_history: z.nullish(z.array(coinEntry)),
  insights: z.nullish(insights),
})

/** Someone the caller follows. */
export const followedUser = z.object({ id, username: z.string(), name: text, profile_picture: text })

export type VerificationStatus = z.output<typeof verificationStatus>
export type CoinEntry = z.output<typeof coinEntry>
export type Review = z.output<typeof review>
export type Insights = z.output<typeof insights>
export type ProfileStats = z.output<typeof profileStats>
export type WirePublicProfile = z.output<typeof publicProfile>
export type WireOwnProfile = z.output<typeof ownProfile>
export type FollowedUser = z.output<typeof followedUser>
