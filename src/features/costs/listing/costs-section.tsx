import { pesoPrice } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { dwellingOf } from '@/domain/finance/purchase'
import { convertMoney } from '@/domain/money/money'
import { useFigures } from '../finance.queries'
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
  return (
    <>
      {listing.listingType === 'rent' ? (
        <MoveInTable
          rent={price}
          deposit={deposit === null ? null : convertMoney(deposit, depositCurrency, 'PHP')}
          figures={figures}
        />
      ) : (
        <>
          <MonthlyCost
            purchase={{ price, dwelling: dwellingOf(listing.category, listing.propertySubtype), preSelling: false }}
            figures={figures}
          />
          <ClosingTable price={price} inCity={/city/i.test(listing.city)} knownValue={null} figures={figures} />
        </>
      )}
      <div className="mt-5">
        <Indicative builtIn={builtIn} />
      </div>
    </>
  )
}
