import { use } from 'react'
import { formatAskingPrice, formatPopupPrice } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import { MonthViewContext } from '@/listing/monthly/use-costs'
import { useCurrency } from '@/session/preferences'

/** The price in popups and lists of the map; by month with the cost behind it: '₱2.5M, ₱18,300/mo'. */
export function usePopupPrice(listing: Listing): string {
  const currency = useCurrency((state) => state.value)
  const cost = use(MonthViewContext)?.costs(listing)
  if (!cost) return formatPopupPrice(listing, currency)
  const monthly = formatMoneyWhole(convertMoney(cost.monthly, 'PHP', currency), currency)
  return `${formatAskingPrice(listing, currency, 'compact')}, ${monthly}/mo`
}
