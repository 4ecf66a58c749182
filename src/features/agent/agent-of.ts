import type { Listing, ListingOwner } from '@/domain/listing/listing'

export type Agent = { name: string; owner: ListingOwner; listings: readonly Listing[] }

/** The agent of these listings. The URL's name counts only where they have none: a link must not rename anybody. */
export function agentOf(listings: readonly Listing[], name: string): Agent | null {
  const owner = listings[0]?.owner
  return owner ? { name: owner.name || name, owner, listings } : null
}
