/** Currency units for 1 USD (B 9). */
export const RATES_PER_USD = {
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
} as const

/** Pesos for 1 USD in the map popup; every other screen uses 56.5. The specification documents both (B 9). */
export const MAP_POPUP_PESOS_PER_USD = 56

export type Currency = keyof typeof RATES_PER_USD

/** The listing currencies, in the documented order (A 9). */
export const LISTING_CURRENCIES = [
  'PHP',
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'AUD',
  'CAD',
  'CHF',
  'CNY',
  'SGD',
] as const satisfies Currency[]

/** The shell's currency options and its default (B 9). */
export const SHELL_CURRENCIES = ['USD', 'PHP'] as const satisfies Currency[]
export const DEFAULT_CURRENCY: Currency = 'PHP'

const SYMBOLS: Record<Currency, string> = {
  USD: '$',
  PHP: '₱',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  AUD: 'A$',
  CAD: 'C$',
  CHF: 'CHF',
  CNY: '¥',
  SGD: 'S$',
}

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(RATES_PER_USD, code)
}

/** The symbol of a currency; unknown ones use $ (B 9). */
export function symbolOf(currency: string): string {
  return isCurrency(currency) ? SYMBOLS[currency] : '$'
}

// A map, since every pass over the listings asks it for each price that is not in pesos.
const rates = new Map<string, number>(Object.entries(RATES_PER_USD))

function rateOf(currency: string): number {
  return rates.get(currency) ?? 1
}

export function toCents(amount: number): number {
  return Math.round(amount * 100) / 100
}

/** Through USD, rounded to 2 decimals; the same currency is unchanged (B 9). An unknown currency counts as USD. */
export function convertMoney(amount: number, from: string, to: string): number {
  return from === to ? amount : toCents((amount / rateOf(from)) * rateOf(to))
}

const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const asIs = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

function signed(amount: number, currency: string, print: (positive: number) => string): string {
  const value = Number.isFinite(amount) ? amount : 0
  return `${value < 0 ? '-' : ''}${symbolOf(currency)}${print(Math.abs(value))}`
}

/** Symbol, thousands separators, two decimals, JPY none (B 9): '₱4,200,000.00'. For amounts whose cents count. */
export function formatMoney(amount: number, currency: string = DEFAULT_CURRENCY): string {
  return signed(amount, currency, (value) => (currency === 'JPY' ? whole : exact).format(value))
}

/** A price in whole units, as every screen shows it (B 9): '₱4,200,000'. */
export function formatMoneyWhole(amount: number, currency: string = DEFAULT_CURRENCY): string {
  return signed(amount, currency, (value) => whole.format(value))
}

/** A price by floor area: whole, but for the few dollars of a rental, whose cents say something: '₱5,328', '$0.86'. */
export function formatPricePerArea(amount: number, currency: string = DEFAULT_CURRENCY): string {
  return amount < 10 && currency !== DEFAULT_CURRENCY
    ? formatMoney(amount, currency)
    : formatMoneyWhole(amount, currency)
}

/** 1,000,000 or more as '4.2M', 1,000 or more as '850K' (A 9, B 9). What would read '1000K' reads '1.0M'. */
export function abbreviate(amount: number): string {
  if (amount >= 999_500) return `${(amount / 1_000_000).toFixed(1)}M`
  return amount >= 1_000 ? `${(amount / 1_000).toFixed(0)}K` : asIs.format(amount)
}

/** An abbreviated price with its symbol: '$1.5M', '₱850K', '$999' (B 9's compact display for USD, A 9 for pesos). */
export function compactMoney(amount: number, currency: string = DEFAULT_CURRENCY): string {
  return signed(amount, currency, abbreviate)
}

const millions = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** From a million on in millions with two decimals at most, '₱3.95M', '₱12.8M', '₱38M'; else whole. */
export function headlineMoney(amount: number, currency: string = DEFAULT_CURRENCY): string {
  if (amount < 1_000_000) return formatMoneyWhole(amount, currency)
  return signed(amount, currency, (value) => `${millions.format(value / 1_000_000)}M`)
}
