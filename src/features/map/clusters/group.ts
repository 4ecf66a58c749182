import { popupAmount } from '@/domain/asking-price'
import type { Listing } from '@/domain/listing'
import { compactMoney } from '@/domain/money'

/** What a cluster knows of its listings: how many of each kind, and the lowest price of each in the shown currency (Infinity: none asked). */
export type Group = { sale: number; rent: number; lowestSale: number; lowestRent: number }

export function groupOf(listing: Pick<Listing, 'price' | 'currency' | 'listingType'>, currency: string): Group {
  const price = listing.price > 0 ? popupAmount(listing, currency) : Infinity
  const rent = listing.listingType === 'rent'
  return {
    sale: rent ? 0 : 1,
    rent: rent ? 1 : 0,
    lowestSale: rent ? Infinity : price,
    lowestRent: rent ? price : Infinity,
  }
}

/** Adds a group to another, in place. */
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

/** The lowest price of a cluster, to sell where both kinds are in it; empty when nobody asks one. */
export function lowestPrice(group: Group, currency: string): string {
  const lowest = group.sale > 0 ? group.lowestSale : group.lowestRent
  return lowest === Infinity ? '' : compactMoney(lowest, currency)
}

function part(count: number, words: string, lowest: number, currency: string, suffix: string): string {
  const from = lowest === Infinity ? '' : ` from ${compactMoney(lowest, currency)}${suffix}`
  return `${count.toLocaleString('en-US')} ${words}${from}`
}

/** A cluster's name: '12 properties: 8 for sale from ₱1.2M, 4 for rent from ₱12K a month'. */
export function groupName(group: Group, currency: string): string {
  const parts = [
    group.sale > 0 ? part(group.sale, 'for sale', group.lowestSale, currency, '') : '',
    group.rent > 0 ? part(group.rent, 'for rent', group.lowestRent, currency, ' a month') : '',
  ]
  const count = (group.sale + group.rent).toLocaleString('en-US')
  return `${count} properties: ${parts.filter(Boolean).join(', ')}`
}
