import { FIGURES, type FigureKey, type FinanceFigure } from '@/contract/reference'

export type Figure = Omit<FinanceFigure, 'key'>

/** Every figure by key. Percentages as 6.5 for 6.5 percent, money in pesos. */
export type Figures = Readonly<Record<FigureKey, Figure>>

type BuiltIn = Omit<Figure, 'unit' | 'review_by'> & { review_by: string | null }

type Facts = Pick<Figure, 'as_of' | 'source'> & Partial<Pick<Figure, 'review_by' | 'confirmed' | 'note'>>

function figure(value: number, { review_by = null, confirmed = true, note = '', ...facts }: Facts): BuiltIn {
  return { value, review_by, confirmed, note, ...facts }
}

const PAGIBIG_RATES = { as_of: '2025-12-31', review_by: '2025-12-31', source: 'Pag-IBIG Fund, in force from July 2023' }
const PAGIBIG = { as_of: '2025-12-31', source: 'Pag-IBIG Fund, End-User Home Financing' }
const EXPANDED_4PH = { as_of: '2025-12-31', source: 'Pag-IBIG Fund, Expanded 4PH' }
const BANK = { as_of: '2025-02-28', confirmed: false, source: 'Published bank offers, February 2025' }
const DEVELOPER = { as_of: '2025-12-31', confirmed: false, source: 'Published developers’ offers' }
const TAX_CODE = { as_of: '2025-12-31', source: 'National Internal Revenue Code' }
const LOCAL_TAX = { as_of: '2025-12-31', source: 'Local Government Code' }
const REGISTRY = { as_of: '2025-12-31', source: 'Land Registration Authority, table of fees' }
const CUSTOM = { as_of: '2025-12-31', confirmed: false, source: 'Custom of the trade' }
const RENT = { as_of: '2025-12-31', source: 'RA 9653' }

const TABLE: Record<FigureKey, BuiltIn> = {
  pagibig_rate_1y: figure(5.75, PAGIBIG_RATES),
  pagibig_rate_3y: figure(6.25, PAGIBIG_RATES),
  pagibig_rate_5y: figure(6.5, PAGIBIG_RATES),
  pagibig_rate_10y: figure(7.125, PAGIBIG_RATES),
  pagibig_rate_15y: figure(7.75, PAGIBIG_RATES),
  pagibig_rate_20y: figure(8.5, PAGIBIG_RATES),
  pagibig_rate_25y: figure(9.125, PAGIBIG_RATES),
  pagibig_rate_30y: figure(9.75, PAGIBIG_RATES),
  pagibig_max_loan: figure(6_000_000, PAGIBIG),
  pagibig_max_term: figure(30, PAGIBIG),
  pagibig_max_age: figure(65, { ...PAGIBIG, note: 'Oldest at the application.' }),
  pagibig_max_age_at_maturity: figure(70, { ...PAGIBIG, note: 'Oldest at the last payment.' }),
  pagibig_income_share: figure(35, { ...PAGIBIG, note: 'Of the gross income, of up to three borrowers.' }),
  pagibig_economic_limit: figure(2_500_000, {
    ...PAGIBIG,
    confirmed: false,
    note: 'Price up to which the larger share is lent.',
  }),
  pagibig_share_economic: figure(95, { ...PAGIBIG, note: 'Of the price, up to the economic housing limit.' }),
  pagibig_share: figure(90, { ...PAGIBIG, note: 'Of the price, above the economic housing limit.' }),
  expanded_4ph_rate: figure(3, EXPANDED_4PH),
  expanded_4ph_fixed: figure(5, { ...EXPANDED_4PH, note: 'Years at the subsidized rate.' }),
  expanded_4ph_max_house: figure(850_000, EXPANDED_4PH),
  expanded_4ph_max_condominium: figure(1_800_000, EXPANDED_4PH),
  expanded_4ph_max_income: figure(34_686, {
    ...EXPANDED_4PH,
    note: 'A month, outside Metro Manila; ₱47,856 within.',
  }),
  bank_rate: figure(8, BANK),
  bank_fixed: figure(5, BANK),
  bank_term: figure(20, BANK),
  bank_term_lot_or_condominium: figure(10, BANK),
  bank_share: figure(80, { ...BANK, note: 'Of the price.' }),
  bank_share_lot_or_condominium: figure(70, { ...BANK, note: 'Of the price; 60 to 70 percent are usual.' }),
  bank_income_share: figure(35, { ...BANK, note: 'Of the income, other debts included.' }),
  in_house_rate_2y: figure(12, DEVELOPER),
  in_house_rate_4y: figure(15, DEVELOPER),
  in_house_rate_5y: figure(16, DEVELOPER),
  in_house_down_payment: figure(30, { ...DEVELOPER, note: '10 to 50 percent of the price are usual.' }),
  pre_selling_down_payment: figure(15, { ...DEVELOPER, note: '10 to 50 percent of the price are usual.' }),
  pre_selling_down_months: figure(36, { ...DEVELOPER, note: '12 to 60 months without interest are usual.' }),
  pre_selling_reservation: figure(25_000, {
    ...DEVELOPER,
    note: 'Taken off the down payment; ₱10,000 to ₱100,000 are usual.',
  }),
  pre_selling_charges: figure(8.5, { ...DEVELOPER, note: '5 to 10 percent of what is left to pay.' }),
  repricing_increase: figure(2, { ...CUSTOM, note: 'Added to the rate to show what may come after fixing.' }),
  insurance_by_month: figure(0.0225, {
    as_of: '2025-12-31',
    confirmed: false,
    source: 'A third party’s estimate',
    note: 'Of the loan, by month, for life and fire; premiums go by age.',
  }),
  capital_gains_tax: figure(6, TAX_CODE),
  documentary_stamp_tax: figure(1.5, TAX_CODE),
  transfer_tax_city: figure(0.75, { ...LOCAL_TAX, note: 'The most that a city may ask.' }),
  transfer_tax_province: figure(0.5, { ...LOCAL_TAX, note: 'The most that a province may ask.' }),
  registration_fee_from: figure(1_700_000, { ...REGISTRY, note: 'Price at which the base fee applies.' }),
  registration_fee_base: figure(8_796, REGISTRY),
  registration_fee_step: figure(20_000, { ...REGISTRY, note: 'Each such step, or part of it, adds a fee.' }),
  registration_fee_by_step: figure(90, REGISTRY),
  value_added_tax: figure(12, { ...TAX_CODE, note: 'Asked by dealers, inside the contract price.' }),
  value_added_tax_exempt: figure(3_600_000, {
    ...TAX_CODE,
    as_of: '2024-01-01',
    review_by: '2026-12-31',
    note: 'Dwellings up to this price are exempt.',
  }),
  notary_fee: figure(1, { ...CUSTOM, note: '0.05 to 1 percent; the most is counted.' }),
  broker_fee: figure(5, { ...CUSTOM, note: '3 to 5 percent; the most is counted.' }),
  rent_advance: figure(1, { ...RENT, note: 'The most that may be asked in advance.' }),
  rent_deposit: figure(2, { ...RENT, note: 'The most that may be asked as a deposit.' }),
}

const keys = Object.keys(FIGURES).toSorted() as FigureKey[]

export const BUILT_IN_FIGURES = Object.fromEntries(
  keys.map((key) => [key, { ...TABLE[key], unit: FIGURES[key] }]),
) as Figures

function isFigureKey(key: string): key is FigureKey {
  return Object.hasOwn(FIGURES, key)
}

/** The server's rows over the built-in ones; unknown keys, other units, negative and non-finite values are left out. */
export function readFigures(rows: readonly FinanceFigure[]): Figures {
  const figures: Record<FigureKey, Figure> = { ...BUILT_IN_FIGURES }
  for (const { key, ...row } of rows) {
    const usable = isFigureKey(key) && row.unit === FIGURES[key] && Number.isFinite(row.value) && row.value >= 0
    if (usable) figures[key] = row
  }
  return figures
}

export function builtInRows(): (FinanceFigure & { review_by: string | null })[] {
  return keys.map((key) => ({ key, unit: FIGURES[key], ...TABLE[key] }))
}

/** At `now` (ms): `past` after the day of review, `estimate` without an official source, else null. */
export function cautionOf({ review_by, confirmed }: Figure, now: number): 'past' | 'estimate' | null {
  if (review_by && now >= Date.parse(`${review_by}T24:00:00+08:00`)) return 'past'
  return confirmed ? null : 'estimate'
}
