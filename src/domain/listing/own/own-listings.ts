import { pesoPrice } from '../asking-price'
import type { Listing } from '../listing'
import type { OwnSort, OwnStatus, OwnView } from './own-view'

/** One of the own listings, with what only its owner learns; null where the server does not tell. */
export type OwnListing = Listing & { views: number | null; saves: number | null; inquiries: number | null }

// Larger comes first; what the server does not tell comes last.
const RANKS: Record<OwnSort, (listing: OwnListing) => number> = {
  newest: (listing) => listing.createdMs,
  views: (listing) => listing.views ?? -1,
  saves: (listing) => listing.saves ?? -1,
  inquiries: (listing) => listing.inquiries ?? -1,
  price: pesoPrice,
}

/** The listings of a view, in its order; equal ones newest first. The given list stays as it is. */
export function ownListingsShown(listings: readonly OwnListing[], { status, sort }: OwnView): OwnListing[] {
  const rank = RANKS[sort]
  return listings
    .filter((listing) => status === 'all' || listing.status === status)
    .toSorted((one, other) => rank(other) - rank(one) || other.createdMs - one.createdMs)
}

export function countByStatus(listings: readonly Pick<Listing, 'status'>[]): Record<OwnStatus, number> {
  const counts = { all: listings.length, available: 0, pending: 0, sold: 0 }
  for (const { status } of listings) counts[status] += 1
  return counts
}

export function total(listings: readonly OwnListing[], figure: 'views' | 'saves' | 'inquiries'): number | null {
  const told = listings.flatMap((listing) => listing[figure] ?? [])
  return told.length === 0 ? null : told.reduce((sum, value) => sum + value, 0)
}
