import type { WireProperty, WirePropertyUser } from '@/contract/listing/property'
import { answeringWords } from '../messages/answering'
import { tierOf } from '../people/badges'
import { canList } from '../people/verification'
import { resolveImageUrl } from './images'
import type { ListingOwner } from './listing'
import { numberOrNull, textOf } from '../wire-values'

type Names = { name?: unknown; first_name?: unknown; last_name?: unknown; username?: unknown }

/** Stars and number of reviews where the server says nothing of either (B 3.4, B 9). */
const DEFAULT_RATING = { rating: 4.5, reviews: 50 }

/** The two belong together: the sample stars never stand beside a number of reviews that the server counted. */
function ratingOf(user: Partial<WirePropertyUser> | null): Pick<ListingOwner, 'rating' | 'reviews'> {
  const rating = numberOrNull(user?.rating)
  const reviews = numberOrNull(user?.review_count)
  if (rating === null && reviews === null) return DEFAULT_RATING
  return { rating: reviews === 0 ? null : rating, reviews }
}

function fullName(user: Names | null | undefined): string {
  return `${textOf(user?.first_name)} ${textOf(user?.last_name)}`.trim()
}

/** The name on list and map: first name plus last name, else name, else 'Property Owner' (B 3.3). */
export function agentName(user: Names | null | undefined): string {
  return fullName(user) || textOf(user?.name) || 'Property Owner'
}

/** The name on the detail screen: name, else first plus last name, else username, else 'Unknown' (B 3.4). */
export function detailAgentName(user: Names | null | undefined): string {
  return textOf(user?.name) || fullName(user) || textOf(user?.username) || 'Unknown'
}

/** The owner of a wire listing; `user_id` is the id where the user record lacks it. Never throws. */
export function toOwner(wire: Pick<WireProperty, 'user' | 'user_id'>): ListingOwner {
  const user: Partial<WirePropertyUser> | null = wire.user ?? null
  const picture = textOf(user?.profile_picture)
  return {
    id: textOf(user?.id) || textOf(wire.user_id) || null,
    name: agentName(user),
    detailName: detailAgentName(user),
    username: textOf(user?.username),
    email: textOf(user?.email),
    phone: textOf(user?.phone_number) || textOf(user?.phone),
    messenger: textOf(user?.messenger),
    avatar: picture === '' ? '' : resolveImageUrl(picture),
    tier: tierOf(user),
    verified: canList(user),
    ...ratingOf(user),
    memberSince: textOf(user?.member_since),
    answering: answeringWords(user?.answering),
  }
}
