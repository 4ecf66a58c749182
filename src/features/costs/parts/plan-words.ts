import type { FigureKey } from '@/contract/reference'
import type { PlanId } from '@/domain/finance/loan-choice'
import type { LoanInputs, Objection } from '@/domain/finance/purchase'
import { formatMoneyWhole } from '@/domain/money/money'
import { t, type Label } from '@/words/words'

export const PLAN_SENTENCES: Record<PlanId, Label> = {
  pagibig: 'For Pag-IBIG members with at least 24 monthly contributions. The rate depends on the fixed-rate period.',
  expanded_4ph: 'The subsidized Pag-IBIG loan for a first home, within its limits for price and income.',
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
      return t('Only up to the age of {age}, and paid back by {end}.', {
        age: objection.limit,
        end: objection.atMaturity,
      })
    case 'price-above':
      return t('Only for homes up to {price}.', { price: formatMoneyWhole(objection.limit) })
    case 'income-above':
      return t('Only for incomes up to {price} a month.', { price: formatMoneyWhole(objection.limit) })
    case 'not-first-home':
      return t('Only for a first home.')
    case 'not-a-dwelling':
      return t('Only for homes and residential lots.')
    case 'no-lots':
      return t('Not for a lot without a house.')
    case 'not-pre-selling':
      return t('Only before the building is finished.')
    case 'income-below':
      return t('Needs an income of about {price} a month.', { price: formatMoneyWhole(objection.needed) })
  }
}

/** '6.5%' */
export function percent(rate: number): string {
  return `${rate.toLocaleString('en-US', { maximumFractionDigits: 3 })}%`
}

export function termText(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [
    years > 0 ? t.count(years, '{n} year', '{n} years') : '',
    rest > 0 ? t.count(rest, '{n} month', '{n} months') : '',
  ]
  return parts.filter(Boolean).join(', ') || t.count(0, '{n} month', '{n} months')
}
