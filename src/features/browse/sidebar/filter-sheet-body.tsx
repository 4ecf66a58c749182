import type { ReactNode } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { Sheet } from '@/ui/sheet/sheet'
import { FiltersForm } from '../filters/filters-form'
import type { Results } from '@/listing/search/results'
import type { ChangeSearch } from '../state/use-search-state'
import { FoldedTypes } from './folded-types'

type FilterSheetBodyProps = {
  search: SearchState
  found: Results
  change: ChangeSearch
  open: boolean
  onOpenChange: (open: boolean) => void
  footer: ReactNode
}

/** The sheet itself, loaded on first use. */
export function FilterSheetBody({ search, found, change, open, onOpenChange, footer }: FilterSheetBodyProps) {
  return (
    <Sheet title="Filters" open={open} onOpenChange={onOpenChange} footer={footer}>
      <div className="space-y-5">
        <FoldedTypes search={search} counts={found.counts} types={found.choices('subtype')} change={change} />
        <FiltersForm search={search} prices={found.prices} counts={found.choices} change={change} />
      </div>
    </Sheet>
  )
}
