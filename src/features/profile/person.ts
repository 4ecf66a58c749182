import type { Insights, OwnProfile, Profile, ProfileStats } from '@/domain/people/profile'
import { tierOf, type Tier } from '@/domain/people/badges'
import { resolveImageUrl } from '@/domain/listing/images'
import { canList } from '@/domain/people/verification'
import { displayName, type SessionUser } from '@/session/session'
import { t } from '@/words/words'

/** A person as a profile shows them; unknown text is empty. */
export type Person = Pick<
  Profile,
  'id' | 'username' | 'name' | 'location' | 'about' | 'rating' | 'reviewCount' | 'answering' | 'contact' | 'reviews'
> & {
  email: string
  /** URL. */
  picture: string
  tier: Tier
  canList: boolean
  phoneVerified: boolean
  idVerified: boolean
  /** ISO 8601. */
  joined: string
}

/** Who is shown when no profile loads (A 3). */
const UNKNOWN = { name: 'User', about: 'Property enthusiast and home seeker.', location: 'Philippines' } as const

export function personOf(profile: Profile | OwnProfile): Person {
  const { verification, picture } = profile
  return {
    ...profile,
    name: profile.name || t(UNKNOWN.name),
    email: 'email' in profile ? profile.email : '',
    picture: picture ? resolveImageUrl(picture) : '',
    tier: tierOf({ premium_plan: profile.premiumPlan, ...verification }),
    canList: canList(verification),
    phoneVerified: verification?.phone_verified === true,
    idVerified: verification?.id_verified === true,
    joined: profile.memberSince || profile.createdAt,
  }
}

/** The user's data from this device, if the profile does not load (A 8). */
export function personOfStored(user: SessionUser): Person {
  return {
    id: user.id,
    username: user.username ?? '',
    name: displayName(user),
    email: user.email,
    location: user.location || t(UNKNOWN.location),
    about: user.bio || t(UNKNOWN.about),
    picture: user.profile_picture ? resolveImageUrl(user.profile_picture) : '',
    tier: tierOf(user),
    canList: canList(user),
    phoneVerified: user.phone_verified,
    idVerified: user.id_verified,
    rating: null,
    reviewCount: 0,
    answering: '',
    joined: '',
    contact: { phone: user.phone_number ?? '', email: user.email, messenger: '' },
    reviews: [],
  }
}

/** Zeroes, as documented for unknown users (A 3). */
export const NO_INSIGHTS: Insights = {
  totalViews: 0,
  totalLikes: 0,
  profileViews: 0,
  listingViews: 0,
  inquiries: 0,
  responseRate: null,
  responseTime: null,
  conversionRate: null,
}
export const NO_STATS: ProfileStats = { sold: 0, rented: 0, active: 0, earnings: 0 }
