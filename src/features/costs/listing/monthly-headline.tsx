import { pesoPrice } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { closingCosts, costsOf } from '@/domain/finance/closing-costs'
import { loanPlans } from '@/domain/finance/loan-plans'
import { formatMoneyWhole } from '@/domain/money/money'
import { linkClass } from '@/ui/button/link-button'
import { useFigures } from '../finance.queries'
import { useLoanInputs } from '../loan-inputs'
import { isRefused, PLAN_NAMES } from '../parts/plan-words'
import { purchaseOf } from './purchase-of'

/** 'From ₱37,924 a month': the lowest payment that a lender would take, leading to the costs. Nothing for rentals. */
export function MonthlyHeadline({ listing }: { listing: Listing }) {
  const { figures } = useFigures()
  const inputs = useLoanInputs((state) => state.value)
  const price = pesoPrice(listing)
  if (listing.listingType === 'rent' || price <= 0) return null
  const open = loanPlans(purchaseOf(listing, price), inputs, figures).filter((plan) => !isRefused(plan))
  const [first] = open.toSorted((one, other) => one.monthly - other.monthly)
  if (!first) return null
  const locality = /city/i.test(listing.city) ? 'city' : 'province'
  const once = costsOf('buyer', closingCosts({ price, governmentValue: null, locality, dealer: false }, figures))
  return (
    <>
      <a
        href="#costs"
        title={`With ${PLAN_NAMES[first.id]}, by the presets of Costs`}
        className={`${linkClass} figures`}
      >
        From {formatMoneyWhole(first.monthly)} a month
      </a>
      <span className="figures hidden print:block">
        with {PLAN_NAMES[first.id]}; about {formatMoneyWhole(once)} once for taxes and fees
      </span>
    </>
  )
}
