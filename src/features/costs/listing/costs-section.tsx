import { pesoPrice } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { purchaseOf } from '@/domain/finance/costs-by-month'
import type { Dwelling } from '@/domain/finance/purchase'
import { convertMoney } from '@/domain/money/money'
import { pesoDues } from '@/domain/papers/dues'
import { shownLot, toShown } from '@/domain/units/units'
import { useFigures } from '@/listing/monthly/finance.queries'
import { Indicative } from '../parts/figures-note'
import { ClosingTable } from './closing-table'
import { MonthlyCost } from './monthly-cost'
import { MoveInTable } from './move-in-table'

/** What a listing costs besides its price: a month and at closing for a sale, before moving in for a rental. */
export function CostsSection({ listing }: { listing: Listing }) {
  const { figures, builtIn } = useFigures()
  const price = pesoPrice(listing)
  if (price <= 0) return <p>The price is on request, so no costs can be shown.</p>
  const { deposit, depositCurrency } = listing
  const purchase = purchaseOf(listing, price)
  const { dwelling, preSelling } = purchase
  const dues = pesoDues(listing)
  return (
    <>
      {listing.listingType === 'rent' ? (
        <MoveInTable
          rent={price}
          dues={dues}
          deposit={deposit === null ? null : convertMoney(deposit, depositCurrency, 'PHP')}
          figures={figures}
        />
      ) : (
        <>
          <MonthlyCost purchase={purchase} dues={dues} figures={figures} />
          <ClosingTable
            price={price}
            dwelling={dwelling === 'house' || dwelling === 'condominium'}
            byDealer={preSelling}
            inCity={/city/i.test(listing.city)}
            knownValue={governmentValue(listing, dwelling)}
            figures={figures}
          />
        </>
      )}
      <div className="mt-5">
        <Indicative builtIn={builtIn} />
      </div>
    </>
  )
}

/** The stated value by square metre over the shown area of the unit's floor or the lot, pesos. Null where one is unknown. */
function governmentValue({ ph, squareFeet, lotSize }: Listing, dwelling: Dwelling): number | null {
  const area = dwelling === 'condominium' ? toShown(squareFeet, 'size', 'metric') : shownLot(lotSize, 'metric')
  const value = Math.round((ph.governmentValuePerSqm ?? 0) * area)
  return value > 0 ? value : null
}
