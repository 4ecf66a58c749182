import type { ResultsView } from '@/domain/search/filter-state'
import { ListingCardSkeleton } from '@/listing/card/listing-card-skeleton'
import { Delayed } from '@/ui/skeleton/skeleton'
import { gridClass } from './results-grid'
import { BATCH } from './show-more'

const CARDS = 6

/** A reloaded or restored page: reserves the height, so the scroll position can be restored. */
function isReopened(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival !== undefined && 'type' in arrival && arrival.type !== 'navigate'
}

/** So many batches at most get their room. */
const MOST_BATCHES = 5

type ResultsLoadingProps = {
  view: ResultsView
  page: number
}

export function ResultsLoading({ view, page }: ResultsLoadingProps) {
  const cards = isReopened() ? BATCH * Math.min(page, MOST_BATCHES) : CARDS
  return (
    <Delayed>
      <div className={`${gridClass(view)} md:pt-2`}>
        {Array.from({ length: cards }, (_, card) => (
          <ListingCardSkeleton key={card} layout={view} />
        ))}
      </div>
    </Delayed>
  )
}
