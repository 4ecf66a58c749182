import { memo } from 'react'
import { isPapersPanel, panelsFor, type PanelId } from '@/domain/search/filter-panels'
import { isUsed } from '@/domain/search/search-changes'
import type { CountsOf } from '@/domain/search/counts/choice-counts'
import type { SearchState } from '@/domain/search/filter-state'
import { useUnitSystem } from '@/session/units'
import { Segmented } from '@/ui/segmented/segmented'
import type { ChangeSearch } from '../state/use-search-state'
import { FilterPanel } from './filter-panel'
import { PapersFilters } from './papers-filters'

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

/** The panels of the chosen category (B 4, B 9) and the unit system. */
export const FiltersForm = memo(function FiltersForm({ search, prices, counts, change }: FiltersFormProps) {
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
          Units
        </span>
        <Segmented
          label="Units"
          options={UNITS}
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
