import { canBeBought, pesoPrice } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { closingCosts, costsOf } from '@/domain/finance/closing-costs'
import { monthlyOf, purchaseOf } from '@/domain/finance/costs-by-month'
import { formatMoneyWhole } from '@/domain/money/money'
import { pesoDues } from '@/domain/papers/dues'
import { linkClass } from '@/ui/button/link-button'
import { useFigures } from '@/listing/monthly/finance.queries'
import { useLoanInputs } from '@/listing/monthly/loan-inputs'
import { useWords } from '@/words/use-words'

export function MonthlyHeadline({ listing }: { listing: Listing }) {
  const t = useWords()
  const { figures } = useFigures()
  const inputs = useLoanInputs((state) => state.value)
  const price = pesoPrice(listing)
  if (price <= 0 || !canBeBought(listing)) return null
  const opened = monthlyOf(purchaseOf(listing, price), pesoDues(listing), inputs, figures)
  if (!opened) return null
  const locality = /city/i.test(listing.city) ? 'city' : 'province'
  const once = costsOf('buyer', closingCosts({ price, governmentValue: null, locality, dealer: false }, figures))
  return (
    <>
      <a href="#costs" className={`${linkClass} figures`}>
        {t('{price} a month', { price: formatMoneyWhole(opened.monthly) })}
      </a>
      <span className="figures block text-[0.8125rem] text-ink-muted print:text-xs">
        {opened.label}
        <span className="hidden print:inline">
          {t('; about {price} once for taxes and fees', { price: formatMoneyWhole(once) })}
        </span>
      </span>
    </>
  )
}
