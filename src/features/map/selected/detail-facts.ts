import { popupAmount } from '@/domain/listing/asking-price'
import { labelOf } from '@/domain/listing/field-kinds'
import type { Listing } from '@/domain/listing/listing'
import { formatMoneyWhole } from '@/domain/money/money'
import { counted } from '@/domain/text'
import { formatArea, type UnitSystem } from '@/domain/units/units'

export type DetailFact = { label: string; value: string }

/** The deposit, converted like the price beside it; empty if there is none. */
export function depositText(listing: Listing, currency: string): string {
  if (listing.listingType !== 'rent' || listing.deposit === null) return ''
  const amount = popupAmount({ price: listing.deposit, currency: listing.depositCurrency }, currency)
  return formatMoneyWhole(amount, currency)
}

/** Rooms, area and parking (B 2.5). Zero values are shown only for homes. */
export function mainFacts(listing: Listing, units: UnitSystem): DetailFact[] {
  const { bedrooms, bathrooms, squareFeet, parkingSpots } = listing
  const home = listing.category === 'residential'
  const facts: [label: string, amount: number, text: string][] = [
    ['Bedrooms', bedrooms ?? 0, bedrooms === 0 ? 'Studio' : String(bedrooms ?? 0)],
    ['Bathrooms', bathrooms ?? 0, String(bathrooms ?? 0)],
    units === 'metric'
      ? ['Floor area', squareFeet, formatArea(squareFeet, units)]
      : ['Square feet', squareFeet, Math.round(squareFeet).toLocaleString('en-US')],
    ['Parking spots', parkingSpots, String(parkingSpots)],
  ]
  return facts.filter(([, amount]) => home || amount > 0).map(([label, , value]) => ({ label, value }))
}

/** Facts of a rental: furnishing, minimum lease, utilities (B 2.5). */
export function rentalFacts(listing: Listing): DetailFact[] {
  if (listing.listingType !== 'rent') return []
  const { minimumLease, utilitiesIncluded, furnishing } = listing
  return [
    { label: 'Furnishing', value: furnishing === '' ? '' : labelOf('furnishing', furnishing) },
    { label: 'Minimum lease', value: minimumLease ? counted(minimumLease, 'month') : '' },
    { label: 'Utilities included', value: utilitiesIncluded.join(', ') },
  ].filter(({ value }) => value !== '')
}
