import { furnishingOptions } from '@/domain/filter-panels'
import { popupAmount } from '@/domain/asking-price'
import type { Listing } from '@/domain/listing'
import { formatMoneyWhole } from '@/domain/money'
import { formatArea, type UnitSystem } from '@/domain/units'

export type DetailFact = { label: string; value: string }

function labelOfFurnishing({ furnishing, category }: Listing): string {
  const options = [...furnishingOptions(category ?? 'all'), ...furnishingOptions('commercial')]
  return options.find(({ value }) => value === furnishing)?.label ?? furnishing
}

/** The deposit of a rental by the map's own factor, so that it fits the price beside it; empty when there is none. */
export function depositText(listing: Listing, currency: string): string {
  if (listing.listingType !== 'rent' || listing.deposit === null) return ''
  const amount = popupAmount({ price: listing.deposit, currency: listing.depositCurrency }, currency)
  return formatMoneyWhole(amount, currency)
}

/** Rooms, area and parking (B 2.5); what a listing does not have is left out, a home says its numbers in any case. */
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

/** What a rental adds: furnishing, minimum lease in months, utilities included (B 2.5). */
export function rentalFacts(listing: Listing): DetailFact[] {
  if (listing.listingType !== 'rent') return []
  const { minimumLease, utilitiesIncluded, furnishing } = listing
  return [
    { label: 'Furnishing', value: furnishing === '' ? '' : labelOfFurnishing(listing) },
    { label: 'Minimum lease', value: minimumLease ? `${minimumLease} ${minimumLease === 1 ? 'month' : 'months'}` : '' },
    { label: 'Utilities included', value: utilitiesIncluded.join(', ') },
  ].filter(({ value }) => value !== '')
}
