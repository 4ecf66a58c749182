import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceAfter, incomeNeeded, loanFor, monthlyPayment, yearByYear } from './amortization'

describe('monthlyPayment', () => {
  it.each([
    ['Pag-IBIG, 1 year fixed', 1_000_000, 5.75, 360, 5_835.73],
    ['Pag-IBIG, 3 years fixed', 1_000_000, 6.25, 360, 6_157.17],
    ['Pag-IBIG, 5 years fixed', 1_000_000, 6.5, 360, 6_320.68],
    ['Pag-IBIG, 10 years fixed', 1_000_000, 7.125, 360, 6_737.19],
    ['Pag-IBIG, 15 years fixed', 1_000_000, 7.75, 360, 7_164.12],
    ['Pag-IBIG, 20 years fixed', 1_000_000, 8.5, 360, 7_689.13],
    ['Pag-IBIG, 25 years fixed', 1_000_000, 9.125, 360, 8_136.33],
    ['Pag-IBIG, 30 years fixed', 1_000_000, 9.75, 360, 8_591.54],
    ['Expanded 4PH', 850_000, 3, 360, 3_583.63],
    ['regular', 800_000, 6.25, 360, 4_925.74],
    ['22 years', 800_000, 6.25, 264, 5_583.42],
    ['21 years at 3 percent', 800_000, 3, 252, 4_282.75],
    ['90 percent of the appraised value', 2_610_000, 6.25, 360, 16_070.22],
    ['developer, 20 years', 2_576_875, 7, 240, 19_978.48],
    ['developer, 25 years', 2_576_875, 7, 300, 18_212.82],
    ['developer, 30 years', 2_576_875, 7, 360, 17_144.01],
    ['with insurance beside it', 2_700_000, 9.75, 360, 23_197.17],
    ['in-house, 2 years', 1_842_500, 12, 24, 86_732.87],
    ['in-house, 4 years', 1_842_500, 15, 48, 51_278.15],
    ['in-house, 5 years', 1_842_500, 16, 60, 44_806.02],
    ['bank, 5 years', 1_842_500, 6.75, 60, 36_266.78],
    ['bank, 10 years', 1_842_500, 10, 120, 24_348.77],
    ['bank, 15 years', 1_842_500, 10.5, 180, 20_366.98],
    ['before repricing', 6_000_000, 6.25, 360, 36_943.03],
    ['after repricing', 5_775_218.93, 8.25, 324, 44_543],
    ['without interest', 120_000, 0, 12, 10_000],
    ['without months', 120_000, 6, 0, 0],
  ])('%s: ₱%d at %d percent over %d months', (_, principal, rate, months, expected) => {
    expect(monthlyPayment(principal, rate, months)).toBe(expected)
  })
})

it('computes the loan that a third of an income carries', () => {
  expect(loanFor(50_000 * 0.35, 7, 240)).toBe(2_257_193.86)
  expect(loanFor(1_000, 0, 12)).toBe(12_000)
})

it('leaves the balance of the repricing case after three years', () => {
  expect(balanceAfter(6_000_000, 6.25, 360, 36)).toBe(5_775_218.93)
  expect(balanceAfter(120_000, 0, 12, 3)).toBe(90_000)
  expect(balanceAfter(120_000, 6, 12, 12)).toBe(0)
})

it('rounds the income that is needed up to the next hundred', () => {
  expect(incomeNeeded(23_197.17 + 607.5, 35)).toBe(68_100)
  expect(incomeNeeded(3_500, 35)).toBe(10_000)
})

const loan = fc.record({
  principal: fc.integer({ min: 50_000, max: 20_000_000 }),
  rate: fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 1, max: 360 }),
})

it('pays back the whole loan, whatever the rate and the term', () => {
  fc.assert(
    fc.property(loan, ({ principal, rate, months }) => {
      const years = yearByYear(principal, months, [{ rate, months }])
      const paid = years.reduce((sum, year) => sum + year.principal, 0)
      expect(Math.abs(paid - principal)).toBeLessThan(years.length * 0.01 + 0.01)
      expect(years.at(-1)!.balance).toBeLessThan(0.01)
    }),
  )
})

it('finds the loan of a payment and the payment of a loan alike', () => {
  fc.assert(
    fc.property(loan, ({ principal, rate, months }) => {
      const again = loanFor(monthlyPayment(principal, rate, months), rate, months)
      // A payment is rounded to the centavo, and a loan holds that rounding once a month.
      expect(Math.abs(again - principal)).toBeLessThanOrEqual(0.005 * months + 0.01)
    }),
  )
})

it('amortizes the balance anew after the fixing period', () => {
  const years = yearByYear(6_000_000, 360, [
    { rate: 6.25, months: 36 },
    { rate: 8.25, months: 324 },
  ])
  expect(years).toHaveLength(30)
  expect(years[2]?.balance).toBe(5_775_218.93)
  expect(years[2]?.payment).toBeCloseTo(12 * 36_943.03, 0)
  expect(years[3]?.payment).toBeCloseTo(12 * 44_543, 0)
  expect(years.at(-1)?.balance).toBe(0)
})
