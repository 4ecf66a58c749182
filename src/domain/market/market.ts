import { FEWEST_COMPARED } from '@/contract/search/limits'
import type { MarketFigure, MarketQuery } from '@/contract/search/market'
import { isMeasuredByLot, pesoPrice, pesosPerSqm } from '../listing/asking-price'
import type { Listing } from '../listing/listing'
import { districtOf } from '../listing/place'

/** A listing with the numbers that figures are computed from: prices in pesos. */
export type Asked = { listing: Listing; perSqm: number; price: number; createdMs: number }

type Group = Omit<MarketFigure, 'per_sqm' | 'price' | 'days' | 'count'> & { of: Omit<Asked, 'listing'>[] }

const DAY_MS = 86_400_000

export function askedOf(listing: Listing): Asked {
  return { listing, perSqm: pesosPerSqm(listing), price: pesoPrice(listing), createdMs: listing.createdMs }
}

/** Land is measured by its lot, also before its area is known. */
export function measuredBy(listing: Listing): MarketFigure['by'] {
  return listing.category === 'land' || isMeasuredByLot(listing) ? 'lot' : 'floor'
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Where figures of a listing are said. With a number its district is a street. */
export function figuredDistrict(listing: Listing): string | null {
  const district = districtOf(listing)
  return /\d/.test(district) || isSame(district, listing.city) ? null : district
}

/**
 * Medians by place and kind, the kinds with the most listings first: of what is on offer in a city, and in one of its
 * districts. A listing without price or area is in none; fewer than five listings have no figures.
 */
export function marketFigures(asked: Iterable<Asked>, query: MarketQuery, now: number): MarketFigure[] {
  const groups = new Map<string, Group>()
  const known = new Map<Listing, Group[]>()
  for (const { listing, ...numbers } of asked) {
    if (!(numbers.perSqm > 0)) continue
    const own = known.get(listing) ?? keysOf(listing, query).map((key) => groupOf(groups, listing, key))
    known.set(listing, own)
    for (const { of } of own) of.push(numbers)
  }
  return [...groups]
    .toSorted(([one, { of }], [other, more]) => more.of.length - of.length || (one < other ? -1 : 1))
    .map(([, { of, ...group }]) => {
      const middle = (read: (one: Omit<Asked, 'listing'>) => number) =>
        of.length < FEWEST_COMPARED ? null : medianOf(of.map(read))
      const listed = middle(({ createdMs }) => createdMs)
      return {
        ...group,
        count: of.length,
        per_sqm: middle(({ perSqm }) => perSqm),
        price: middle(({ price }) => price),
        days: listed === null ? null : Math.max(0, Math.floor((now - listed) / DAY_MS)),
      }
    })
}

type Key = Pick<MarketFigure, 'district' | 'property_type'>

/** The figures that a listing counts for. */
function keysOf(listing: Listing, { city, district, mode, category }: MarketQuery): Key[] {
  const isOnOffer = listing.status !== 'sold' && listing.category !== null && isSame(listing.city, city)
  if (!isOnOffer || (mode && listing.listingType !== mode) || (category && listing.category !== category)) return []
  const own = figuredDistrict(listing)
  const places = [null, ...(own !== null && district !== undefined && isSame(own, district) ? [own] : [])]
  const types = [null, ...(listing.propertyType === '' ? [] : [listing.propertyType])]
  return places.flatMap((place) => types.map((type) => ({ district: place, property_type: type })))
}

function groupOf(groups: Map<string, Group>, listing: Listing, key: Key): Group {
  const by = measuredBy(listing)
  const made = { ...key, listing_type: listing.listingType, category: listing.category!, by, of: [] }
  const name = [key.district, key.property_type, made.listing_type, made.category, by].join('\n')
  const group = groups.get(name) ?? made
  groups.set(name, group)
  return group
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = Float64Array.from(numbers).toSorted()
  const half = sorted.length / 2
  const upper = sorted[Math.floor(half)] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}
