import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import type { Listing } from '@/domain/listing/listing'
import { ListingCard, type CardLayout } from '@/listing/card/listing-card'
import { useCurrency } from '@/session/preferences'
import { CardLists } from '../lists/card-lists'
import { CompareToggle, RemoveButton } from './card-actions'
import { PriceSince, SavedNote } from './saved-marks'

type Props = { listing: Listing; layout: CardLayout; now: number; eager: boolean }

/** A saved listing: the card of the results, with compare and remove. */
export function SavedCard({ listing, layout, now, eager }: Props) {
  return (
    <li className="flex min-w-0 flex-col">
      <ListingCard
        listing={listing}
        layout={layout}
        now={now}
        eager={eager}
        level={2}
        actions={<RemoveButton listing={listing} layout={layout} />}
      />
      <div className="mt-2 flex items-center justify-between gap-3 border-t border-line pt-2.5">
        <MoreFacts listing={listing} />
        <CompareToggle listing={listing} />
      </div>
      <PriceSince listing={listing} />
      <CardLists listing={listing} />
      <SavedNote listing={listing} />
    </li>
  )
}

function MoreFacts({ listing: { yearBuilt, hoaFees, rating } }: { listing: Listing }) {
  const currency = useCurrency((state) => state.value)
  const facts = [
    yearBuilt ? `Built ${yearBuilt}` : '',
    hoaFees > 0 ? `Dues ${formatMoneyWhole(convertMoney(hoaFees, 'PHP', currency), currency)}/month` : '',
    rating ? `Rated ${rating}` : '',
  ]
  return <p className="figures min-w-0 text-[0.8125rem] text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
}
