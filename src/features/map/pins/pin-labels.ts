import type { CostsOf } from '@/domain/finance/loan-choice'
import { popupAmount } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { districtOf } from '@/domain/listing/place'
import { reductionText } from '@/domain/listing/price-history'
import { compactMoney, convertMoney } from '@/domain/money/money'

/** The short price on a pin, converted like in the popup, so both agree; by month the cost of a sale: '₱18K/mo'. */
export function pinPrice(listing: Listing, currency: string, costs: CostsOf | null = null): string {
  const cost = listing.status === 'available' ? costs?.(listing) : null
  if (cost) return `${compactMoney(convertMoney(cost.monthly, 'PHP', currency), currency)}/mo`
  return listing.price > 0 ? compactMoney(popupAmount(listing, currency), currency) : 'On request'
}

/** A type in lower case, except abbreviations: 'single-family home', 'R&D facility'. */
function inText(type: string): string {
  return type.replaceAll(/[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}

function kindOf({ bedrooms, propertySubtype, propertyType }: Listing): string {
  const type = inText(propertyType || propertySubtype) || 'property'
  if (bedrooms === null) return type
  if (bedrooms > 0) return `${bedrooms} bed ${type}`
  return type.includes('studio') ? type : `studio ${type}`
}

/** A pin's accessible name: '₱4.2M, 3 bed condo, Jaro, for sale', '₱4.2M sold, …', with 'viewed' if that applies. */
export function pinName(listing: Listing, currency: string, viewed = false, costs: CostsOf | null = null): string {
  const price = pinPrice(listing, currency, costs)
  const monthly = listing.price > 0 && listing.listingType === 'rent' ? `${price} a month` : price
  return [
    // As the pin shows it.
    listing.status === 'available' ? monthly : `${price} ${listing.status}`,
    kindOf(listing),
    districtOf(listing),
    listing.typeLabel,
    reductionText(listing, currency).replace('Reduced', 'reduced'),
    viewed ? 'viewed' : '',
  ]
    .filter(Boolean)
    .join(', ')
}
