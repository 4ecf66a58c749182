import { isRecord, numberOrNull, textOf } from '../wire-values'
import { convertMoney, compactMoney } from '../money/money'
import type { Listing, PriceStep } from './listing'
import { t } from '@/words/words'

/** One object for all listings whose price never changed. */
const NO_STEPS: readonly PriceStep[] = []

export function toPriceSteps(value: unknown): readonly PriceStep[] {
  if (!Array.isArray(value) || value.length === 0) return NO_STEPS
  return value
    .filter(isRecord)
    .map((step) => ({ price: numberOrNull(step['price']) ?? 0, sinceMs: Date.parse(textOf(step['since'])) || 0 }))
    .filter(({ price, sinceMs }) => price > 0 && sinceMs > 0)
    .toSorted((one, other) => one.sinceMs - other.sinceMs)
}

type Reduced = Pick<Listing, 'price' | 'priceSteps' | 'status' | 'currency'>

/** How much the last change lowered the price, in the listing's currency; 0 where it did not, or is not on offer. */
export function reductionOf({ price, priceSteps, status }: Omit<Reduced, 'currency'>): number {
  const before = priceSteps.at(-2)
  if (!before || priceSteps.at(-1)?.price !== price || status === 'sold') return 0
  return Math.max(0, before.price - price)
}

/** 'Reduced ₱300K' in the display currency; empty for a price that was not lowered. */
export function reductionText(listing: Reduced, display: string): string {
  const fell = reductionOf(listing)
  const amount = compactMoney(convertMoney(fell, listing.currency, display), display)
  return fell > 0 ? t('Reduced {amount}', { amount }) : ''
}
