import type { Listing, ListingOwner } from '@/domain/listing/listing'

export type Agent = { name: string; owner: ListingOwner; listings: readonly Listing[] }

/**
 * The agent of these listings; null without listings. The name in the URL counts only where the listings have none, so that a link
 * cannot put another name under somebody's picture.
 */
export function agentOf(listings: readonly Listing[], name: string): Agent | null {
  const owner = listings[0]?.owner
  return owner ? { name: owner.name || name, owner, listings } : null
}
