import { LOW_PRICE_SHARE } from '@/contract/search/limits'
import type { MarketFigure } from '@/contract/search/market'
import { pesosPerSqm, sqmOf } from '../listing/asking-price'
import type { Listing } from '../listing/listing'
import { t } from '@/words/words'
import { figuredDistrict, measuredBy } from './market'

/** A price below 60% of the middle: a reason to look closer, never an accusation. */
export function isUnusuallyLow(listing: Listing, { perSqm }: MiddlePrice): boolean {
  const own = pesosPerSqm(listing)
  return own > 0 && own < perSqm * LOW_PRICE_SHARE
}

/** Pesos by square meter, of a month for rentals. `of`: what it is the middle of, as said after a number. */
export type MiddlePrice = { perSqm: number; similar: number; of: string; days: number; district: string | null }

/** The middle price by area of the narrowest comparison that has enough: its type in the district, then in the city. */
export function middlePrice(listing: Listing, figures: readonly MarketFigure[]): MiddlePrice | null {
  const { listingType, category, propertyType, city } = listing
  const own = figuredDistrict(listing)
  const alike = figures.filter(
    (figure) =>
      figure.listing_type === listingType && figure.category === category && figure.by === measuredBy(listing),
  )
  const find = (district: string | null, type: string | null) => {
    const found = alike.find((figure) => figure.district === district && figure.property_type === type)
    if (!found || found.per_sqm === null) return null
    const place = district ?? city
    const of = type
      ? t('{type} listings in {place}', { type: t.known(type), place })
      : t('similar listings in {place}', { place })
    return { perSqm: found.per_sqm, similar: found.count, of, days: found.days ?? 0, district }
  }
  // Figures of no type have null for it, so that a listing without one finds no typed figure.
  const type = propertyType || null
  return (type && own ? find(own, type) : null) ?? (type ? find(null, type) : null) ?? find(null, null)
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
