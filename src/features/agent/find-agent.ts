import { sameId } from '@/domain/ids'
import type { Listing, ListingOwner } from '@/domain/listing/listing'

export type Agent = { name: string; owner: ListingOwner; listings: readonly Listing[] }

/**
 * The agent behind an id: who lists with that user id. The name given in the address counts only where the listings have none,
 * so that a link cannot put words under somebody's picture. Null where nobody lists.
 */
export function findAgent(all: readonly Listing[], id: string, name: string): Agent | null {
  const listings = all.filter((listing) => sameId(listing.owner.id, id))
  const owner = listings[0]?.owner
  return owner ? { name: owner.name || name, owner, listings } : null
}
