import { dwellingOf, type Purchase } from '@/domain/finance/purchase'
import type { Listing } from '@/domain/listing/listing'
import { convertMoney } from '@/domain/money/money'

/** What somebody who buys the listing finances. `price` in pesos, above 0. */
export function purchaseOf({ category, currency, ph, propertySubtype }: Listing, price: number): Purchase {
  const { paymentReservation, paymentDownPercent, paymentDownMonths } = ph
  return {
    price,
    dwelling: dwellingOf(category, propertySubtype),
    preSelling: ph.saleStage === 'pre-selling' || ph.saleStage === 'under-construction',
    payment: {
      reservation: paymentReservation === null ? null : convertMoney(paymentReservation, currency, 'PHP'),
      downPercent: paymentDownPercent,
      downMonths: paymentDownMonths,
    },
  }
}
