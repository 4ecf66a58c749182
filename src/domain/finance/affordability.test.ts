import fc from 'fast-check'
import { expect, it } from 'vitest'
import { affordablePrice, boundOf, type Means } from './affordability'
import { BUILT_IN_FIGURES, builtInRows, cautionOf, readFigures } from './figures'
import { PLAN_IDS } from './loan-choice'
import { DEFAULT_INPUTS } from './purchase'

const MEANS: Means = { ...DEFAULT_INPUTS, income: 45_000, savings: 300_000 }

it('finds what ₱45,000 a month and ₱300,000 of savings reach', () => {
  const found = affordablePrice('pagibig', 'house', MEANS, BUILT_IN_FIGURES)!
  expect(found.price).toBe(2_500_000)
  expect(found.plan.monthly + found.plan.insurance).toBeLessThanOrEqual(15_750)
  expect(found.plan.downPayment + found.closing).toBeLessThanOrEqual(300_000)
})

it('finds nothing without savings, or where the lender refuses', () => {
  expect(affordablePrice('pagibig', 'house', { ...MEANS, savings: 0 }, BUILT_IN_FIGURES)).toBeNull()
  expect(affordablePrice('pagibig', 'house', { ...MEANS, age: 66 }, BUILT_IN_FIGURES)).toBeNull()
  expect(affordablePrice('expanded_4ph', 'house', MEANS, BUILT_IN_FIGURES)).toBeNull()
  expect(affordablePrice('expanded_4ph', 'house', { ...MEANS, income: 30_000 }, BUILT_IN_FIGURES)?.price).toBe(850_000)
})

it('spends the savings that the income leaves to be paid at once', () => {
  const rich = affordablePrice('pagibig', 'house', { ...MEANS, savings: 5_000_000 }, BUILT_IN_FIGURES)!
  expect(rich.price).toBeGreaterThan(6_000_000)
  expect(rich.plan.downPayment + rich.closing).toBeGreaterThan(4_900_000)
})

it('names what binds: savings, income, both, or the loan itself', () => {
  const bound = (given: Partial<Means>, id: (typeof PLAN_IDS)[number] = 'bank') => {
    const all = { ...MEANS, ...given }
    return boundOf(affordablePrice(id, 'house', all, BUILT_IN_FIGURES)!, 'house', all, BUILT_IN_FIGURES)
  }
  expect(bound({})).toBe('savings')
  expect(bound({}, 'pagibig'), 'more is lent of a price up to the economic limit').toBe('savings')
  expect(bound({ savings: 5_000_000, downPayment: 20 })).toBe('income')
  expect(bound({ savings: 5_000_000 })).toBe('both')
  expect(bound({ income: 33_000, savings: 900_000 }, 'expanded_4ph')).toBe('loan')
})

const means = fc.record({
  income: fc.integer({ min: 10_000, max: 500_000 }),
  savings: fc.integer({ min: 0, max: 10_000_000 }),
  age: fc.integer({ min: 21, max: 70 }),
  debts: fc.integer({ min: 0, max: 50_000 }),
})

it('never names a price whose payments or cash exceed the means', () => {
  fc.assert(
    fc.property(means, fc.constantFrom(...PLAN_IDS), (given, id) => {
      const found = affordablePrice(id, 'condominium', { ...MEANS, ...given }, BUILT_IN_FIGURES)
      fc.pre(found !== null)
      const { plan, closing } = found
      expect(plan.monthly + plan.insurance + given.debts).toBeLessThanOrEqual(given.income * 0.35)
      expect((plan.spread?.reservation ?? plan.downPayment) + closing).toBeLessThanOrEqual(given.savings + 0.01)
    }),
  )
})

it('reaches no less with a higher income, but where the lender has a highest one', () => {
  const plans = PLAN_IDS.filter((id) => id !== 'expanded_4ph')
  const reach = (id: (typeof plans)[number], given: Partial<Means>) =>
    affordablePrice(id, 'condominium', { ...MEANS, ...given }, BUILT_IN_FIGURES)?.price ?? 0
  fc.assert(
    fc.property(means, fc.constantFrom(...plans), (given, id) => {
      expect(reach(id, { ...given, income: given.income + 5_000 })).toBeGreaterThanOrEqual(reach(id, given))
    }),
  )
})

it('reads a server’s table over the built-in one and leaves out what it cannot use', () => {
  const [row] = builtInRows().filter(({ key }) => key === 'pagibig_rate_5y')
  const figures = readFigures([
    { ...row!, value: 6.1 },
    { ...row!, key: 'bank_rate', unit: 'pesos', value: 7 },
    { ...row!, key: 'bank_share', value: Number.NaN },
    { ...row!, key: 'unheard_of', value: 1 },
  ])
  expect(figures.pagibig_rate_5y.value).toBe(6.1)
  expect(figures.bank_rate).toBe(BUILT_IN_FIGURES.bank_rate)
  expect(figures.bank_share).toBe(BUILT_IN_FIGURES.bank_share)
  expect(Object.keys(figures)).toHaveLength(builtInRows().length)
})

it('says when a figure is past its day or an estimate', () => {
  const { pagibig_rate_5y: rate, bank_rate: bank, capital_gains_tax: tax } = BUILT_IN_FIGURES
  expect(cautionOf(rate, Date.parse('2025-12-31T12:00:00+08:00'))).toBeNull()
  expect(cautionOf(rate, Date.parse('2026-01-01T00:00:00+08:00'))).toBe('past')
  expect(cautionOf(bank, Date.parse('2026-01-01T00:00:00+08:00'))).toBe('estimate')
  expect(cautionOf(tax, Date.parse('2030-01-01T00:00:00+08:00'))).toBeNull()
})
