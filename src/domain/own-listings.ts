import { pesoPrice } from './asking-price'
import type { Listing, ListingStatus } from './listing'

/** One of the own listings, with what only its owner learns; null where the server does not tell. */
export type OwnListing = Listing & { views: number | null; saves: number | null; inquiries: number | null }

/** The status that is shown; all of them is the default. */
export type OwnStatus = 'all' | ListingStatus
/** The orders of the own listings; newest first is the default. */
export type OwnSort = 'newest' | 'views' | 'saves' | 'inquiries' | 'price'

/** Which of the own listings are shown, and in which order. */
export type OwnView = { status: OwnStatus; sort: OwnSort }

export const OWN_STATUSES: readonly OwnStatus[] = ['all', 'available', 'pending', 'sold']
export const OWN_SORTS: readonly OwnSort[] = ['newest', 'views', 'saves', 'inquiries', 'price']

/** The view in an address; what is mangled becomes the default. */
export function readOwnView(raw: Record<string, unknown>): OwnView {
  return {
    status: OWN_STATUSES.find((status) => status === raw['status']) ?? 'all',
    sort: OWN_SORTS.find((sort) => sort === raw['sort']) ?? 'newest',
  }
}

/** The view as an address says it: defaults are left out. */
export function writeOwnView({ status, sort }: OwnView): Record<string, string> {
  return { ...(status === 'all' ? {} : { status }), ...(sort === 'newest' ? {} : { sort }) }
}

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

/** How many listings have each status, and all of them. */
export function countByStatus(listings: readonly Pick<Listing, 'status'>[]): Record<OwnStatus, number> {
  const counts = { all: listings.length, available: 0, pending: 0, sold: 0 }
  for (const { status } of listings) counts[status] += 1
  return counts
}

/** The sum of a figure; null where no listing tells it. */
export function total(listings: readonly OwnListing[], figure: 'views' | 'saves' | 'inquiries'): number | null {
  const told = listings.flatMap((listing) => listing[figure] ?? [])
  return told.length === 0 ? null : told.reduce((sum, value) => sum + value, 0)
}
