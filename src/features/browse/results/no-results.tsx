import { SearchX } from 'lucide-react'
import type { BlockingFilter } from '@/domain/search/facets'
import { clearAll } from '@/domain/search/search-changes'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { propertyCount } from '../state/result-labels'
import type { ChangeSearch } from '../state/use-search-state'

const MOST_OFFERS = 3

/** Nothing matches (B 2.3): which filters block, and how many results removing one would give. */
export function NoResults({ blocking, change }: { blocking: readonly BlockingFilter[]; change: ChangeSearch }) {
  const offers = blocking.slice(0, MOST_OFFERS)
  // The pressed button is removed: the focus goes to the count.
  const lift = (button: HTMLElement, update: Parameters<ChangeSearch>[0]) => {
    button.closest('section')?.querySelector('h2')?.focus({ preventScroll: true })
    change(update)
  }
  return (
    <EmptyState
      picture={<ScenePicture icon={SearchX} />}
      level={3}
      title="No Properties Found"
      reason="Try selecting a different property type or adjusting your filters"
      actions={
        <>
          {offers.length > 0 ? (
            <div className="flex w-full flex-col items-center gap-2 pb-2">
              <p className="text-ink-muted">
                {offers.length === 1 ? 'One filter stands in the way:' : 'Lifting one of these helps:'}
              </p>
              {offers.map(({ key, label, count, clear }) => (
                <Button key={key} variant="outline" onClick={(event) => lift(event.currentTarget, clear)}>
                  Remove {label} — {propertyCount(count)}
                </Button>
              ))}
            </div>
          ) : null}
          <Button onClick={(event) => lift(event.currentTarget, clearAll)}>Clear All Filters</Button>
        </>
      }
    />
  )
}
