import { popupAmount } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import type { CostsOf } from '@/domain/finance/loan-choice'
import { abbreviate, compactMoney, convertMoney } from '@/domain/money/money'
import type { MapCell } from '@/listing/search/results'

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

function part(count: number, words: string, lowest: number, currency: string, suffix: string): string {
  const from = lowest === Infinity ? '' : ` from ${compactMoney(lowest, currency)}${suffix}`
  return `${count.toLocaleString('en-US')} ${words}${from}`
}

/** '12 ₱1.2M+ properties: 8 for sale from ₱1.2M'. Begins with the visible text, for speech control (WCAG 2.5.3). */
export function groupName(group: Group, currency: string, byMonth = false): string {
  const parts = [
    group.sale > 0 ? part(group.sale, 'for sale', group.lowestSale, currency, byMonth ? ' a month' : '') : '',
    group.rent > 0 ? part(group.rent, 'for rent', group.lowestRent, currency, ' a month') : '',
  ]
  return `${clusterLines(group, currency).join(' ')} properties: ${parts.filter(Boolean).join(', ')}`
}
