import type { ResultsView } from '@/domain/filter-state'
import { ListingCardSkeleton } from '@/listing/listing-card-skeleton'
import { Delayed } from '@/ui/skeleton/skeleton'
import { gridClass } from './results-grid'
import { BATCH } from './show-more'

const CARDS = 6

/** A page that was reloaded, or that the browser had put aside: its reader is to find the same place again, and that needs the room. */
function isReopened(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival !== undefined && 'type' in arrival && arrival.type !== 'navigate'
}

/** So many batches at most get their room. */
const MOST_BATCHES = 5

type ResultsLoadingProps = {
  view: ResultsView
  beside: boolean
  /** How many batches the address asks for. */
  page: number
}

/** Cards to come, shown after 150 ms; the heading above says what is going on. */
export function ResultsLoading({ view, beside, page }: ResultsLoadingProps) {
  const cards = isReopened() ? BATCH * Math.min(page, MOST_BATCHES) : CARDS
  return (
    <Delayed>
      <div className={`${gridClass(view, beside)} pt-2`}>
        {Array.from({ length: cards }, (_, card) => (
          <ListingCardSkeleton key={card} layout={view} />
        ))}
      </div>
    </Delayed>
  )
}
