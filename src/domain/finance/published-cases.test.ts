import { expect, it } from 'vitest'
import { BUILT_IN_FIGURES } from './figures'
import type { PlanId } from './loan-choice'
import { loanPlan, planYears } from './loan-plans'
import { DEFAULT_INPUTS, type LoanInputs, type Purchase } from './purchase'

/** The plan that the screens show for a purchase and a buyer; `rate5y` replaces Pag-IBIG's rate for five years, as a server's table does. */
function plan(id: PlanId, purchase: Partial<Purchase>, inputs: Partial<LoanInputs> = {}, rate5y?: number) {
  const { pagibig_rate_5y: row } = BUILT_IN_FIGURES
  const figures =
    rate5y === undefined ? BUILT_IN_FIGURES : { ...BUILT_IN_FIGURES, pagibig_rate_5y: { ...row, value: rate5y } }
  const whole: Purchase = { price: 0, dwelling: 'house', preSelling: false, ...purchase }
  return loanPlan(id, whole, { ...DEFAULT_INPUTS, ...inputs }, figures)
}

const MILLION = [{ price: 1_250_000 }, { downPayment: 20 }] as const
const MODEST = { price: 1_000_000 }
const UNIT = { price: 2_500_000, preSelling: true, payment: { reservation: 0, downPercent: 5, downMonths: 12 } }
const HALF = { price: 3_685_000 }

it.each([
  ['official table, 1 year', plan('pagibig', MILLION[0], { ...MILLION[1], fixedYears: 1 }), 1_000_000, 360, 5_835.73],
  ['official table, 3 years', plan('pagibig', MILLION[0], { ...MILLION[1], fixedYears: 3 }), 1_000_000, 360, 6_157.17],
  ['official table, 5 years', plan('pagibig', MILLION[0], { ...MILLION[1], fixedYears: 5 }), 1_000_000, 360, 6_320.68],
  [
    'official table, 10 years',
    plan('pagibig', MILLION[0], { ...MILLION[1], fixedYears: 10 }),
    1_000_000,
    360,
    6_737.19,
  ],
  [
    'official table, 15 years',
    plan('pagibig', MILLION[0], { ...MILLION[1], fixedYears: 15 }),
    1_000_000,
    360,
    7_164.12,
  ],
  [
    'official table, 20 years',
    plan('pagibig', MILLION[0], { ...MILLION[1], fixedYears: 20 }),
    1_000_000,
    360,
    7_689.13,
  ],
  [
    'official table, 25 years',
    plan('pagibig', MILLION[0], { ...MILLION[1], fixedYears: 25 }),
    1_000_000,
    360,
    8_136.33,
  ],
  [
    'official table, 30 years',
    plan('pagibig', MILLION[0], { ...MILLION[1], fixedYears: 30 }),
    1_000_000,
    360,
    8_591.54,
  ],
  [
    '4PH',
    plan('expanded_4ph', { price: 1_062_500, dwelling: 'condominium' }, { downPayment: 20 }),
    850_000,
    360,
    3_583.63,
  ],
  ['regular', plan('pagibig', MODEST, { downPayment: 20, fixedYears: 3 }), 800_000, 360, 4_925.74],
  ['age cap at 48', plan('pagibig', MODEST, { downPayment: 20, fixedYears: 3, age: 48 }), 800_000, 264, 5_583.42],
  ['age cap at 49', plan('expanded_4ph', MODEST, { downPayment: 20, age: 49 }), 800_000, 252, 4_282.75],
  // The appraised value is below the price: the equity is what the loan leaves of the price.
  [
    'loan-to-value',
    plan('pagibig', { price: 3_000_000 }, { downPayment: 13, fixedYears: 3 }),
    2_610_000,
    360,
    16_070.22,
  ],
  ['developer, 20 years', plan('pre_selling', UNIT, { years: 20 }, 7), 2_576_875, 240, 19_978.48],
  ['developer, 25 years', plan('pre_selling', UNIT, { years: 25 }, 7), 2_576_875, 300, 18_212.82],
  ['developer, 30 years', plan('pre_selling', UNIT, { years: 30 }, 7), 2_576_875, 360, 17_144.01],
  ['with insurance', plan('pagibig', { price: 3_000_000 }, { fixedYears: 30 }), 2_700_000, 360, 23_197.17],
  ['in-house, 2 years', plan('in_house', HALF, { downPayment: 50, inHouseYears: 2 }), 1_842_500, 24, 86_732.87],
  ['in-house, 4 years', plan('in_house', HALF, { downPayment: 50, inHouseYears: 4 }), 1_842_500, 48, 51_278.15],
  ['in-house, 5 years', plan('in_house', HALF, { downPayment: 50, inHouseYears: 5 }), 1_842_500, 60, 44_806.02],
  ['bank leg, 5 years', plan('bank', HALF, { downPayment: 50, bankRate: 6.75, years: 5 }), 1_842_500, 60, 36_266.78],
  ['bank leg, 10 years', plan('bank', HALF, { downPayment: 50, bankRate: 10, years: 10 }), 1_842_500, 120, 24_348.77],
  ['bank leg, 15 years', plan('bank', HALF, { downPayment: 50, bankRate: 10.5, years: 15 }), 1_842_500, 180, 20_366.98],
  ['repricing', plan('pagibig', { price: 10_000_000 }, { fixedYears: 3 }), 6_000_000, 360, 36_943.03],
])('%s comes out to the centavo', (_, { loan, months, monthly }, expectedLoan, expectedMonths, expected) => {
  expect([loan, months, monthly]).toEqual([expectedLoan, expectedMonths, expected])
})

it('leaves the equity of the loan-to-value case, and spreads the developer’s down payment', () => {
  expect(plan('pagibig', { price: 3_000_000 }, { downPayment: 13 }).downPayment).toBe(390_000)
  expect(plan('pre_selling', UNIT).spread).toEqual({ reservation: 0, monthly: 10_416.67, months: 12 })
})

it('counts insurance apart, and the income for both', () => {
  const { monthly, insurance, incomeNeeded } = plan('pagibig', { price: 3_000_000 }, { fixedYears: 30 })
  expect(insurance).toBe(607.5)
  expect(((monthly + insurance) / 0.35).toFixed(2)).toBe('68013.34')
  expect(incomeNeeded).toBe(68_100)
})

it('says the loan that ₱50,000 a month carries', () => {
  const carried = plan('bank', { price: 3_000_000 }, { income: 50_000, bankRate: 7, years: 20 })
  expect(carried.loanOnIncome).toBe(2_257_193.86)
})

it('amortizes the repricing case anew', () => {
  const repriced = plan('pagibig', { price: 10_000_000 }, { fixedYears: 3 })
  expect(planYears(repriced)[2]?.balance).toBe(5_775_218.93)
  expect(repriced.afterFixing).toEqual({ rate: 8.25, monthly: 44_543 })
})
