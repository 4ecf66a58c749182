import { pesoPrice } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { closingCosts, costsOf } from '@/domain/finance/closing-costs'
import { cheapestLoan } from '@/domain/finance/costs-by-month'
import { PLAN_NAMES } from '@/domain/finance/loan-choice'
import { formatMoneyWhole } from '@/domain/money/money'
import { linkClass } from '@/ui/button/link-button'
import { useFigures } from '@/listing/monthly/finance.queries'
import { useLoanInputs } from '@/listing/monthly/loan-inputs'

/**
 * 'From ₱87,955 a month': what the cheapest loan costs at its usual down payment, as cards and filters by month count it. Leads to the
 * costs. Nothing for rentals.
 */
export function MonthlyHeadline({ listing }: { listing: Listing }) {
  const { figures } = useFigures()
  const inputs = useLoanInputs((state) => state.value)
  const price = pesoPrice(listing)
  const first = cheapestLoan(listing, inputs, figures)
  if (!first) return null
  const locality = /city/i.test(listing.city) ? 'city' : 'province'
  const once = costsOf('buyer', closingCosts({ price, governmentValue: null, locality, dealer: false }, figures))
  return (
    <>
      <a
        href="#costs"
        title={`With ${PLAN_NAMES[first.plan]}, by the presets of Costs`}
        className={`${linkClass} figures`}
      >
        From {formatMoneyWhole(first.monthly)} a month
      </a>
      <span className="figures hidden print:block">
        with {PLAN_NAMES[first.plan]}; about {formatMoneyWhole(once)} once for taxes and fees
      </span>
    </>
  )
}
