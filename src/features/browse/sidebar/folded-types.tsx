import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Counts } from '@/domain/search/counts/choice-counts'
import type { SearchState } from '@/domain/search/filter-state'
import { Button } from '@/ui/button/button'
import { resultsLine } from '../state/result-labels'
import type { Results } from '@/listing/search/results'
import type { ChangeSearch } from '../state/use-search-state'
import { PropertyTypes } from './property-types'

type FoldedTypesProps = {
  search: SearchState
  counts: Results['counts']
  types: Counts | undefined
  change: ChangeSearch
}

/** The categories in the filter sheet. Closed, they name the chosen one (B 2.3). */
export function FoldedTypes({ search, counts, types, change }: FoldedTypesProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { mode, category, subtype } = search
  return (
    <section aria-label="Property Types">
      <Button
        variant="outline"
        wide
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="justify-between!"
      >
        {open ? 'Hide Categories' : 'Show Categories'}
        <span className="flex min-w-0 items-center gap-2 font-medium text-ink-muted">
          <span className="truncate">{resultsLine(search)}</span>
          <ChevronDown aria-hidden size={18} className={clsx('shrink-0 transition-transform', open && 'rotate-180')} />
        </span>
      </Button>
      <div id={id} hidden={!open} className="pt-3">
        <PropertyTypes {...{ mode, category, subtype, counts, types, change }} />
      </div>
    </section>
  )
}
