import { popupAmount } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import type { CostsOf } from '@/domain/finance/loan-choice'
import { abbreviate, compactMoney, convertMoney } from '@/domain/money/money'
import type { MapCell } from '@/listing/search/results'
import { t } from '@/words/words'

/** Counts by type, and the lowest price of each in the shown currency (Infinity: no price). */
export type Group = { sale: number; rent: number; lowestSale: number; lowestRent: number }

export function groupOf(listing: Listing, currency: string, costs: CostsOf | null = null): Group {
  const price = lowestOf(listing, currency, costs)
  const rent = listing.listingType === 'rent'
  return {
    sale: rent ? 0 : 1,
    rent: rent ? 1 : 0,
    lowestSale: rent ? Infinity : price,
    lowestRent: rent ? price : Infinity,
  }
}

/** The group of a square. Its costs by month are not known, so by month no price is named. */
export function groupOfCell({ mode, count, minPrice }: MapCell, currency: string, byMonth: boolean): Group {
  const rent = mode === 'rent'
  const unknown = minPrice === null || (byMonth && !rent)
  const price = unknown ? Infinity : convertMoney(minPrice, 'PHP', currency)
  return {
    sale: rent ? 0 : count,
    rent: rent ? count : 0,
    lowestSale: rent ? Infinity : price,
    lowestRent: rent ? price : Infinity,
  }
}

function lowestOf(listing: Listing, currency: string, costs: CostsOf | null): number {
  if (listing.price <= 0) return Infinity
  if (!costs || listing.listingType === 'rent') return popupAmount(listing, currency)
  const cost = costs(listing)
  return cost ? convertMoney(cost.monthly, 'PHP', currency) : Infinity
}

export function joinGroup(into: Group, group: Readonly<Group>): void {
  into.sale += group.sale
  into.rent += group.rent
  into.lowestSale = Math.min(into.lowestSale, group.lowestSale)
  into.lowestRent = Math.min(into.lowestRent, group.lowestRent)
}

export type GroupKind = 'sale' | 'rent' | 'mixed'

export function kindOfGroup({ sale, rent }: Group): GroupKind {
  return rent === 0 ? 'sale' : sale === 0 ? 'rent' : 'mixed'
}

/** The lowest price of a cluster, of sales if it has both types; empty without prices. */
export function lowestPrice(group: Group, currency: string): string {
  const lowest = group.sale > 0 ? group.lowestSale : group.lowestRent
  return lowest === Infinity ? '' : compactMoney(lowest, currency)
}

/** What a cluster shows: how many and, where a price is asked, from which: ['12', '₱1.2M+']. */
export function clusterLines(group: Group, currency: string): string[] {
  const price = lowestPrice(group, currency)
  return [abbreviate(group.sale + group.rent), ...(price ? [`${price}+`] : [])]
}

function salesOf({ sale, lowestSale }: Group, currency: string, byMonth: boolean): string {
  const n = sale.toLocaleString('en-US')
  if (lowestSale === Infinity) return t('{n} for sale', { n })
  const price = compactMoney(lowestSale, currency)
  return byMonth ? t('{n} for sale from {price} a month', { n, price }) : t('{n} for sale from {price}', { n, price })
}

function rentalsOf({ rent, lowestRent }: Group, currency: string): string {
  const n = rent.toLocaleString('en-US')
  if (lowestRent === Infinity) return t('{n} for rent', { n })
  return t('{n} for rent from {price} a month', { n, price: compactMoney(lowestRent, currency) })
}

/** '12 ₱1.2M+ properties: 8 for sale from ₱1.2M'. Begins with the visible text, for speech control (WCAG 2.5.3). */
export function groupName(group: Group, currency: string, byMonth = false): string {
  const kinds = [
    group.sale > 0 ? salesOf(group, currency, byMonth) : '',
    group.rent > 0 ? rentalsOf(group, currency) : '',
  ]
  return t('{shown} properties: {kinds}', {
    shown: clusterLines(group, currency).join(' '),
    kinds: kinds.filter(Boolean).join(', '),
  })
}
