import type { CostsOf } from '@/domain/finance/loan-choice'
import { popupAmount } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { districtOf } from '@/domain/listing/place'
import { reductionText } from '@/domain/listing/price-history'
import { compactMoney, convertMoney } from '@/domain/money/money'
import { uncapitalize } from '@/domain/text'
import { t } from '@/words/words'

/** The short price on a pin, converted like in the popup, so both agree; by month the cost of a sale: '₱18K/mo'. */
export function pinPrice(listing: Listing, currency: string, costs: CostsOf | null = null): string {
  const cost = listing.status === 'available' ? costs?.(listing) : null
  if (cost) return t('{price}/mo', { price: compactMoney(convertMoney(cost.monthly, 'PHP', currency), currency) })
  return listing.price > 0 ? compactMoney(popupAmount(listing, currency), currency) : t('On request')
}

/** A type in lower case, except abbreviations: 'single-family home', 'R&D facility'. */
function inText(type: string): string {
  return type.replaceAll(/[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}

function kindOf({ bedrooms, propertySubtype, propertyType }: Listing): string {
  const kind = propertyType || propertySubtype
  const type = inText(t.known(kind)) || t('property')
  if (bedrooms === null) return type
  if (bedrooms > 0) return t('{n} bed {type}', { n: bedrooms, type })
  return /studio/i.test(kind) ? type : t('studio {type}', { type })
}

/** A pin's accessible name: '₱4.2M, 3 bed condo, Jaro, for sale', '₱4.2M sold, …', with 'viewed' if that applies. */
export function pinName(listing: Listing, currency: string, viewed = false, costs: CostsOf | null = null): string {
  const price = pinPrice(listing, currency, costs)
  const monthly = listing.price > 0 && listing.listingType === 'rent' ? t('{price} a month', { price }) : price
  return [
    // As the pin shows it.
    listing.status === 'available' ? monthly : `${price} ${t(listing.status)}`,
    kindOf(listing),
    districtOf(listing),
    t.known(listing.typeLabel),
    uncapitalize(reductionText(listing, currency)),
    viewed ? t('viewed') : '',
  ]
    .filter(Boolean)
    .join(', ')
}
