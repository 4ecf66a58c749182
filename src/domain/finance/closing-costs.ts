import { toCents } from '../money/money'
import type { Figures } from './figures'

/** Where the property lies: cities may ask more transfer tax than provinces. */
export type Locality = 'city' | 'province'

export type ClosingInputs = {
  price: number
  governmentValue: number | null
  locality: Locality
  /** Whether a dealer sells: their price holds VAT, and business tax takes the place of the capital gains tax. */
  dealer: boolean
}

export const COST_ITEMS = [
  'documentary_stamp_tax',
  'transfer_tax',
  'registration_fee',
  'notary_fee',
  'capital_gains_tax',
  'broker_fee',
] as const
export type CostItem = (typeof COST_ITEMS)[number]

export type CostLine = {
  item: CostItem
  /** Who pays by custom; the contract may say otherwise. */
  payer: 'buyer' | 'seller'
  /** What the rate applies to, pesos. */
  base: number
  /** Percent of the base; null for the graduated fee of the registry. */
  rate: number | null
  /** Pesos, to the centavo. */
  amount: number
  law: string
}

/** The registry's fee: graduated by steps. Below ₱1,000,000 the same steps are an estimate. Pesos. */
export function registrationFee(price: number, figures: Figures): number {
  const { registration_fee_from: from, registration_fee_base: base } = figures
  const steps = Math.ceil((price - from.value) / figures.registration_fee_step.value)
  return Math.max(0, base.value + steps * figures.registration_fee_by_step.value)
}

/** A purchase's costs besides the price, the buyer's first. Taxes go by the higher of price and government value. */
export function closingCosts(inputs: ClosingInputs, figures: Figures): CostLine[] {
  const { price, governmentValue, locality, dealer } = inputs
  const base = Math.max(price, governmentValue ?? 0)
  const transfer = locality === 'city' ? figures.transfer_tax_city : figures.transfer_tax_province
  const share = (item: CostItem, payer: CostLine['payer'], of: number, rate: number, law: string): CostLine => ({
    item,
    payer,
    base: of,
    rate,
    amount: toCents((of * rate) / 100),
    law,
  })
  return [
    share('documentary_stamp_tax', 'buyer', base, figures.documentary_stamp_tax.value, 'Tax Code, section 196'),
    share('transfer_tax', 'buyer', base, transfer.value, 'Local Government Code, section 135'),
    {
      item: 'registration_fee',
      payer: 'buyer',
      base: price,
      rate: null,
      amount: registrationFee(price, figures),
      law: 'Table of fees of the Land Registration Authority',
    },
    share('notary_fee', 'buyer', price, figures.notary_fee.value, 'By custom'),
    ...(dealer
      ? []
      : [share('capital_gains_tax', 'seller', base, figures.capital_gains_tax.value, 'Tax Code, section 24(D)')]),
    share('broker_fee', 'seller', price, figures.broker_fee.value, 'By custom, RA 9646'),
  ]
}

export function costsOf(payer: CostLine['payer'], lines: readonly CostLine[]): number {
  return toCents(lines.filter((line) => line.payer === payer).reduce((sum, { amount }) => sum + amount, 0))
}

/** The VAT inside a dealer's price, pesos; 0 for a dwelling up to the exempt price. */
export function taxInPrice(price: number, dwelling: boolean, figures: Figures): number {
  if (dwelling && price <= figures.value_added_tax_exempt.value) return 0
  const rate = figures.value_added_tax.value
  return toCents((price * rate) / (100 + rate))
}
