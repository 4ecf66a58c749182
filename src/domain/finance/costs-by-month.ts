import { pesoPrice } from '../listing/asking-price'
import type { Listing } from '../listing/listing'
import { compactMoney, convertMoney } from '../money/money'
import { pesoDues } from '../papers/dues'
import { incomeNeeded } from './amortization'
import type { Figures } from './figures'
import { loanOf, PLAN_NAMES, type CostsOf, type LoanChoice, type MonthlyCost, type PlanId } from './loan-choice'
import { isRefused, loanPlan, loanPlans, type LoanPlan } from './loan-plans'
import { DEFAULT_INPUTS, dwellingOf, type LoanInputs, type Purchase } from './purchase'
import { t, type Label } from '@/words/words'

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

export function costsBy(loan: LoanChoice, figures: Figures): CostsOf {
  const known = new WeakMap<Listing, MonthlyCost | null>()
  return (listing) => {
    let cost = known.get(listing)
    if (cost === undefined) known.set(listing, (cost = costOf(listing, loan, figures)))
    return cost
  }
}

type Monthly = { plan: LoanPlan; monthly: number; label: string }

/** By the chosen loan, else by the first that asks for its usual down payment. Null where no lender lends. */
export function monthlyOf(purchase: Purchase, dues: number, inputs: ChosenInputs, figures: Figures): Monthly | null {
  const open = loanPlans(purchase, inputs, figures).filter((each) => !isRefused(each))
  const usual = open.find((each) => !asksMoreDown(each, purchase.price, inputs.downPayment))
  const plan = open.find(({ id }) => id === inputs.plan) ?? usual ?? open[0]
  return plan ? { plan, monthly: allTogether(plan, dues), label: monthlyLabel(plan, purchase.price) } : null
}

export type ChosenInputs = LoanInputs & { plan: PlanId | null }

/** Payment, insurance of the first month and dues: what every screen calls the cost a month. */
export function allTogether({ monthly, insurance }: LoanPlan, dues: number): number {
  return monthly + insurance + dues
}

/** 'Bank loan, 20% down, with insurance and dues' */
function monthlyLabel({ id, downPayment }: LoanPlan, price: number): string {
  const percent = percentDown({ downPayment }, price)
  return t('{plan}, {percent}% down, with insurance and dues', { plan: t(PLAN_NAMES[id]), percent })
}

export function percentDown({ downPayment }: Pick<LoanPlan, 'downPayment'>, price: number): number {
  return Math.round((downPayment / price) * 1000) / 10
}

/** Above the largest loan the rest would have to be paid at once, and a dear home would look cheap by month. */
function asksMoreDown(plan: LoanPlan, price: number, chosen: number | null): boolean {
  return plan.downPayment > (price * Math.max(chosen ?? 0, plan.presetDown)) / 100 + 1
}

/** A buyer young enough for the longest term, of whom nothing else is known. */
const ANYBODY: LoanInputs = { ...DEFAULT_INPUTS, age: 18 }

export function costOf(listing: Listing, loan: LoanChoice, figures: Figures): MonthlyCost | null {
  const price = pesoPrice(listing)
  if (price <= 0 || listing.listingType === 'rent') return null
  const purchase = purchaseOf(listing, price)
  const inputs = { ...ANYBODY, ...loan }
  const plan = loanPlan(loan.plan, purchase, inputs, figures)
  if (plan.objections.length > 0) return null
  if (asksMoreDown(plan, price, loan.downPayment)) return null
  return {
    monthly: allTogether(plan, pesoDues(listing)),
    incomeNeeded: plan.incomeNeeded ?? incomeNeeded(allTogether(plan, 0), figures.pagibig_income_share.value),
  }
}

const SHORT_NAMES: Record<PlanId, Label> = {
  pagibig: 'Pag-IBIG',
  expanded_4ph: '4PH',
  bank: 'bank',
  in_house: 'in-house',
  pre_selling: 'pre-selling',
}

/** '≈ ₱17K a month, bank, 20% down': in short what the listing's page says. Empty for a rental and without a loan. */
export function monthlyInShort(listing: Listing, inputs: ChosenInputs, figures: Figures, currency: string): string {
  const price = pesoPrice(listing)
  if (price <= 0 || listing.listingType === 'rent') return ''
  const shown = monthlyOf(purchaseOf(listing, price), pesoDues(listing), inputs, figures)
  if (!shown) return ''
  const amount = compactMoney(convertMoney(shown.monthly, 'PHP', currency), currency)
  const percent = percentDown(shown.plan, price)
  return t('≈ {amount} a month, {plan}, {percent}% down', { amount, plan: t(SHORT_NAMES[shown.plan.id]), percent })
}
