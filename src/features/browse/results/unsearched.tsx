import { resetFilters } from '@/domain/search/search-changes'
import { Button } from '@/ui/button/button'
import type { ChangeSearch } from '../state/use-search-state'

/** So many listings are searched by the server, which does not know the costs by month. */
export function Unsearched({ change }: { change: ChangeSearch }) {
  return (
    <div
      role="note"
      className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface-sunken py-2 pr-2 pl-4"
    >
      <p className="min-w-0 flex-1 basis-60 text-pretty">
        There are too many listings to compare their costs by month. Your budget and income are left out; a price works.
      </p>
      <Button
        variant="quiet"
        size="small"
        onClick={() => change((search) => resetFilters(search, ['monthRange', 'income']))}
      >
        Remove them
      </Button>
    </div>
  )
}
