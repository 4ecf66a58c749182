import { formatAskingPrice } from '@/domain/listing/asking-price'
import type { Row } from '../store/database'

/** A listing's price in its own currency as a sentence has it: '₱35,000 a month'; 'Price on request' without one. */
export function priceInWords({ price, currency, listing_type }: Row<'property'>): string {
  const text = formatAskingPrice({ price, currency }, currency)
  return listing_type === 'rent' && price > 0 ? `${text} a month` : text
}
