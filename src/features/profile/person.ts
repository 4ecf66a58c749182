import type { Insights, OwnProfile, ProfileStats, PublicProfile, Review } from '@/contract/profile'
import { tierOf, type Tier } from '@/domain/badges'
import { resolveImageUrl } from '@/domain/images'
import { canList } from '@/domain/verification'
import { displayName, type SessionUser } from '@/session/session'

/** Somebody as a profile shows them; text is empty where nothing is known. */
export type Person = {
  id: string
  username: string
  name: string
  email: string
  location: string
  about: string
  picture: string
  tier: Tier
  canList: boolean
  phoneVerified: boolean
  idVerified: boolean
  /** Stars of 5; null as long as nobody has reviewed them. */
  rating: number | null
  reviewCount: number
  /** ISO 8601. */
  joined: string
  contact: { phone: string; email: string }
  stats: ProfileStats | null
  reviews: readonly Review[]
}

/** Who is shown when no profile loads (A 3). */
const UNKNOWN = { name: 'User', about: 'Property enthusiast and home seeker.', location: 'Philippines' }

export function personOf(profile: PublicProfile | OwnProfile): Person {
  const status = profile.verification_status
  const picture = profile.profile_picture || profile.avatar
  const named = `${profile.first_name ?? ''} ${profile.last_name ?? ''}`.trim()
  return {
    id: String(profile.id),
    username: profile.username ?? '',
    name: profile.name || named || profile.username || UNKNOWN.name,
    email: 'email' in profile ? (profile.email ?? '') : '',
    location: profile.location ?? '',
    about: profile.bio || profile.description || '',
    picture: picture ? resolveImageUrl(picture) : '',
    tier: tierOf({ premium_plan: profile.premium_plan, ...status }),
    canList: canList(status),
    phoneVerified: status?.phone_verified === true,
    idVerified: status?.id_verified === true,
    rating: profile.rating ?? null,
    reviewCount: profile.review_count ?? profile.reviews?.length ?? 0,
    joined: profile.member_since || profile.created_at || '',
    contact: { phone: profile.contact?.phone ?? '', email: profile.contact?.email ?? '' },
    stats: profile.stats ?? null,
    reviews: profile.reviews ?? [],
  }
}

/** What this device knows of whoever is signed in, where the own profile does not load (A 8). */
export function personOfStored(user: SessionUser): Person {
  return {
    id: user.id,
    username: user.username ?? '',
    name: displayName(user),
    email: user.email,
    location: user.location || UNKNOWN.location,
    about: user.bio || UNKNOWN.about,
    picture: user.profile_picture ? resolveImageUrl(user.profile_picture) : '',
    tier: tierOf(user),
    canList: canList(user),
    phoneVerified: user.phone_verified,
    idVerified: user.id_verified,
    rating: null,
    reviewCount: 0,
    joined: '',
    contact: { phone: user.phone_number ?? '', email: user.email },
    stats: null,
    reviews: [],
  }
}

/** Zeroes, as documented for whom nothing is known about (A 3). */
export const NO_INSIGHTS: Insights = {
  total_views: 0,
  total_likes: 0,
  profile_views: 0,
  listing_views: 0,
  inquiries: 0,
}
