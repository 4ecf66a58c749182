import type { ResultsView } from '@/domain/filter-state'
import { ListingCardSkeleton } from '@/listing/listing-card-skeleton'
import { Delayed } from '@/ui/skeleton/skeleton'
import { gridClass } from './results-grid'

const CARDS = 6

/** Cards to come, shown after 150 ms; the heading above says what is going on. */
export function ResultsLoading({ view, beside }: { view: ResultsView; beside: boolean }) {
  return (
    <Delayed>
      <div className={`${gridClass(view, beside)} pt-2`}>
        {Array.from({ length: CARDS }, (_, card) => (
          <ListingCardSkeleton key={card} layout={view} />
        ))}
      </div>
    </Delayed>
  )
}
