import type { Listing } from './listing'
import { compactMoney, convertMoney, formatMoneyWhole, headlineMoney, MAP_POPUP_PESOS_PER_USD } from '../money/money'
import { t } from '@/words/words'
import { shownLot, toShown, type UnitSystem } from '../units/units'

type Priced = Pick<Listing, 'price' | 'currency' | 'listingType'>

/** What is let, sold or pending carries no financing. */
export function canBeBought({ listingType, status }: Pick<Listing, 'listingType' | 'status'>): boolean {
  return listingType === 'sale' && status === 'available'
}

/** `whole` on every screen, `compact` on pins and where room is short (B 9), `headline` above a listing's page. */
type PriceForm = 'whole' | 'compact' | 'headline'

const FORMATS = { whole: formatMoneyWhole, compact: compactMoney, headline: headlineMoney } as const

export const NO_PRICE = 'Price on request'

/** The asking price in the display currency; a listing already in it is not converted (B 9). */
export function askingPrice(listing: Pick<Listing, 'price' | 'currency'>, display: string): number {
  return convertMoney(listing.price, listing.currency, display)
}

/** The asking price in pesos, by which prices are filtered and sorted; pesos are taken as they are. */
export function pesoPrice(listing: Pick<Listing, 'price' | 'currency'>): number {
  return askingPrice(listing, 'PHP')
}

/** In the display currency, without a suffix: add `perMonth`. Without a price 'Price on request'. */
export function formatAskingPrice(
  listing: Pick<Listing, 'price' | 'currency'>,
  display: string,
  form: PriceForm = 'whole',
): string {
  return listing.price > 0 ? FORMATS[form](askingPrice(listing, display), display) : t(NO_PRICE)
}

/** '/month' for rentals with a price, else empty (B 2.4). */
export function perMonth(listing: Pick<Listing, 'listingType' | 'price'>): string {
  return listing.listingType === 'rent' && listing.price > 0 ? t('/month') : ''
}

type Sized = Pick<Listing, 'price' | 'currency' | 'category' | 'squareFeet' | 'lotSize'>

/** Whether the lot says more about the size than the floor does: for land, and where no floor area is known. */
export function isMeasuredByLot({ category, squareFeet, lotSize }: Omit<Sized, 'price' | 'currency'>): boolean {
  return lotSize > 0 && (category === 'land' || squareFeet === 0)
}

/** By sq ft or sq m of the floor, of the lot for land, in the display currency; 0 where one is not known. */
export function askingPricePerArea(listing: Sized, display: string, units: UnitSystem): number {
  const area = pricedArea(listing, units)
  return area > 0 && listing.price > 0 ? askingPrice(listing, display) / area : 0
}

/** The area as screens show it, so that buyers can divide: the floor, or the lot for land. */
function pricedArea(listing: Omit<Sized, 'price' | 'currency'>, units: UnitSystem): number {
  return isMeasuredByLot(listing) ? shownLot(listing.lotSize, units) : toShown(listing.squareFeet, 'size', units)
}

export function sqmOf(listing: Omit<Sized, 'price' | 'currency'>): number {
  return pricedArea(listing, 'metric')
}

/** Pesos by square meter, of the lot for land, as it is filtered and sorted; 0 where it is not known. */
export function pesosPerSqm(listing: Sized): number {
  return askingPricePerArea(listing, 'PHP', 'metric')
}

/** A price as the map shows it: pesos and dollars convert by the popup's own factor of 56 (B 9). */
export function popupAmount({ price, currency }: Pick<Listing, 'price' | 'currency'>, display: string): number {
  if (currency === 'USD' && display === 'PHP') return price * MAP_POPUP_PESOS_PER_USD
  if (currency === 'PHP' && display === 'USD') return price / MAP_POPUP_PESOS_PER_USD
  return convertMoney(price, currency, display)
}

/** The price in the map popup, '/mo' for rentals (B 9): USD is compact, everything else in whole units. */
export function formatPopupPrice(listing: Priced, display: string): string {
  if (listing.price <= 0) return t(NO_PRICE)
  const amount = popupAmount(listing, display)
  const text = display === 'USD' ? compactMoney(amount, display) : formatMoneyWhole(amount, display)
  return listing.listingType === 'rent' ? t('{price}/mo', { price: text }) : text
}
