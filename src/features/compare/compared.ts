import { toCompareEntry, type CompareEntry } from '@/domain/listing/compare'
import { sameId } from '@/domain/ids'
import type { Listing } from '@/domain/listing/listing'

export type Compared = {
  entry: CompareEntry
  listing: Listing | null
  gone: boolean
  /** The stored price in pesos, if there was one and the asking price has changed since. */
  priceThen: number | null
}

/** The stored entries, brought up to date. While the list is empty no listing counts as gone. */
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
