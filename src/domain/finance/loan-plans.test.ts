import { describe, expect, it } from 'vitest'
import { BUILT_IN_FIGURES } from './figures'
import type { PlanId } from './loan-choice'
import { loanPlan, loanPlans, planYears } from './loan-plans'
import { DEFAULT_INPUTS, dwellingOf, type LoanInputs, type Purchase } from './purchase'

const HOUSE: Purchase = { price: 3_000_000, dwelling: 'house', preSelling: false }

function plan(id: PlanId, purchase: Partial<Purchase>, inputs: Partial<LoanInputs> = {}) {
  return loanPlan(id, { ...HOUSE, ...purchase }, { ...DEFAULT_INPUTS, ...inputs }, BUILT_IN_FIGURES)
}

describe('Pag-IBIG', () => {
  it('lends 90 percent above the economic limit and 95 up to it', () => {
    expect(plan('pagibig', { price: 2_900_000 }, { fixedYears: 3 })).toMatchObject({
      loan: 2_610_000,
      downPayment: 290_000,
      monthly: 16_070.22,
      months: 360,
      fixedMonths: 36,
    })
    expect(plan('pagibig', { price: 2_500_000 })).toMatchObject({ loan: 2_375_000, downPayment: 125_000 })
  })

  it('lends no more than ₱6,000,000; the buyer pays the rest', () => {
    expect(plan('pagibig', { price: 10_000_000 }, { fixedYears: 3 })).toMatchObject({
      loan: 6_000_000,
      downPayment: 4_000_000,
      monthly: 36_943.03,
    })
  })

  it('shortens the term so that the last payment is made at 70', () => {
    expect(plan('pagibig', {}, { age: 48 }).months).toBe(264)
    expect(plan('pagibig', {}, { age: 49 }).months).toBe(252)
    expect(plan('pagibig', {}, { age: 60, years: 20, fixedYears: 15 })).toMatchObject({ months: 120, fixedMonths: 120 })
    expect(plan('pagibig', {}, { age: 66 }).objections).toEqual([{ reason: 'too-old', limit: 65, atMaturity: 70 }])
  })

  it('counts insurance and other debts into the income that is needed', () => {
    const dear = plan('pagibig', { price: 3_000_000 }, { fixedYears: 30 })
    expect(dear).toMatchObject({ loan: 2_700_000, monthly: 23_197.17, insurance: 607.5, incomeNeeded: 68_100 })
    expect(dear.afterFixing).toBeNull()
    expect(plan('pagibig', {}, { fixedYears: 30, debts: 3_500 }).incomeNeeded).toBe(78_100)
    expect(plan('pagibig', {}, { fixedYears: 30, income: 68_000 }).objections).toEqual([
      { reason: 'income-below', needed: 68_100 },
    ])
    expect(plan('pagibig', {}, { fixedYears: 30, income: 68_100 }).objections).toEqual([])
  })

  it('shows two points more on the balance after fixing', () => {
    const large = plan('pagibig', { price: 10_000_000 }, { fixedYears: 3 })
    expect(large.afterFixing).toEqual({ rate: 8.25, monthly: 44_543 })
    expect(planYears(large)[2]?.balance).toBe(5_775_218.93)
    expect(planYears(large).at(-1)).toMatchObject({ year: 30, balance: 0 })
  })

  it('says which loan the income carries', () => {
    const figures = { ...BUILT_IN_FIGURES, bank_rate: { ...BUILT_IN_FIGURES.bank_rate, value: 7 } }
    const inputs = { ...DEFAULT_INPUTS, income: 50_000 }
    expect(loanPlan('bank', HOUSE, inputs, figures).loanOnIncome).toBe(2_257_193.86)
    expect(plan('bank', {}, { income: 50_000, debts: 20_000 }).loanOnIncome).toBe(0)
    expect(plan('in_house', {}, { income: 50_000 }).loanOnIncome).toBeNull()
  })

  it('takes dwellings and residential lots only', () => {
    expect(plan('pagibig', { dwelling: 'lot' }).objections).toEqual([])
    expect(plan('pagibig', { dwelling: 'business' }).objections).toEqual([{ reason: 'not-a-dwelling' }])
  })
})

describe('Expanded 4PH', () => {
  it('costs ₱3,583.63 a month for a loan of ₱850,000', () => {
    const whole = plan('expanded_4ph', { price: 850_000 }, { downPayment: 0 })
    // 95 percent is the most that is lent, so the loan of the official example needs a higher price.
    expect(whole.loan).toBe(807_500)
    expect(plan('expanded_4ph', { price: 850_000 / 0.95, dwelling: 'condominium' })).toMatchObject({
      loan: 850_000,
      rate: 3,
      monthly: 3_583.63,
      fixedMonths: 60,
    })
  })

  it('says each thing that speaks against it', () => {
    expect(plan('expanded_4ph', { price: 900_000 }, { income: 40_000, firstHome: false }).objections).toEqual([
      { reason: 'price-above', limit: 850_000 },
      { reason: 'income-above', limit: 34_686 },
      { reason: 'not-first-home' },
    ])
    expect(plan('expanded_4ph', { price: 1_800_000, dwelling: 'condominium' }).objections).toEqual([])
    expect(plan('expanded_4ph', { price: 500_000, dwelling: 'lot' }).objections).toEqual([{ reason: 'no-lots' }])
    expect(plan('expanded_4ph', { price: 500_000, dwelling: 'business' }).objections).toEqual([
      { reason: 'not-a-dwelling' },
    ])
  })
})

describe('banks and developers', () => {
  it('lends 80 percent of a house over 20 years, 70 of a lot over 10', () => {
    expect(plan('bank', {})).toMatchObject({ loan: 2_400_000, months: 240, fixedMonths: 60, rate: 8 })
    expect(plan('bank', { dwelling: 'lot' })).toMatchObject({ loan: 2_100_000, months: 120 })
    expect(plan('bank', {}, { downPayment: 40, years: 10, bankRate: 7 })).toMatchObject({
      loan: 1_800_000,
      months: 120,
      rate: 7,
    })
  })

  it('lends no more than its share, however little is paid at once', () => {
    expect(plan('bank', {}, { downPayment: 5 })).toMatchObject({ loan: 2_400_000, downPayment: 600_000 })
  })

  it.each([
    [2, 86_732.87],
    [4, 51_278.15],
    [5, 44_806.02],
  ] as const)('finances a balance of ₱1,842,500 in-house over %d years', (inHouseYears, monthly) => {
    const inHouse = plan('in_house', { price: 3_685_000 }, { downPayment: 50, inHouseYears })
    expect(inHouse).toMatchObject({ loan: 1_842_500, monthly, incomeNeeded: null, afterFixing: null })
  })

  it('spreads the down payment of a pre-selling unit and finances the charges at turnover', () => {
    const unit = plan('pre_selling', { price: 2_500_000, preSelling: true }, { downPayment: 5 })
    expect(unit).toMatchObject({ loan: 2_576_875, downPayment: 125_000 })
    expect(unit.spread).toEqual({ reservation: 25_000, monthly: 2_777.78, months: 36 })
    expect(plan('pre_selling', {}).objections).toEqual([{ reason: 'not-pre-selling' }])
  })

  it('takes what the listing states of the developer’s payment', () => {
    const payment = { reservation: 50_000, downPercent: 20, downMonths: 24 }
    expect(plan('pre_selling', { price: 2_500_000, preSelling: true, payment }).spread).toEqual({
      reservation: 50_000,
      monthly: 18_750,
      months: 24,
    })
  })

  it('lists the plans of a purchase', () => {
    expect(loanPlans(HOUSE, DEFAULT_INPUTS, BUILT_IN_FIGURES).map(({ id }) => id)).toEqual([
      'pagibig',
      'expanded_4ph',
      'bank',
      'in_house',
    ])
    expect(loanPlans({ ...HOUSE, preSelling: true }, DEFAULT_INPUTS, BUILT_IN_FIGURES)).toHaveLength(5)
  })
})

it.each([
  ['residential', 'Single-Family Home', 'house'],
  ['residential', 'Condo', 'condominium'],
  ['land', 'Residential Land', 'lot'],
  ['land', 'Agricultural Land', 'business'],
  ['commercial', 'Office', 'business'],
  [null, '', 'house'],
] as const)('%s, %s is a %s to a lender', (category, subtype, dwelling) => {
  expect(dwellingOf(category, subtype)).toBe(dwelling)
})
