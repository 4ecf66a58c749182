import { use } from 'react'
import { formatAskingPrice, formatPopupPrice } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import { MonthViewContext } from '@/listing/monthly/use-costs'
import { useWords } from '@/words/use-words'
import { useCurrency } from '@/session/preferences'

/** The price in popups and lists of the map; by month with the cost behind it: '₱2.5M, ₱18,300/mo'. */
export function usePopupPrice(listing: Listing): string {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  const cost = use(MonthViewContext)?.costs(listing)
  if (!cost) return formatPopupPrice(listing, currency)
  const monthly = formatMoneyWhole(convertMoney(cost.monthly, 'PHP', currency), currency)
  return `${formatAskingPrice(listing, currency, 'compact')}, ${t('{price}/mo', { price: monthly })}`
}
