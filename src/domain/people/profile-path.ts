import { sameId, type Id } from '../ids'
import type { Listing, ListingOwner } from '../listing/listing'

type Named = { first_name?: string | null | undefined; last_name?: string | null | undefined }

/** Half a character cannot stand in an address; encoding it would throw and take the screen along. */
function wellFormed(name: string): string {
  return name.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}

function nameParts(user: Named | null | undefined): string[] {
  return `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.toLowerCase().split(/\s+/).filter(Boolean)
}

/** The route username of My Profile: `firstname.lastname` in lower case, 'user' without a name (B 2.2). */
export function ownProfileName(user: Named | null | undefined): string {
  return wellFormed(nameParts(user).join('.')) || 'user'
}

export function profilePath(username: string): string {
  return `/dashboard/u/${encodeURIComponent(username)}`
}

/** My Profile: `/dashboard/u/{firstname.lastname}` (B 2.2). */
export function ownProfilePath(user: Named | null | undefined): string {
  return profilePath(ownProfileName(user))
}

/** The username of the 'listed by' link: e-mail local part, else owner id, else 'unknown' (B 2.2). */
export function listedByName(owner: Pick<ListingOwner, 'email' | 'id'>): string {
  return wellFormed(owner.email.split('@', 1)[0]?.trim() || owner.id || 'unknown')
}

/** The id, as a username can be the user's own name too; else the username, else the name in lower case (A 2). */
export function messageProfileName(user: {
  id?: string | null | undefined
  username?: string | null | undefined
  name?: string | null | undefined
}): string {
  return wellFormed(user.id || user.username || (user.name ?? '').toLowerCase().replaceAll(/\s/g, '') || 'unknown')
}

/** The query of the chat link: property id, and the owner's user id or 'unknown' (B 2.2, B 2.4). */
export function chatQuery(listing: Pick<Listing, 'id' | 'owner'>): { property: string; owner: string } {
  return { property: listing.id, owner: listing.owner.id ?? 'unknown' }
}

/** The chat link of a card: `/dashboard/messages?property={id}&owner={ownerId or unknown}` (B 2.2). */
export function chatPath(listing: Pick<Listing, 'id' | 'owner'>): string {
  return `/dashboard/messages?${new URLSearchParams(chatQuery(listing)).toString()}`
}

/** Whether a listing is the user's own, where chat buttons are hidden (B 6); never for a visitor. */
export function isOwnListing(listing: Pick<Listing, 'owner'>, userId: Id | null | undefined): boolean {
  return sameId(listing.owner.id, userId)
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[\s._-]/g, '')
}

/** Matches first and last name joined, or separated by space, dot, hyphen or underscore, in lower case (A 2). */
export function isOwnProfile(username: string, user: Named | null | undefined): boolean {
  const own = fold(nameParts(user).join(''))
  return own !== '' && fold(username) === own
}
