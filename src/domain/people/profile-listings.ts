import { sameId, type Id } from '../ids'
import type { Listing } from '../listing/listing'

export type ProfileOwner = {
  id?: Id | null | undefined
  username?: string | null | undefined
  email?: string | null | undefined
  name?: string | null | undefined
}

function same(one: string | null | undefined, other: string): boolean {
  const folded = (one ?? '').trim().toLowerCase()
  return folded !== '' && folded === other.trim().toLowerCase()
}

/** By user id, or by username, e-mail or name (A 7). Where both sides have an id it decides alone. */
export function listingsOf(listings: readonly Listing[], person: ProfileOwner): Listing[] {
  const known = person.id !== null && person.id !== undefined
  return listings.filter(({ owner }) =>
    known && owner.id !== null
      ? sameId(owner.id, person.id)
      : same(person.username, owner.username) ||
        same(person.email, owner.email) ||
        same(person.name, owner.detailName) ||
        same(person.name, owner.name),
  )
}
