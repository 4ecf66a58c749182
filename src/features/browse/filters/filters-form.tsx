import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { memo, useId, useState, type ReactNode } from 'react'
import { isPapersPanel, panelsFor, type PanelId } from '@/domain/search/filter-panels'
import { isUsed } from '@/domain/search/search-changes'
import type { CountsOf } from '@/domain/search/counts/choice-counts'
import type { SearchState } from '@/domain/search/filter-state'
import { useUnitSystem } from '@/session/units'
import { Segmented } from '@/ui/segmented/segmented'
import type { ChangeSearch } from '../state/use-search-state'
import { FilterPanel } from './filter-panel'
import { useWords } from '@/words/use-words'

type PapersFiltersProps = {
  used: boolean
  children: ReactNode
}

function PapersFilters({ used, children }: PapersFiltersProps) {
  const t = useWords()
  const id = useId()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const open = chosen ?? used
  return (
    <div className="border-t border-line pt-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
        className="flex min-h-11 w-full items-center justify-between gap-3 text-left text-[0.8125rem] font-strong"
      >
        {t('Stage, papers and risk')}
        <ChevronDown aria-hidden size={18} className={clsx('text-ink-muted', open && 'rotate-180')} />
      </button>
      <div id={id} hidden={!open} className="space-y-5 pt-2">
        {open ? (
          <>
            <p className="text-[0.8125rem] text-ink-muted">
              {t('Stated by the sellers, not checked by us. A listing that does not state it is left out.')}
            </p>
            {children}
          </>
        ) : null}
      </div>
    </div>
  )
}

const UNITS = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
] as const

export type FiltersFormProps = {
  search: SearchState
  prices: readonly number[]
  counts: CountsOf
  change: ChangeSearch
}

export const FiltersForm = memo(function FiltersForm({ search, prices, counts, change }: FiltersFormProps) {
  const t = useWords()
  const panels = panelsFor(search.category, search.mode)
  const drawn = (panel: PanelId) => <FilterPanel key={panel} panel={panel} {...{ search, prices, counts, change }} />
  const papers = panels.filter(isPapersPanel)
  return (
    <div className="space-y-5">
      {panels.filter((panel) => !isPapersPanel(panel)).map(drawn)}
      {papers.length > 0 ? (
        <PapersFilters used={papers.some((panel) => isUsed(search, panel))}>{papers.map(drawn)}</PapersFilters>
      ) : null}
      <div className="flex items-center justify-between gap-3 border-t border-line pt-4">
        <span aria-hidden className="text-[0.8125rem] font-strong">
          {t('Units')}
        </span>
        <Segmented
          label={t('Units')}
          options={t.options(UNITS)}
          value={search.units}
          onValueChange={(units) => {
            useUnitSystem.getState().set(units)
            change((state) => ({ ...state, units }))
          }}
        />
      </div>
    </div>
  )
})
