import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  askingPrice,
  askingPricePerArea,
  formatAskingPrice,
  formatPopupPrice,
  perMonth,
  pesoPrice,
} from '../listing/asking-price'
import { formatArea, formatLot, pricePerArea } from '../units/units'
import {
  abbreviate,
  compactMoney,
  headlineMoney,
  convertMoney,
  formatMoney,
  formatMoneyWhole,
  formatPricePerArea,
  LISTING_CURRENCIES,
  RATES_PER_USD,
} from './money'

// What a user of each currency reads for a listing of $1,000 and of ₱56,500 (B 9).
test.each([
  ['USD', '$1,000.00', '$1,000.00'],
  ['PHP', '₱56,500.00', '₱56,500.00'],
  ['EUR', '€850.00', '€850.00'],
  ['GBP', '£730.00', '£730.00'],
  ['JPY', '¥110,000', '¥110,000'],
  ['AUD', 'A$1,350.00', 'A$1,350.00'],
  ['CAD', 'C$1,250.00', 'C$1,250.00'],
  ['CHF', 'CHF920.00', 'CHF920.00'],
  ['CNY', '¥6,450.00', '¥6,450.00'],
  ['SGD', 'S$1,350.00', 'S$1,350.00'],
])('a price in dollars or pesos is shown in %s at the documented rate', (currency, ofDollars, ofPesos) => {
  expect(formatMoney(convertMoney(1_000, 'USD', currency), currency)).toBe(ofDollars)
  expect(formatMoney(convertMoney(56_500, 'PHP', currency), currency)).toBe(ofPesos)
  expect(convertMoney(convertMoney(1_000, 'USD', currency), currency, 'PHP')).toBe(56_500)
})

test('an unknown currency counts as dollars', () => {
  expect(convertMoney(10, 'XYZ', 'PHP')).toBe(565)
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

test('the price above a listing says no more and no less than two decimals of a million can', () => {
  expect([3_950_000, 12_800_000, 38_000_000, 1_250_000_000].map((amount) => headlineMoney(amount))).toEqual([
    '₱3.95M',
    '₱12.8M',
    '₱38M',
    '₱1,250M',
  ])
  expect(headlineMoney(999_999)).toBe('₱999,999')
  expect(headlineMoney(1_500_000, 'USD')).toBe('$1.5M')
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
  expect(formatAskingPrice(house, 'USD')).toBe('$2,000')
  expect(formatAskingPrice(house, 'PHP')).toBe('₱113,000')
  expect(formatAskingPrice(house, 'PHP', 'compact')).toBe('₱113K')
  expect(perMonth(house)).toBe('/month')
  expect(perMonth({ listingType: 'sale', price: 1 })).toBe('')
  const open = { ...house, price: 0 }
  expect([formatAskingPrice(open, 'PHP'), perMonth(open), formatPopupPrice(open, 'PHP')]).toEqual([
    'Price on request',
    '',
    'Price on request',
  ])
  expect(pesoPrice({ price: 100, currency: 'USD' })).toBe(5650)
})

test('a price by area is one of the lot for land, of the floor for a building', () => {
  const land = { price: 11_200_000, currency: 'PHP', category: 'land', squareFeet: 0, lotSize: 0.3459 } as const
  expect(Math.round(askingPricePerArea(land, 'PHP', 'imperial'))).toBe(743)
  // 11,200,000 / 1,400, the area that stands beside it.
  expect(askingPricePerArea(land, 'PHP', 'metric')).toBe(8_000)
  const lot = { ...land, price: 12_000_000, lotSize: 3.7066 }
  expect(formatLot(lot.lotSize, 'metric')).toBe('1.5 hectares')
  expect(askingPricePerArea(lot, 'PHP', 'metric')).toBe(800)
  const iloilo = { ...land, price: 12_800_000, category: 'residential', squareFeet: 2_260 } as const
  expect(formatArea(iloilo.squareFeet, 'metric')).toBe('210 sq m')
  expect(Math.round(askingPricePerArea(iloilo, 'PHP', 'metric'))).toBe(60_952)
  expect(pricePerArea(iloilo.price, iloilo.squareFeet, 'metric')).toBe(60_952)
  const house = { ...land, category: 'residential', squareFeet: 1000 } as const
  expect(askingPricePerArea(house, 'PHP', 'imperial')).toBe(11_200)
  expect(askingPricePerArea({ ...house, price: 0 }, 'PHP', 'imperial')).toBe(0)
  expect(askingPricePerArea({ ...land, lotSize: 0 }, 'PHP', 'imperial')).toBe(0)
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
