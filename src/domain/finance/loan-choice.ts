import type { Listing } from '../listing/listing'
import { DEFAULT_INPUTS, FIXED_YEARS, IN_HOUSE_YEARS, type LoanInputs } from './purchase'
import { t, type Label } from '@/words/words'

export const PLAN_IDS = ['pagibig', 'expanded_4ph', 'bank', 'in_house', 'pre_selling'] as const
export type PlanId = (typeof PLAN_IDS)[number]

export const PLAN_NAMES: Record<PlanId, Label> = {
  pagibig: 'Pag-IBIG',
  expanded_4ph: 'Expanded 4PH',
  bank: 'Bank loan',
  in_house: 'In-house',
  pre_selling: 'Pre-selling',
}

const TERMS = ['downPayment', 'years', 'fixedYears', 'inHouseYears', 'bankRate'] as const
type Terms = Pick<LoanInputs, (typeof TERMS)[number]>

export type LoanChoice = { plan: PlanId } & Terms

export type MonthlyCost = {
  monthly: number
  incomeNeeded: number
}

/** Null for a rental, without a price, and where the assumed loan is not given for it. */
export type CostsOf = (listing: Listing) => MonthlyCost | null

/** Pag-IBIG as it lends by default. */
export const DEFAULT_LOAN: LoanChoice = loanOf('pagibig', DEFAULT_INPUTS)

export function loanOf(plan: PlanId, { downPayment, years, fixedYears, inHouseYears, bankRate }: Terms): LoanChoice {
  return { plan, downPayment, years, fixedYears, inHouseYears, bankRate }
}

const WORDS: Record<keyof Terms, string> = {
  downPayment: 'down',
  years: 'years',
  fixedYears: 'fixed',
  inHouseYears: 'pay',
  bankRate: 'rate',
}
const MOST: Record<keyof Terms, number> = {
  downPayment: 100,
  years: 30,
  fixedYears: 30,
  inHouseYears: 30,
  bankRate: 30,
}

/** A loan as it stands in an address: `bank,down-20,years-15`, presets left out. */
export function writeLoan(loan: LoanChoice): string {
  const terms = TERMS.filter((term) => loan[term] !== DEFAULT_LOAN[term]).map((term) => `${WORDS[term]}-${loan[term]}`)
  return [loan.plan, ...terms].join(',')
}

export function readLoan(text: string): LoanChoice | null {
  const [name, ...given] = text.split(',')
  const plan = PLAN_IDS.find((id) => id === name)
  if (!plan) return null
  const valueOf = (term: keyof Terms) => {
    const [, typed] = given.map((each) => each.split('-')).find(([word]) => word === WORDS[term]) ?? []
    const value = typed ? Number(typed) : Number.NaN
    return value >= 0 && value <= MOST[term] ? Math.round(value * 1000) / 1000 : null
  }
  const years = valueOf('years')
  return {
    plan,
    downPayment: valueOf('downPayment'),
    years: years === null || years < 1 ? null : Math.round(years),
    fixedYears: FIXED_YEARS.find((each) => each === valueOf('fixedYears')) ?? DEFAULT_LOAN.fixedYears,
    inHouseYears: IN_HOUSE_YEARS.find((each) => each === valueOf('inHouseYears')) ?? DEFAULT_LOAN.inHouseYears,
    bankRate: valueOf('bankRate'),
  }
}

/** What a loan assumes in words: 'Pag-IBIG, 20% down, 25 years, rate fixed for 5 years'. */
export function loanText({ plan, downPayment, years, fixedYears, inHouseYears, bankRate }: LoanChoice): string {
  const down = downPayment === null ? t('the usual down payment') : t('{percent}% down', { percent: downPayment })
  const chosen = plan === 'in_house' ? inHouseYears : years
  const term = chosen === null ? t('the usual term') : t.count(chosen, '{n} year', '{n} years')
  const rate =
    plan === 'pagibig' || plan === 'pre_selling'
      ? [t.count(fixedYears, 'rate fixed for {n} year', 'rate fixed for {n} years')]
      : plan === 'bank' && bankRate !== null
        ? [t('at {percent}%', { percent: bankRate })]
        : []
  return [t(PLAN_NAMES[plan]), down, term, ...rate].join(', ')
}
