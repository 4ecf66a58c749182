import { formatMoneyWhole } from '@/domain/money/money'
import { told, type Told } from '../services/told'
import type { Row } from '../store/database'

/** A listing's price in its own currency as a sentence has it: '₱35,000 a month'. Only for one that has a price. */
export function priceInWords({ price, currency, listing_type }: Row<'property'>): string | Told {
  const amount = formatMoneyWhole(price, currency)
  return listing_type === 'rent' ? told('{price} a month', { price: amount }) : amount
}
