import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { answer, problem } from './problem'
import { kind } from './values/kind'
import { atLeastZero } from './values/numbers'
import { longText } from './values/texts'

const figureDay = /* @__PURE__ */ kind(z.string(), { pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** What a figure of the finance table measures. */
export const FIGURE_UNITS = ['percent', 'pesos', 'years', 'months'] as const
export type FigureUnit = (typeof FIGURE_UNITS)[number]

/** The figures that the app reads, each with its unit. A server may send more; they are ignored. */
export const FIGURES = {
  pagibig_rate_1y: 'percent',
  pagibig_rate_3y: 'percent',
  pagibig_rate_5y: 'percent',
  pagibig_rate_10y: 'percent',
  pagibig_rate_15y: 'percent',
  pagibig_rate_20y: 'percent',
  pagibig_rate_25y: 'percent',
  pagibig_rate_30y: 'percent',
  pagibig_max_loan: 'pesos',
  pagibig_max_term: 'years',
  pagibig_max_age: 'years',
  pagibig_max_age_at_maturity: 'years',
  pagibig_income_share: 'percent',
  pagibig_economic_limit: 'pesos',
  pagibig_share_economic: 'percent',
  pagibig_share: 'percent',
  expanded_4ph_rate: 'percent',
  expanded_4ph_fixed: 'years',
  expanded_4ph_max_house: 'pesos',
  expanded_4ph_max_condominium: 'pesos',
  expanded_4ph_max_income: 'pesos',
  bank_rate: 'percent',
  bank_fixed: 'years',
  bank_term: 'years',
  bank_term_lot_or_condominium: 'years',
  bank_share: 'percent',
  bank_share_lot_or_condominium: 'percent',
  bank_income_share: 'percent',
  in_house_rate_2y: 'percent',
  in_house_rate_4y: 'percent',
  in_house_rate_5y: 'percent',
  in_house_down_payment: 'percent',
  pre_selling_down_payment: 'percent',
  pre_selling_down_months: 'months',
  pre_selling_reservation: 'pesos',
  pre_selling_charges: 'percent',
  repricing_increase: 'percent',
  insurance_by_month: 'percent',
  capital_gains_tax: 'percent',
  documentary_stamp_tax: 'percent',
  transfer_tax_city: 'percent',
  transfer_tax_province: 'percent',
  registration_fee_from: 'pesos',
  registration_fee_base: 'pesos',
  registration_fee_step: 'pesos',
  registration_fee_by_step: 'pesos',
  value_added_tax: 'percent',
  value_added_tax_exempt: 'pesos',
  notary_fee: 'percent',
  broker_fee: 'percent',
  rent_advance: 'months',
  rent_deposit: 'months',
} as const satisfies Record<string, FigureUnit>

export type FigureKey = keyof typeof FIGURES

/** One rate, limit or fee, with the day it was true and who says so. */
export const financeFigure = z.object({
  /** Name of the figure, as `pagibig_rate_5y`. The app ignores names that it does not know. */
  key: longText,
  /** The figure, in its unit: 6.5 for 6.5 percent, 6000000 for ₱6,000,000. */
  value: atLeastZero,
  /** What `value` measures. */
  unit: z.enum(FIGURE_UNITS),
  /** Day for which the source states the figure, `YYYY-MM-DD`. */
  as_of: figureDay,
  /** Day after which the figure has to be read again, `YYYY-MM-DD`; null when no such day is known. */
  review_by: z.nullish(figureDay),
  /** Whether an official source states the figure for the year of `as_of`. The app calls the others estimates. */
  confirmed: z.boolean(),
  /** Who states the figure: a law, an agency or a kind of market survey. */
  source: longText,
  /** One sentence on what the figure covers, empty when its name says everything. */
  note: longText,
})

export type FinanceFigure = z.output<typeof financeFigure>

export const getFinanceReference = endpoint({
  id: 'getFinanceReference',
  method: 'GET',
  path: '/api/reference/finance',
  auth: 'none',
  responses: { 200: answer(z.array(financeFigure)), 404: problem, 500: problem },
  summary:
    'The dated table of loan rates, limits, taxes and fees behind every indicative cost, one row a figure, ' +
    'sorted by key. A figure that is left out is taken from the table built into the app.',
  source: 'B 2.4',
  addition: true,
})
