import { memo } from 'react'
import { panelsFor } from '@/domain/search/filter-panels'
import type { SearchState } from '@/domain/search/filter-state'
import { useUnitSystem } from '@/session/units'
import { Segmented } from '@/ui/segmented/segmented'
import type { ChangeSearch } from '../state/use-search-state'
import { FilterPanel } from './filter-panel'

const UNITS = [
  { value: 'imperial', label: 'Imperial' },
  { value: 'metric', label: 'Metric' },
] as const

export type FiltersFormProps = { search: SearchState; prices: readonly number[]; change: ChangeSearch }

/** The panels of the chosen category (B 4, B 9) and the unit system. */
export const FiltersForm = memo(function FiltersForm({ search, prices, change }: FiltersFormProps) {
  return (
    <div className="space-y-5">
      {panelsFor(search.category, search.mode).map((panel) => (
        <FilterPanel key={panel} panel={panel} {...{ search, prices, change }} />
      ))}
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
