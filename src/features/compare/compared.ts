import { toCompareEntry, type CompareEntry } from '@/domain/listing/compare'
import { sameId } from '@/domain/ids'
import type { Listing } from '@/domain/listing/listing'

export type Compared = {
  /** Current data, or the stored entry if the market has not loaded. */
  entry: CompareEntry
  /** Fields that stored entries lack: status, lot, pictures. Null while unknown. */
  listing: Listing | null
  /** The server answered, and does not offer it any more. */
  gone: boolean
  /** The stored price in pesos, if there was one and the asking price has changed since. */
  priceThen: number | null
}

/**
 * The stored entries, brought up to date. An empty list says nothing about a listing, so nothing counts as gone then.
 */
export function refreshed(
  entries: readonly CompareEntry[],
  listings: readonly Listing[] | undefined,
  now: number,
): Compared[] {
  const known = listings !== undefined && listings.length > 0
  return entries.map((stored) => {
    const listing = listings?.find((other) => sameId(other.id, stored.id)) ?? null
    const entry = listing ? toCompareEntry(listing, now) : stored
    const changed = listing !== null && stored.price > 0 && stored.price !== entry.price
    return { entry, listing, gone: known && listing === null, priceThen: changed ? stored.price : null }
  })
}

export function fromLink(ids: readonly string[], listings: readonly Listing[], now: number): Compared[] {
  return ids.flatMap((id) => {
    const listing = listings.find((other) => sameId(other.id, id))
    return listing ? [{ entry: toCompareEntry(listing, now), listing, gone: false, priceThen: null }] : []
  })
}
