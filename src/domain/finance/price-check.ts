import { isMeasuredByLot, pesosPerSqm, sqmOf } from '../listing/asking-price'
import type { Listing } from '../listing/listing'
import { districtOf } from '../listing/place'

export const FEWEST_SIMILAR = 5
export const UNUSUAL_SHARE = 0.6

/** A price below 60% of the middle: a reason to look closer, never an accusation. */
export function isUnusuallyLow(listing: Listing, { perSqm }: MiddlePrice): boolean {
  const own = pesosPerSqm(listing)
  return own > 0 && own < perSqm * UNUSUAL_SHARE
}

/** Pesos by square meter, of a month for rentals. `of`: what it is the middle of, as said after a number. */
export type MiddlePrice = { perSqm: number; similar: number; of: string; listedMs: number }

/** The narrowest comparison that has enough others: their type in the district, in the city, then all their kind. */
const SCOPES: readonly { fits: (own: Listing, other: Listing) => boolean; of: (own: Listing) => string }[] = [
  {
    // With a number it is a street.
    fits: (own, other) => sameType(own, other) && districtOf(other) === districtOf(own) && !/\d/.test(districtOf(own)),
    of: (own) => `${own.propertyType} listings in ${districtOf(own)}`,
  },
  { fits: sameType, of: ({ propertyType, city }) => `${propertyType} listings in ${city}` },
  { fits: () => true, of: ({ city }) => `similar listings in ${city}` },
]

function sameType(own: Listing, other: Listing): boolean {
  return own.propertyType !== '' && other.propertyType === own.propertyType
}

/** The middle price by area of comparable listings, whatever its own price; null where too few can be compared. */
export function middlePrice(listing: Listing, all: readonly Listing[]): MiddlePrice | null {
  if (listing.category === null || listing.city === '') return null
  const others = all.filter((other) => isComparable(listing, other) && pesosPerSqm(other) > 0)
  for (const { fits, of } of SCOPES) {
    const found = others.filter((other) => fits(listing, other))
    if (found.length < FEWEST_SIMILAR) continue
    const middle = (read: (other: Listing) => number) => medianOf(found.map(read).toSorted((one, two) => one - two))
    const listedMs = middle(({ createdMs }) => createdMs)
    return { perSqm: middle(pesosPerSqm), similar: found.length, of: of(listing), listedMs }
  }
  return null
}

/** Percent above the middle; below it is negative. Null where the price by area is not known. */
export function abovePercent(listing: Listing, { perSqm }: MiddlePrice): number | null {
  const own = pesosPerSqm(listing)
  return own > 0 ? Math.round((own / perSqm - 1) * 100) : null
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
