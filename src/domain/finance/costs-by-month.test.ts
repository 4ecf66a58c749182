import { expect, it } from 'vitest'
import { listingOf } from '../domain.test-support'
import { costsBy, loanOfBuyer, monthlyInShort, monthlyOf, purchaseOf } from './costs-by-month'
import { BUILT_IN_FIGURES } from './figures'
import { DEFAULT_LOAN } from './loan-choice'
import { loanPlan } from './loan-plans'
import { DEFAULT_INPUTS } from './purchase'

const FIGURES = BUILT_IN_FIGURES
const house = (price: number, changes: Parameters<typeof listingOf>[0] = {}) => listingOf({ price, ...changes })
const byPagibig = costsBy(DEFAULT_LOAN, FIGURES)

it('adds payment, insurance and dues, as the costs of the listing do', () => {
  const plan = loanPlan('pagibig', { price: 2_500_000, dwelling: 'house', preSelling: false }, DEFAULT_INPUTS, FIGURES)
  expect(byPagibig(house(2_500_000, { hoa_fees: 1_500 }))).toEqual({
    monthly: plan.monthly + plan.insurance + 1_500,
    incomeNeeded: plan.incomeNeeded,
  })
})

it('knows no cost of a rental, without a price, and where the lender does not lend', () => {
  expect(byPagibig(house(20_000, { listing_type: 'rent' }))).toBeNull()
  expect(byPagibig(house(0))).toBeNull()
  expect(byPagibig(house(3_000_000, { property_type: 'Office' }))).toBeNull()
  expect(costsBy({ ...DEFAULT_LOAN, plan: 'expanded_4ph' }, FIGURES)(house(2_000_000))).toBeNull()
})

it('calls no home cheap by month whose price the largest loan does not carry', () => {
  expect(byPagibig(house(6_600_000))).not.toBeNull()
  expect(byPagibig(house(30_000_000))).toBeNull()
  expect(costsBy({ ...DEFAULT_LOAN, downPayment: 80 }, FIGURES)(house(30_000_000))).not.toBeNull()
})

it('says in one line what the page of a home for sale says, in the currency shown, and nothing without a loan', () => {
  const inputs = { ...DEFAULT_INPUTS, plan: null }
  const line = (listing: ReturnType<typeof house>, currency = 'PHP') =>
    monthlyInShort(listing, inputs, FIGURES, currency)
  const dear = house(12_800_000)
  expect(line(dear)).toMatch(/^≈ ₱\d+K a month, bank, 20% down$/)
  const shown = monthlyOf(purchaseOf(dear, 12_800_000), 0, inputs, FIGURES)!
  expect(line(dear)).toContain(`₱${Math.round(shown.monthly / 1000)}K`)
  expect(line(dear, 'USD')).toMatch(/^≈ \$/)
  expect(line(house(2_500_000))).toMatch(/Pag-IBIG, 5% down$/)
  expect(line(house(0))).toBe('')
  expect(line(house(20_000, { listing_type: 'rent' }))).toBe('')
})

it('has one monthly figure for a home: by the chosen loan, else by the first that asks for its usual down payment', () => {
  const monthly = (price: number, changes: Partial<Parameters<typeof monthlyOf>[2]> = {}) =>
    monthlyOf(purchaseOf(house(price), price), 1_500, { ...DEFAULT_INPUTS, plan: null, ...changes }, FIGURES)
  const usual = monthly(2_500_000)
  expect(usual).toMatchObject({ plan: { id: 'pagibig' }, label: 'Pag-IBIG, 5% down, with insurance and dues' })
  expect(usual?.monthly, 'as cards count it').toBe(byPagibig(house(2_500_000, { hoa_fees: 1_500 }))!.monthly)
  expect(monthly(12_800_000)).toMatchObject({
    plan: { id: 'bank' },
    label: 'Bank loan, 20% down, with insurance and dues',
  })
  expect(monthly(12_800_000, { plan: 'pagibig' })?.label).toBe('Pag-IBIG, 53.1% down, with insurance and dues')
  expect(monthly(12_800_000, { plan: 'expanded_4ph' })?.plan.id, 'a loan that is refused is not taken').toBe('bank')
})

it('counts an in-house loan at the income share of Pag-IBIG, because nobody asks', () => {
  const cost = costsBy({ ...DEFAULT_LOAN, plan: 'in_house' }, FIGURES)(house(1_000_000))
  expect(cost!.incomeNeeded).toBeGreaterThan(cost!.monthly * 2)
})

it('says an age as the years that it leaves', () => {
  expect(loanOfBuyer('pagibig', DEFAULT_INPUTS, FIGURES)).toEqual(DEFAULT_LOAN)
  expect(loanOfBuyer('pagibig', { ...DEFAULT_INPUTS, age: 48 }, FIGURES).years).toBe(22)
  expect(loanOfBuyer('pagibig', { ...DEFAULT_INPUTS, age: 48, years: 10 }, FIGURES).years).toBe(10)
  expect(loanOfBuyer('bank', { ...DEFAULT_INPUTS, age: 60 }, FIGURES).years).toBeNull()
})

it('computes each listing once', () => {
  const listing = house(2_000_000)
  expect(byPagibig(listing)).toBe(byPagibig(listing))
})
