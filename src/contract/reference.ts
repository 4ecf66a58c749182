import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { answer, problem } from './problem'

/** What a figure of the finance table measures. */
export const FIGURE_UNITS = ['percent', 'pesos', 'years', 'months'] as const

/** The keys of the finance table that the app reads. A server may send more; they are ignored. */
export const FIGURE_KEYS = [
  'pagibig_rate_1y',
  'pagibig_rate_3y',
  'pagibig_rate_5y',
  'pagibig_rate_10y',
  'pagibig_rate_15y',
  'pagibig_rate_20y',
  'pagibig_rate_25y',
  'pagibig_rate_30y',
  'pagibig_max_loan',
  'pagibig_max_term',
  'pagibig_max_age',
  'pagibig_max_age_at_maturity',
  'pagibig_income_share',
  'pagibig_economic_limit',
  'pagibig_share_economic',
  'pagibig_share',
  'expanded_4ph_rate',
  'expanded_4ph_fixed',
  'expanded_4ph_max_house',
  'expanded_4ph_max_condominium',
  'expanded_4ph_max_income',
  'bank_rate',
  'bank_fixed',
  'bank_term',
  'bank_term_lot_or_condominium',
  'bank_share',
  'bank_share_lot_or_condominium',
  'bank_income_share',
  'in_house_rate_2y',
  'in_house_rate_4y',
  'in_house_rate_5y',
  'in_house_down_payment',
  'pre_selling_down_payment',
  'pre_selling_down_months',
  'pre_selling_reservation',
  'pre_selling_charges',
  'repricing_increase',
  'insurance_by_month',
  'capital_gains_tax',
  'documentary_stamp_tax',
  'transfer_tax_city',
  'transfer_tax_province',
  'registration_fee_from',
  'registration_fee_base',
  'registration_fee_step',
  'registration_fee_by_step',
  'value_added_tax',
  'value_added_tax_exempt',
  'notary_fee',
  'broker_fee',
  'rent_advance',
  'rent_deposit',
] as const

export type FigureKey = (typeof FIGURE_KEYS)[number]
export type FigureUnit = (typeof FIGURE_UNITS)[number]

/** One rate, limit or fee, with the day it was true and who says so. */
export const financeFigure = z.object({
  /** Name of the figure, as `pagibig_rate_5y`. The app ignores names that it does not know. */
  key: z.string(),
  /** The figure, in its unit: 6.5 for 6.5 percent, 6000000 for ₱6,000,000. */
  value: z.number().check(z.gte(0)),
  /** What `value` measures. */
  unit: z.enum(FIGURE_UNITS),
  /** Day for which the source states the figure, `YYYY-MM-DD`. */
  as_of: z.iso.date(),
  /** Day after which the figure has to be read again, `YYYY-MM-DD`; null when no such day is known. */
  review_by: z.nullish(z.iso.date()),
  /** Whether an official source states the figure for the year of `as_of`. The app calls the others estimates. */
  confirmed: z.boolean(),
  /** Who states the figure: a law, an agency or a kind of market survey. */
  source: z.string(),
  /** One sentence on what the figure covers, empty when its name says everything. */
  note: z.string(),
})

export type FinanceFigure = z.output<typeof financeFigure>

export const getFinanceReference = endpoint({
  id: 'getFinanceReference',
  method: 'GET',
  path: '/api/reference/finance',
  auth: 'none',
  responses: { 200: answer(z.array(financeFigure)), 500: problem },
  summary:
    'The dated table of loan rates, limits, taxes and fees behind every indicative cost, one row a figure, sorted by key. A figure that is left out is taken from the table built into the app.',
  source: 'B 2.4',
  addition: true,
})
