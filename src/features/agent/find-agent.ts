import { sameId } from '@/domain/ids'
import type { Listing, ListingOwner } from '@/domain/listing/listing'

export type Agent = { name: string; owner: ListingOwner; listings: readonly Listing[] }

/**
 * The agent whose listings have that user id; null without listings. The name in the URL counts only where the listings have
 * none, so that a link cannot put another name under somebody's picture.
 */
export function findAgent(all: readonly Listing[], id: string, name: string): Agent | null {
  const listings = all.filter((listing) => sameId(listing.owner.id, id))
  const owner = listings[0]?.owner
  return owner ? { name: owner.name || name, owner, listings } : null
}
