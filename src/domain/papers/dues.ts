import { pesoPrice } from '../listing/asking-price'
import type { Listing } from '../listing/listing'
import { toCents } from '../money/money'
import { toShown } from '../units/units'

type Charged = Pick<Listing, 'hoaFees' | 'squareFeet' | 'ph'>

/** A month in the listing's currency: the amount, else rate by shown square meter. 0 if unknown. */
export function monthlyDues({ hoaFees, squareFeet, ph }: Charged): number {
  if (hoaFees > 0 || !ph.associationDuesPerSqm) return hoaFees
  return toCents(ph.associationDuesPerSqm * toShown(squareFeet, 'size', 'metric'))
}

/** The same in pesos, in which dues are filtered and compared. */
export function pesoDues(listing: Charged & Pick<Listing, 'currency'>): number {
  return pesoPrice({ price: monthlyDues(listing), currency: listing.currency })
}
