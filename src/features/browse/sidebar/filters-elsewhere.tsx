import type { ReactNode } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { switchMode } from '@/domain/search/search-changes'
import { useFound } from '@/listing/search/use-found'
import { Segmented } from '@/ui/segmented/segmented'
import { MODES } from '../state/modes'
import { useSearchState, type ChangeOptions } from '../state/use-search-state'
import { FilterSheetBody } from './filter-sheet-body'

type Props = {
  search: SearchState
  onSearch: (next: SearchState, options?: ChangeOptions) => void
  open: boolean
  onOpenChange: (open: boolean) => void
  children?: ReactNode
}

/** The filters as a sheet over another screen than the results, counted for its search. */
export function FiltersElsewhere({ search: address, onSearch, open, onOpenChange, children }: Props) {
  const { shown, change, flush } = useSearchState(address, onSearch)
  const { found, known } = useFound(shown)
  const move = (next: boolean) => {
    flush()
    onOpenChange(next)
  }
  return (
    <FilterSheetBody
      search={shown}
      {...{ found, change, open }}
      count={known ? found.total : undefined}
      onOpenChange={move}
      onShow={() => move(false)}
    >
      <Segmented
        label="For sale or for rent"
        options={MODES}
        value={shown.mode === 'all' ? null : shown.mode}
        onValueChange={(mode) => change((before) => switchMode(before, mode))}
      />
      {children}
    </FilterSheetBody>
  )
}
