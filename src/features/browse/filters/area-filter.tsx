import { changeFilters } from '@/domain/search/search-changes'
import type { SearchState } from '@/domain/search/filter-state'
import { LOT_STOPS, SIZE_SLIDERS, type Range } from '@/domain/search/sliders'
import { BOUND_UNITS, boundText, keptBound, shownBound } from '@/domain/units/typed-bounds'
import type { UnitSystem } from '@/domain/units/units'
import { RangeSlider } from '@/ui/range-slider/range-slider'
import type { ChangeSearch } from '../state/use-search-state'

const MEASURES = {
  size: {
    field: 'sqftRange',
    label: 'Floor area',
    track: (units: UnitSystem) => ({ min: 0, ...SIZE_SLIDERS[units] }),
  },
  lot: { field: 'lotSizeRange', label: 'Lot area', track: (units: UnitSystem) => ({ stops: LOT_STOPS[units] }) },
} as const

type AreaFilterProps = { search: SearchState; measure: 'size' | 'lot'; change: ChangeSearch }

/** Floor or lot area in the chosen units (B 9); stored in square feet and acres. */
export function AreaFilter({ search, measure, change }: AreaFilterProps) {
  const { units, mode, filters } = search
  const { field, label, track } = MEASURES[measure]
  const kept = filters[field]
  const shown: Range = [
    shownBound(kept[0], measure, units),
    kept[1] === null ? null : shownBound(kept[1], measure, units),
  ]
  const set = ([min, max]: Range) => {
    // An unchanged bound keeps its exact value, despite rounding in other units.
    const keep = (value: number, index: 0 | 1) =>
      value === shown[index] ? kept[index] : keptBound(value, measure, units)
    const range: Range = [keep(min, 0) ?? 0, max === null ? null : keep(max, 1)]
    change((state) => changeFilters(state, { [field]: range }), { replace: true })
  }
  return (
    <RangeSlider
      label={`${label}, ${BOUND_UNITS[measure][units]}`}
      names={[`Minimum ${label.toLowerCase()}`, `Maximum ${label.toLowerCase()}`]}
      track={track(units)}
      value={shown}
      onValueChange={set}
      onValueDrag={set}
      format={(value) => boundText(keptBound(value, measure, units), measure, units)}
      tone={mode === 'all' ? 'action' : mode}
    />
  )
}
