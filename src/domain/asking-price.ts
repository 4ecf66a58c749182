import type { Listing } from './listing'
import { compactMoney, convertMoney, formatMoney, formatMoneyWhole, MAP_POPUP_PESOS_PER_USD } from './money'

type Priced = Pick<Listing, 'price' | 'currency' | 'listingType'>

/** How a price is written: `exact` with cents (detail, saved, compare), `whole` (cards), `compact` (pins, sliders). */
export type PriceForm = 'exact' | 'whole' | 'compact'

const FORMATS = { exact: formatMoney, whole: formatMoneyWhole, compact: compactMoney } as const

/** The asking price in the display currency; a listing already in it is not converted (B 9). */
export function askingPrice(listing: Pick<Listing, 'price' | 'currency'>, display: string): number {
  return convertMoney(listing.price, listing.currency, display)
}

/** The asking price in pesos, in which prices are filtered, sorted and compared; a listing in pesos is taken as it is. */
export function pesoPrice(listing: Pick<Listing, 'price' | 'currency'>): number {
  return askingPrice(listing, 'PHP')
}

/** The asking price as text in the display currency, without a suffix: add `perMonth`. */
export function formatAskingPrice(
  listing: Pick<Listing, 'price' | 'currency'>,
  display: string,
  form: PriceForm = 'exact',
): string {
  return FORMATS[form](askingPrice(listing, display), display)
}

/** '/month' for rentals, else empty (B 2.4). */
export function perMonth(listing: Pick<Listing, 'listingType'>): '/month' | '' {
  return listing.listingType === 'rent' ? '/month' : ''
}

/** A price in the display currency as the map shows it: pesos and dollars convert by the popup's own factor of 56 (B 9). */
export function popupAmount({ price, currency }: Pick<Listing, 'price' | 'currency'>, display: string): number {
  if (currency === 'USD' && display === 'PHP') return price * MAP_POPUP_PESOS_PER_USD
  if (currency === 'PHP' && display === 'USD') return price / MAP_POPUP_PESOS_PER_USD
  return convertMoney(price, currency, display)
}

/**
 * The price in the map popup, '/mo' for rentals (B 9): pesos and dollars convert by the popup's own factor of 56; USD is
 * compact, everything else in whole units.
 */
export function formatPopupPrice(listing: Priced, display: string): string {
  const amount = popupAmount(listing, display)
  const text = display === 'USD' ? compactMoney(amount, display) : formatMoneyWhole(amount, display)
  return listing.listingType === 'rent' ? `${text}/mo` : text
}
