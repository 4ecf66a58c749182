import { pesoPrice } from '../listing/asking-price'
import type { Listing } from '../listing/listing'
import { compactMoney, convertMoney } from '../money/money'
import { pesoDues } from '../papers/dues'
import { monthlyOf, percentDown, purchaseOf, type ChosenInputs } from './costs-by-month'
import type { Figures } from './figures'
import type { PlanId } from './loan-choice'

const SHORT_NAMES: Record<PlanId, string> = {
  pagibig: 'Pag-IBIG',
  expanded_4ph: '4PH',
  bank: 'bank',
  in_house: 'in-house',
  pre_selling: 'pre-selling',
}

/** '≈ ₱17K a month, bank, 20 % down': in short what the listing's page says. Empty for a rental and without a loan. */
export function monthlyInShort(listing: Listing, inputs: ChosenInputs, figures: Figures, currency: string): string {
  const price = pesoPrice(listing)
  if (price <= 0 || listing.listingType === 'rent') return ''
  const shown = monthlyOf(purchaseOf(listing, price), pesoDues(listing), inputs, figures)
  if (!shown) return ''
  const amount = compactMoney(convertMoney(shown.monthly, 'PHP', currency), currency)
  return `≈ ${amount} a month, ${SHORT_NAMES[shown.plan.id]}, ${percentDown(shown.plan, price)} % down`
}
