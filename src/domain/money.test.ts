import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { askingPrice, formatAskingPrice, formatPopupPrice, perMonth, pesoPrice } from './asking-price'
import {
  abbreviate,
  compactMoney,
  convertMoney,
  formatMoney,
  formatMoneyWhole,
  formatPricePerArea,
  LISTING_CURRENCIES,
  MAP_POPUP_PESOS_PER_USD,
  RATES_PER_USD,
} from './money'

test('rates are the documented ones', () => {
  expect(RATES_PER_USD).toEqual({
    USD: 1,
    PHP: 56.5,
    EUR: 0.85,
    GBP: 0.73,
    JPY: 110,
    AUD: 1.35,
    CAD: 1.25,
    CHF: 0.92,
    CNY: 6.45,
    SGD: 1.35,
  })
  expect(MAP_POPUP_PESOS_PER_USD).toBe(56)
})

test('conversion goes through USD and rounds to cents; the same currency is unchanged', () => {
  expect(convertMoney(100, 'USD', 'PHP')).toBe(5650)
  expect(convertMoney(56.5, 'PHP', 'EUR')).toBe(0.85)
  expect(convertMoney(1.239, 'PHP', 'PHP')).toBe(1.239)
})

test('prices are written with symbol, thousands and two decimals, yen without', () => {
  expect(formatMoney(4_200_000)).toBe('₱4,200,000.00')
  expect(formatMoney(1234.5, 'USD')).toBe('$1,234.50')
  expect(formatMoney(1234.5, 'JPY')).toBe('¥1,235')
  expect(['EUR', 'GBP', 'CNY', 'AUD', 'CAD', 'CHF', 'SGD'].map((code) => formatMoney(1, code))).toEqual([
    '€1.00',
    '£1.00',
    '¥1.00',
    'A$1.00',
    'C$1.00',
    'CHF1.00',
    'S$1.00',
  ])
  expect(formatMoney(1, 'XYZ')).toBe('$1.00')
  expect(formatMoney(Number.NaN)).toBe('₱0.00')
  expect(formatMoney(-5)).toBe('-₱5.00')
  expect(formatMoneyWhole(4_200_000.4)).toBe('₱4,200,000')
  expect(formatPricePerArea(0.857, 'USD')).toBe('$0.86')
  expect(formatPricePerArea(94.3, 'USD')).toBe('$94')
  expect(formatPricePerArea(7.5, 'PHP')).toBe('₱8')
})

test('compact prices keep one decimal for millions and none for thousands', () => {
  expect(compactMoney(1_500_000, 'USD')).toBe('$1.5M')
  expect(compactMoney(1_000_000, 'USD')).toBe('$1.0M')
  expect(compactMoney(850_400, 'USD')).toBe('$850K')
  expect(compactMoney(999, 'USD')).toBe('$999')
  expect(abbreviate(999_999)).toBe('1.0M')
  expect(compactMoney(4_200_000)).toBe('₱4.2M')
})

test('asking prices convert only between different currencies', () => {
  const house = { price: 113_000, currency: 'PHP', listingType: 'rent' } as const
  expect(askingPrice(house, 'PHP')).toBe(113_000)
  expect(formatAskingPrice(house, 'USD')).toBe('$2,000.00')
  expect(formatAskingPrice(house, 'PHP', 'whole')).toBe('₱113,000')
  expect(formatAskingPrice(house, 'PHP', 'compact')).toBe('₱113K')
  expect(perMonth(house)).toBe('/month')
  expect(perMonth({ listingType: 'sale' })).toBe('')
  expect(pesoPrice({ price: 100, currency: 'USD' })).toBe(5650)
})

test('the map popup converts by its own factor of 56 and says /mo for rent', () => {
  expect(formatPopupPrice({ price: 1000, currency: 'USD', listingType: 'rent' }, 'PHP')).toBe('₱56,000/mo')
  expect(formatPopupPrice({ price: 56_000_000, currency: 'PHP', listingType: 'sale' }, 'USD')).toBe('$1.0M')
  expect(formatPopupPrice({ price: 56_000, currency: 'PHP', listingType: 'sale' }, 'PHP')).toBe('₱56,000')
})

test('converting there and back is off by no more than a cent of the other currency', () => {
  const currency = fc.constantFrom(...LISTING_CURRENCIES)
  fc.assert(
    fc.property(currency, currency, fc.integer({ min: 0, max: 1e10 }), (from, to, cents) => {
      const amount = cents / 100
      const back = convertMoney(convertMoney(amount, from, to), to, from)
      expect(Math.abs(back - amount)).toBeLessThanOrEqual((0.01 * RATES_PER_USD[from]) / RATES_PER_USD[to] + 0.01)
    }),
  )
})
