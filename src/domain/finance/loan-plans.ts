import { toCents } from '../money/money'
import { balanceAfter, incomeNeeded, loanFor, monthlyPayment, yearByYear, type LoanYear } from './amortization'
import {
  bankTerms,
  expanded4phTerms,
  inHouseTerms,
  pagibigTerms,
  preSellingTerms,
  type LenderTerms,
} from './lender-terms'
import type { Figures } from './figures'
import { PLAN_IDS, type PlanId } from './loan-choice'
import type { LoanInputs, Objection, Purchase } from './purchase'

export type LoanPlan = {
  id: PlanId
  /** Pesos, to the centavo. */
  loan: number
  downPayment: number
  /** Percent of the price paid at once, where the buyer chooses nothing. */
  presetDown: number
  /** Of a spread down payment; null where it is due at once. */
  spread: { reservation: number; monthly: number; months: number } | null
  rate: number
  months: number
  fixedMonths: number
  monthly: number
  /** The payment after the fixing period at `repricing_increase` more; null where the rate holds to the end. */
  afterFixing: { rate: number; monthly: number } | null
  insurance: number
  /** Gross monthly income for payment, insurance and other debts; null where nobody asks. */
  incomeNeeded: number | null
  /** The loan that the income carries beside other debts, pesos; null without an income, or where nobody asks. */
  loanOnIncome: number | null
  /** Empty where nothing speaks against the plan. */
  objections: Objection[]
}

const TERMS: Record<PlanId, (purchase: Purchase, inputs: LoanInputs, figures: Figures) => LenderTerms> = {
  pagibig: pagibigTerms,
  expanded_4ph: expanded4phTerms,
  bank: bankTerms,
  in_house: inHouseTerms,
  pre_selling: preSellingTerms,
}

function termsOf(id: PlanId, purchase: Purchase, inputs: LoanInputs, figures: Figures): LenderTerms {
  return TERMS[id](purchase, inputs, figures)
}

/** One way to pay for a purchase, with what speaks against it. Indicative: lenders decide by more than this. */
export function loanPlan(id: PlanId, purchase: Purchase, inputs: LoanInputs, figures: Figures): LoanPlan {
  const terms = termsOf(id, purchase, inputs, figures)
  const { price } = purchase
  const wanted = price * (1 - (inputs.downPayment ?? terms.presetDown) / 100) * (1 + terms.charges / 100)
  const loan = toCents(Math.max(0, Math.min(wanted, terms.maxLoan)))
  const downPayment = toCents(price - loan / (1 + terms.charges / 100))
  const monthly = monthlyPayment(loan, terms.rate, terms.months)
  const insurance = toCents((loan * figures.insurance_by_month.value) / 100)
  const needed = terms.incomeShare === null ? null : incomeNeeded(monthly + insurance + inputs.debts, terms.incomeShare)
  const short = needed !== null && inputs.income !== null && inputs.income < needed
  return {
    id,
    loan,
    downPayment,
    presetDown: terms.presetDown,
    spread: terms.downMonths > 0 ? spreadOf(downPayment, terms) : null,
    rate: terms.rate,
    months: terms.months,
    fixedMonths: terms.fixedMonths,
    monthly,
    afterFixing: afterFixing(loan, terms, figures),
    insurance,
    incomeNeeded: needed,
    loanOnIncome: loanOnIncome(terms, inputs),
    objections: short ? [...terms.objections, { reason: 'income-below', needed }] : terms.objections,
  }
}

function loanOnIncome({ incomeShare, rate, months }: LenderTerms, { income, debts }: LoanInputs): number | null {
  if (income === null || incomeShare === null) return null
  return loanFor(Math.max(0, (income * incomeShare) / 100 - debts), rate, months)
}

function spreadOf(downPayment: number, { reservation, downMonths }: LenderTerms) {
  const first = Math.min(reservation, downPayment)
  return { reservation: first, monthly: toCents((downPayment - first) / downMonths), months: downMonths }
}

function afterFixing(loan: number, { rate, months, fixedMonths }: LenderTerms, figures: Figures) {
  if (fixedMonths >= months || loan === 0) return null
  const later = rate + figures.repricing_increase.value
  const balance = balanceAfter(loan, rate, months, fixedMonths)
  return { rate: later, monthly: monthlyPayment(balance, later, months - fixedMonths) }
}

/** Whether the lender would not lend for this home at all, whatever the income. */
export function isRefused({ objections }: LoanPlan): boolean {
  return objections.some(({ reason }) => reason !== 'income-below')
}

export function planYears({ loan, months, rate, fixedMonths, afterFixing: later }: LoanPlan): LoanYear[] {
  const periods = later
    ? [
        { rate, months: fixedMonths },
        { rate: later.rate, months: months - fixedMonths },
      ]
    : [{ rate, months }]
  return yearByYear(loan, months, periods)
}

export function loanPlans(purchase: Purchase, inputs: LoanInputs, figures: Figures): LoanPlan[] {
  return PLAN_IDS.filter((id) => purchase.preSelling || id !== 'pre_selling').map((id) =>
    loanPlan(id, purchase, inputs, figures),
  )
}
