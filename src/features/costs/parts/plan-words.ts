import type { FigureKey } from '@/contract/reference'
import type { PlanId } from '@/domain/finance/loan-choice'
import type { LoanInputs, Objection } from '@/domain/finance/purchase'
import { formatMoneyWhole } from '@/domain/money/money'
import { counted } from '@/domain/text'

export const PLAN_SENTENCES: Record<PlanId, string> = {
  pagibig: 'For Pag-IBIG members with at least 24 monthly contributions. The rate depends on the fixed-rate period.',
  expanded_4ph: 'The subsidised Pag-IBIG loan for a first home, within its price and income.',
  bank: 'A bank lends a smaller share of the price and looks at all your debts.',
  in_house: 'The seller or developer lends for a few years at a high rate, without proof of income.',
  pre_selling: 'You pay the down payment month by month until turnover; Pag-IBIG then finances the balance.',
}

export function rateFigure(id: PlanId, { fixedYears, inHouseYears }: LoanInputs): FigureKey {
  const keys: Record<PlanId, FigureKey> = {
    pagibig: `pagibig_rate_${fixedYears}y`,
    expanded_4ph: 'expanded_4ph_rate',
    bank: 'bank_rate',
    in_house: `in_house_rate_${inHouseYears}y`,
    pre_selling: `pagibig_rate_${fixedYears}y`,
  }
  return keys[id]
}

export function objectionText(objection: Objection): string {
  switch (objection.reason) {
    case 'too-old':
      return `Only up to the age of ${objection.limit}, and paid back by ${objection.atMaturity}.`
    case 'price-above':
      return `Only for homes up to ${formatMoneyWhole(objection.limit)}.`
    case 'income-above':
      return `Only for incomes up to ${formatMoneyWhole(objection.limit)} a month.`
    case 'not-first-home':
      return 'Only for a first home.'
    case 'not-a-dwelling':
      return 'Only for homes and residential lots.'
    case 'no-lots':
      return 'Not for a lot without a house.'
    case 'not-pre-selling':
      return 'Only before the building is finished.'
    case 'income-below':
      return `Needs an income of about ${formatMoneyWhole(objection.needed)} a month.`
  }
}

/** '6.5%' */
export function percent(rate: number): string {
  return `${rate.toLocaleString('en-US', { maximumFractionDigits: 3 })}%`
}

export function termText(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [years > 0 ? counted(years, 'year') : '', rest > 0 ? counted(rest, 'month') : '']
  return parts.filter(Boolean).join(', ') || counted(0, 'month')
}
