import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Counts } from '@/domain/search/counts/choice-counts'
import type { SearchState } from '@/domain/search/filter-state'
import { clearAll } from '@/domain/search/search-changes'
import { Button } from '@/ui/button/button'
import { Sheet } from '@/ui/sheet/sheet'
import { FiltersForm } from '../filters/filters-form'
import type { Results } from '@/listing/search/results'
import { resultsLine } from '../state/result-labels'
import type { ChangeSearch } from '../state/use-search-state'
import { PropertyTypes } from './property-types'
import { useWords } from '@/words/use-words'

type FilterSheetBodyProps = {
  search: SearchState
  found: Results
  change: ChangeSearch
  open: boolean
  onOpenChange: (open: boolean) => void
  count: number | undefined
  onShow: () => void
  children?: ReactNode
}

export function FilterSheetBody(props: FilterSheetBodyProps) {
  const t = useWords()
  const { search, found, change, open, onOpenChange, count, onShow, children } = props
  return (
    <Sheet
      title={t('Filters')}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="outline" onClick={() => change(clearAll)}>
            {t('Clear All Filters')}
          </Button>
          <Button onClick={onShow}>
            {count === undefined ? t('Show properties') : t.count(count, 'Show {n} property', 'Show {n} properties')}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {children}
        <FoldedTypes search={search} counts={found.counts} types={found.choices('subtype')} change={change} />
        <FiltersForm search={search} prices={found.prices} counts={found.choices} change={change} />
      </div>
    </Sheet>
  )
}

type FoldedTypesProps = {
  search: SearchState
  counts: Results['counts']
  types: Counts | undefined
  change: ChangeSearch
}

function FoldedTypes({ search, counts, types, change }: FoldedTypesProps) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const id = useId()
  const { mode, category, subtype } = search
  return (
    <section aria-label={t('Property Types')}>
      <Button
        variant="outline"
        wide
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="justify-between!"
      >
        {open ? t('Hide Categories') : t('Show Categories')}
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
