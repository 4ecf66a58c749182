import { pesoPrice } from '../listing/asking-price'
import type { Listing } from '../listing/listing'
import { convertMoney } from '../money/money'
import { pesoDues } from '../papers/dues'
import { incomeNeeded } from './amortization'
import type { Figures } from './figures'
import { loanOf, PLAN_IDS, type CostsOf, type LoanChoice, type MonthlyCost, type PlanId } from './loan-choice'
import { loanPlan } from './loan-plans'
import { DEFAULT_INPUTS, dwellingOf, type LoanInputs, type Purchase } from './purchase'

/** What is financed when the listing is bought for `price` pesos. */
export function purchaseOf({ category, currency, ph, propertySubtype }: Listing, price: number): Purchase {
  const { paymentReservation, paymentDownPercent, paymentDownMonths } = ph
  return {
    price,
    dwelling: dwellingOf(category, propertySubtype),
    preSelling: ph.saleStage === 'pre-selling' || ph.saleStage === 'under-construction',
    payment: {
      reservation: paymentReservation === null ? null : convertMoney(paymentReservation, currency, 'PHP'),
      downPercent: paymentDownPercent,
      downMonths: paymentDownMonths,
    },
  }
}

/** The loan of a buyer's inputs. An age that shortens it is said as years, so that the loan names no age. */
export function loanOfBuyer(plan: PlanId, inputs: LoanInputs, figures: Figures): LoanChoice {
  if (plan === 'bank' || plan === 'in_house') return loanOf(plan, inputs)
  const left = figures.pagibig_max_age_at_maturity.value - inputs.age
  const wanted = inputs.years ?? figures.pagibig_max_term.value
  return loanOf(plan, left >= wanted ? inputs : { ...inputs, years: Math.max(1, left) })
}

/** The costs by month with an assumed loan. Each listing is computed once. */
export function costsBy(loan: LoanChoice, figures: Figures): CostsOf {
  const known = new WeakMap<Listing, MonthlyCost | null>()
  return (listing) => {
    let cost = known.get(listing)
    if (cost === undefined) known.set(listing, (cost = costOf(listing, loan, figures)))
    return cost
  }
}

/**
 * The loan that costs a home's buyer the least by month, with its cost: the plans that lend to them at their usual down payment. Null for
 * a rental, without a price, and where no plan lends.
 */
export function cheapestLoan(
  listing: Listing,
  inputs: LoanInputs,
  figures: Figures,
): { plan: PlanId; monthly: number } | null {
  const costs = PLAN_IDS.flatMap((plan) => {
    const cost = costOf(listing, loanOfBuyer(plan, inputs, figures), figures)
    return cost ? [{ plan, monthly: cost.monthly }] : []
  })
  return costs.toSorted((one, other) => one.monthly - other.monthly)[0] ?? null
}

/** A buyer young enough for the longest term, of whom nothing else is known. */
const ANYBODY: LoanInputs = { ...DEFAULT_INPUTS, age: 18 }

/** The cost by month of one listing with an assumed loan. */
export function costOf(listing: Listing, loan: LoanChoice, figures: Figures): MonthlyCost | null {
  const price = pesoPrice(listing)
  if (price <= 0 || listing.listingType === 'rent') return null
  const purchase = purchaseOf(listing, price)
  const inputs = { ...ANYBODY, ...loan }
  const plan = loanPlan(loan.plan, purchase, inputs, figures)
  if (plan.objections.length > 0) return null
  // Above the largest loan the rest would have to be paid at once, and a dear home would look cheap by month.
  if (plan.downPayment > (price * Math.max(loan.downPayment ?? 0, plan.presetDown)) / 100 + 1) return null
  const payment = plan.monthly + plan.insurance
  return {
    monthly: payment + pesoDues(listing),
    incomeNeeded: plan.incomeNeeded ?? incomeNeeded(payment, figures.pagibig_income_share.value),
  }
}
