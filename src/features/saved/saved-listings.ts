import { pesoDues } from '@/domain/papers/dues'
import { pesoPrice } from '@/domain/listing/asking-price'
import { sameId } from '@/domain/ids'
import type { Listing } from '@/domain/listing/listing'
import { t, type Translate } from '@/words/words'

export type Saved = {
  listings: Listing[]
  /** Ids that the server does not know any more. */
  missing: string[]
}

/** A listing as the saved page has it (B 3.3): its price in pesos, an unknown city or state becomes 'Unknown'. */
export function toSavedListing(listing: Listing, words: Translate): Listing {
  return {
    ...listing,
    price: pesoPrice(listing),
    currency: 'PHP',
    hoaFees: pesoDues(listing),
    city: listing.city || words('Unknown'),
    state: listing.state || words('Unknown'),
  }
}

export function findSaved(favorites: readonly string[], listings: readonly Listing[], words: Translate): Saved {
  const found = favorites.map((id) => ({ id, listing: listings.find((other) => sameId(other.id, id)) }))
  return {
    listings: found.flatMap(({ listing }) => (listing ? toSavedListing(listing, words) : [])).toReversed(),
    missing: found.filter(({ listing }) => listing === undefined).map(({ id }) => id),
  }
}

export function savedCount(count: number): string {
  return t.count(count, '{n} property saved', '{n} properties saved')
}
