import { expect, it } from 'vitest'
import { closingCosts, costsOf, registrationFee, taxInPrice } from './closing-costs'
import { BUILT_IN_FIGURES } from './figures'
import { installmentRefund } from './installment-refund'
import { moveInCosts } from './tenancy'

it.each([
  [1_000_000, 5_646],
  [1_700_000, 8_796],
  [1_700_001, 8_886],
  [2_000_000, 10_146],
  [3_000_000, 14_646],
  [5_000_000, 23_646],
  [10_000_000, 46_146],
])('asks the registry’s fee for ₱%d', (price, fee) => {
  expect(registrationFee(price, BUILT_IN_FIGURES)).toBe(fee)
})

it('charges the buyer and the seller by custom, taxes on the higher value', () => {
  const inputs = { price: 4_200_000, governmentValue: 4_500_000, locality: 'city', dealer: false } as const
  const lines = closingCosts(inputs, BUILT_IN_FIGURES)
  expect(lines.map(({ item, payer, base, amount }) => [item, payer, base, amount])).toEqual([
    ['documentary_stamp_tax', 'buyer', 4_500_000, 67_500],
    ['transfer_tax', 'buyer', 4_500_000, 33_750],
    ['registration_fee', 'buyer', 4_200_000, 20_046],
    ['notary_fee', 'buyer', 4_200_000, 42_000],
    ['capital_gains_tax', 'seller', 4_500_000, 270_000],
    ['broker_fee', 'seller', 4_200_000, 210_000],
  ])
  expect(costsOf('buyer', lines)).toBe(163_296)
  expect(costsOf('seller', lines)).toBe(480_000)
})

it('takes the price where the government value is lower or unknown, and a province’s transfer tax', () => {
  const lines = closingCosts(
    { price: 2_000_000, governmentValue: 900_000, locality: 'province', dealer: true },
    BUILT_IN_FIGURES,
  )
  expect(lines[0]).toMatchObject({ base: 2_000_000, amount: 30_000 })
  expect(lines[1]).toMatchObject({ rate: 0.5, amount: 10_000 })
  expect(lines.map(({ item }) => item)).not.toContain('capital_gains_tax')
})

it('finds the VAT inside a dealer’s price', () => {
  expect(taxInPrice(3_600_000, true, BUILT_IN_FIGURES)).toBe(0)
  expect(taxInPrice(5_600_000, true, BUILT_IN_FIGURES)).toBe(600_000)
  expect(taxInPrice(1_120_000, false, BUILT_IN_FIGURES)).toBe(120_000)
})

it.each([
  [1.9, 100_000, { graceMonths: 2, share: 0, amount: 0 }],
  [4, 270_000, { graceMonths: 4, share: 50, amount: 135_000 }],
  [8, 100_000, { graceMonths: 8, share: 65, amount: 65_000 }],
  [30, 100_000, { graceMonths: 30, share: 90, amount: 90_000 }],
])('gives back installments after %d years of ₱%d', (years, paid, refund) => {
  expect(installmentRefund(years, paid)).toEqual(refund)
})

it('adds up what a tenant pays before moving in', () => {
  expect(moveInCosts(15_000, {}, BUILT_IN_FIGURES)).toEqual([
    { item: 'advance', months: 1, amount: 15_000 },
    { item: 'deposit', months: 2, amount: 30_000 },
  ])
  expect(moveInCosts(15_000, { deposit: 15_000, dues: 1_200 }, BUILT_IN_FIGURES)).toEqual([
    { item: 'advance', months: 1, amount: 15_000 },
    { item: 'deposit', months: 1, amount: 15_000 },
    { item: 'dues', months: 1, amount: 1_200 },
  ])
})
