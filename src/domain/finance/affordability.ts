import { closingCosts, costsOf } from './closing-costs'
import type { Figures } from './figures'
import type { PlanId } from './loan-choice'
import { loanPlan, type LoanPlan } from './loan-plans'
import type { Dwelling, LoanInputs } from './purchase'

const STEP = 10_000
const HIGHEST_STEPS = 20_000

/** What a buyer has. `income` is gross a month, `savings` is for down payment and closing costs; pesos. */
export type Means = LoanInputs & { income: number; savings: number }

export type Affordable = {
  plan: LoanPlan
  price: number
  closing: number
}

/** The highest price without an objection of the lender, that income and savings carry. Null where no price does. */
export function affordablePrice(id: PlanId, dwelling: Dwelling, means: Means, figures: Figures): Affordable | null {
  const at = (steps: number) => affordableAt(id, dwelling, steps * STEP, means, figures)
  // Less is lent above the economic limit: a price above it can fail where a higher one does not.
  const limit = Math.floor(figures.pagibig_economic_limit.value / STEP)
  const steps = highest(limit + 1, HIGHEST_STEPS, at) ?? highest(1, limit, at)
  return steps === null ? null : at(steps)
}

/** Enough to pass the step in the loan's share at the economic limit. */
const NOTICEABLY_MORE = 1.5

export type Bound = 'savings' | 'income' | 'both' | 'loan'

export function boundOf({ plan, price }: Affordable, dwelling: Dwelling, means: Means, figures: Figures): Bound {
  const isRaisedBy = (field: 'income' | 'savings') => {
    const more = { ...means, [field]: means[field] * NOTICEABLY_MORE }
    return (affordablePrice(plan.id, dwelling, more, figures)?.price ?? 0) > price
  }
  const [bySavings, byIncome] = [isRaisedBy('savings'), isRaisedBy('income')]
  if (bySavings && byIncome) return 'both'
  return bySavings ? 'savings' : byIncome ? 'income' : 'loan'
}

/** The highest whole number that passes, if all below one that passes do; null if `low` does not. */
function highest(low: number, high: number, passes: (steps: number) => unknown): number | null {
  if (low > high || !passes(low)) return null
  let [good, bad] = [low, high + 1]
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (passes(middle)) good = middle
    else bad = middle
  }
  return good
}

function affordableAt(
  id: PlanId,
  dwelling: Dwelling,
  price: number,
  means: Means,
  figures: Figures,
): Affordable | null {
  const costs = closingCosts({ price, governmentValue: null, locality: 'city', dealer: false }, figures)
  const closing = costsOf('buyer', costs)
  const cash = means.savings - closing
  if (cash < 0) return null
  const allCash = Math.min(100, (cash / price) * 100)
  // The usual down payment first; if the loan is then too dear, all savings go into it.
  const shares = means.downPayment === null ? [null, allCash] : [means.downPayment]
  for (const downPayment of shares) {
    const plan = loanPlan(id, { price, dwelling, preSelling: id === 'pre_selling' }, { ...means, downPayment }, figures)
    if (isCarried(plan, cash, means, figures)) return { plan, price, closing }
  }
  return null
}

function isCarried(plan: LoanPlan, cash: number, { income, debts }: Means, figures: Figures): boolean {
  const most = (income * figures.pagibig_income_share.value) / 100 - debts
  const dueNow = plan.spread ? plan.spread.reservation : plan.downPayment
  // A share of the cash is computed back into pesos, so a centavo may be missing.
  return (
    plan.objections.length === 0 &&
    dueNow <= cash + 0.01 &&
    plan.monthly + plan.insurance <= most &&
    (plan.spread?.monthly ?? 0) <= most
  )
}
