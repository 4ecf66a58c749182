import { clsx } from 'clsx'
import { memo } from 'react'
import type { ResultsView } from '@/domain/search/filter-state'
import type { Listing } from '@/domain/listing/listing'
import type { UnitSystem } from '@/domain/units/units'
import { DeferredListingCard } from '@/listing/card/deferred-listing-card'
import { useNarrow } from '@/ui/media/use-media'

const FIRST = { narrow: 1, wide: 3 }

export function gridClass(view: ResultsView): string {
  if (view === 'list') return 'grid grid-cols-1 gap-y-5'
  // Two columns, then three and four; fewer if the text is so large that a price would not fit.
  return clsx(
    'grid grid-cols-1 gap-x-5 gap-y-7 md:grid-cols-[repeat(auto-fill,minmax(max(11rem,40%),1fr))]',
    'xl:grid-cols-[repeat(auto-fill,minmax(max(11rem,30%),1fr))]',
    'min-[105rem]:grid-cols-[repeat(auto-fill,minmax(max(11rem,23%),1fr))]',
    'split:grid-cols-[repeat(auto-fill,minmax(max(11rem,40%),1fr))]',
    'split:min-[105rem]:grid-cols-[repeat(auto-fill,minmax(max(11rem,30%),1fr))]',
  )
}

type ResultsGridProps = {
  listings: readonly Listing[]
  view: ResultsView
  units: UnitSystem
  now: number | undefined
  /** 'New since Tuesday', of a listing that the visitor has not been shown by this search. */
  newSince: (listing: Listing) => string | undefined
  dimmed: boolean
}

export const ResultsGrid = memo(function ResultsGrid({
  listings,
  view,
  units,
  now,
  newSince,
  dimmed,
}: ResultsGridProps) {
  const first = useNarrow() ? FIRST.narrow : FIRST.wide
  return (
    <ul className={clsx(gridClass(view), 'transition-opacity md:pt-2', dimmed && 'opacity-50')}>
      {listings.map((listing, place) => (
        <li key={listing.id} className="flex min-w-0 *:flex-1">
          <DeferredListingCard
            listing={listing}
            now={now}
            newSince={newSince(listing)}
            eager={place < first}
            layout={view}
            units={units}
          />
        </li>
      ))}
    </ul>
  )
})
