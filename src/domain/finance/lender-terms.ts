import type { Figures } from './figures'
import type { LoanInputs, Objection, Purchase } from './purchase'

export type LenderTerms = {
  maxLoan: number
  rate: number
  fixedMonths: number
  months: number
  incomeShare: number | null
  /** Percent of the price paid at once, where the buyer chooses nothing. */
  presetDown: number
  /** Months over which the down payment is spread without interest; 0 where it is due at once. */
  downMonths: number
  /** Part of a spread down payment that is due first, pesos. */
  reservation: number
  /** Percent added to the financed balance for other charges. */
  charges: number
  objections: Objection[]
}

const AT_ONCE = { downMonths: 0, reservation: 0, charges: 0 }

/** Pag-IBIG: the fixing period decides the rate, the age the term, the price the share that is lent. */
export function pagibigTerms({ price, dwelling }: Purchase, inputs: LoanInputs, figures: Figures): LenderTerms {
  const share = price <= figures.pagibig_economic_limit.value ? figures.pagibig_share_economic : figures.pagibig_share
  const months = termByAge(inputs, figures)
  const objections: Objection[] = []
  if (dwelling === 'business') objections.push({ reason: 'not-a-dwelling' })
  if (inputs.age > figures.pagibig_max_age.value || months <= 0) {
    objections.push({
      reason: 'too-old',
      limit: figures.pagibig_max_age.value,
      atMaturity: figures.pagibig_max_age_at_maturity.value,
    })
  }
  return {
    ...AT_ONCE,
    maxLoan: Math.min(figures.pagibig_max_loan.value, (price * share.value) / 100),
    rate: figures[`pagibig_rate_${inputs.fixedYears}y`].value,
    fixedMonths: Math.min(inputs.fixedYears * 12, months),
    months,
    incomeShare: figures.pagibig_income_share.value,
    presetDown: 100 - share.value,
    objections,
  }
}

export function expanded4phTerms(purchase: Purchase, inputs: LoanInputs, figures: Figures): LenderTerms {
  const { dwelling, price } = purchase
  const base = pagibigTerms(purchase, inputs, figures)
  const limit = dwelling === 'condominium' ? figures.expanded_4ph_max_condominium : figures.expanded_4ph_max_house
  const objections = [...base.objections]
  if (dwelling === 'lot') objections.push({ reason: 'no-lots' })
  if (dwelling !== 'lot' && dwelling !== 'business' && price > limit.value)
    objections.push({ reason: 'price-above', limit: limit.value })
  const maxIncome = figures.expanded_4ph_max_income.value
  if (inputs.income !== null && inputs.income > maxIncome) {
    objections.push({ reason: 'income-above', limit: maxIncome })
  }
  if (!inputs.firstHome) objections.push({ reason: 'not-first-home' })
  return {
    ...base,
    rate: figures.expanded_4ph_rate.value,
    fixedMonths: Math.min(figures.expanded_4ph_fixed.value * 12, base.months),
    objections,
  }
}

export function bankTerms({ dwelling, price }: Purchase, inputs: LoanInputs, figures: Figures): LenderTerms {
  const house = dwelling === 'house'
  const share = house ? figures.bank_share : figures.bank_share_lot_or_condominium
  const years = inputs.years ?? (house ? figures.bank_term : figures.bank_term_lot_or_condominium).value
  return {
    ...AT_ONCE,
    maxLoan: (price * share.value) / 100,
    rate: inputs.bankRate ?? figures.bank_rate.value,
    fixedMonths: Math.min(figures.bank_fixed.value, years) * 12,
    months: years * 12,
    incomeShare: figures.bank_income_share.value,
    presetDown: 100 - share.value,
    objections: [],
  }
}

/** The developer's own loan: short, dear, without proof of income. */
export function inHouseTerms({ price }: Purchase, inputs: LoanInputs, figures: Figures): LenderTerms {
  const months = inputs.inHouseYears * 12
  return {
    ...AT_ONCE,
    maxLoan: price,
    rate: figures[`in_house_rate_${inputs.inHouseYears}y`].value,
    fixedMonths: months,
    months,
    incomeShare: null,
    presetDown: figures.in_house_down_payment.value,
    objections: [],
  }
}

/** Pre-selling: the down payment is spread without interest, the balance and its charges go to Pag-IBIG at turnover. */
export function preSellingTerms(purchase: Purchase, inputs: LoanInputs, figures: Figures): LenderTerms {
  const base = pagibigTerms(purchase, inputs, figures)
  const { payment } = purchase
  return {
    ...base,
    // The charges are financed beside the balance, within the largest loan.
    maxLoan: Math.min(figures.pagibig_max_loan.value, base.maxLoan * (1 + figures.pre_selling_charges.value / 100)),
    presetDown: payment?.downPercent ?? figures.pre_selling_down_payment.value,
    downMonths: payment?.downMonths ?? figures.pre_selling_down_months.value,
    reservation: payment?.reservation ?? figures.pre_selling_reservation.value,
    charges: figures.pre_selling_charges.value,
    objections: purchase.preSelling ? base.objections : [{ reason: 'not-pre-selling' }, ...base.objections],
  }
}

function termByAge({ age, years }: LoanInputs, figures: Figures): number {
  const longest = Math.min(figures.pagibig_max_term.value, figures.pagibig_max_age_at_maturity.value - age)
  return Math.max(0, Math.min(years ?? longest, longest)) * 12
}
