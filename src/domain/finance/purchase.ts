import type { CategoryId } from '../listing/taxonomy'

export type Dwelling = 'house' | 'condominium' | 'lot' | 'business'

export const FIXED_YEARS = [1, 3, 5, 10, 15, 20, 25, 30] as const
export type FixedYears = (typeof FIXED_YEARS)[number]

export const IN_HOUSE_YEARS = [2, 4, 5] as const
export type InHouseYears = (typeof IN_HOUSE_YEARS)[number]

/** Money in pesos, `null` where the preset of the plan holds or the buyer did not say. */
export type LoanInputs = {
  /** Percent of the price that the buyer pays at once. */
  downPayment: number | null
  /** Years until the last payment, for Pag-IBIG and banks. */
  years: number | null
  fixedYears: FixedYears
  inHouseYears: InHouseYears
  bankRate: number | null
  age: number
  income: number | null
  debts: number
  firstHome: boolean
}

export const DEFAULT_INPUTS: LoanInputs = {
  downPayment: null,
  years: null,
  fixedYears: 5,
  inHouseYears: 5,
  bankRate: null,
  age: 35,
  income: null,
  debts: 0,
  firstHome: true,
}

export type Purchase = {
  price: number
  dwelling: Dwelling
  preSelling: boolean
  /** How the developer is paid, as far as the listing states it; presets for the rest. */
  payment?: { reservation: number | null; downPercent: number | null; downMonths: number | null }
}

/** Why a lender would refuse, or lend less. */
export type Objection =
  | { reason: 'too-old'; limit: number; atMaturity: number }
  | { reason: 'price-above'; limit: number }
  | { reason: 'income-above'; limit: number }
  | { reason: 'not-first-home' }
  | { reason: 'not-a-dwelling' }
  | { reason: 'no-lots' }
  | { reason: 'not-pre-selling' }
  | { reason: 'income-below'; needed: number }

export function dwellingOf(category: CategoryId | null, subtype: string): Dwelling {
  if (category === 'land') return subtype === 'Residential Land' ? 'lot' : 'business'
  if (category === 'commercial' || category === 'industrial') return 'business'
  return ['Condo', 'Apartment', 'Studio', 'Loft'].includes(subtype) ? 'condominium' : 'house'
}
