import { isMeasuredByLot, pesosPerSqm, sqmOf } from '../listing/asking-price'
import type { Listing } from '../listing/listing'

export const FEWEST_SIMILAR = 4
export const UNUSUAL_SHARE = 0.6

export type PriceCheck = { share: number; similar: number }

/** Null, or a price under 60 % of the middle price by area: a reason to look closer, never an accusation. */
export function unusuallyLow(listing: Listing, all: readonly Listing[]): PriceCheck | null {
  const own = pesosPerSqm(listing)
  const middle = own === 0 ? null : middlePrice(listing, all)
  if (!middle || own >= middle.perSqm * UNUSUAL_SHARE) return null
  return { share: Math.round((own / middle.perSqm) * 100), similar: middle.similar }
}

export type MiddlePrice = { perSqm: number; similar: number }

/** The middle price by area of at least four comparable listings, whatever its own price; null with fewer. */
export function middlePrice(listing: Listing, all: readonly Listing[]): MiddlePrice | null {
  if (listing.category === null || listing.city === '') return null
  const others = all
    .filter((other) => isComparable(listing, other))
    .map(pesosPerSqm)
    .filter((price) => price > 0)
    .toSorted((one, two) => one - two)
  return others.length < FEWEST_SIMILAR ? null : { perSqm: medianOf(others), similar: others.length }
}

/** Pesos rounded to two digits; null while the size is not known. */
export function middlePriceFor(listing: Listing, { perSqm }: MiddlePrice): number | null {
  const area = sqmOf(listing)
  return area > 0 ? Number((area * perSqm).toPrecision(2)) : null
}

/** Comparable: another listing on offer of the same city, category and way of offering, measured alike. */
export function isComparable(listing: Listing, other: Listing): boolean {
  return (
    other.id !== listing.id &&
    other.status !== 'sold' &&
    other.listingType === listing.listingType &&
    other.category === listing.category &&
    other.city === listing.city &&
    isPricedByLot(other) === isPricedByLot(listing)
  )
}

/** Land is, also before its lot area is known. */
export function isPricedByLot(listing: Listing): boolean {
  return listing.category === 'land' || isMeasuredByLot(listing)
}

export function medianOf(sorted: readonly number[]): number {
  const half = sorted.length / 2
  const upper = sorted[Math.floor(half)] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}
