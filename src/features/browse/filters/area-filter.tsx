import { changeFilters } from '@/domain/search/search-changes'
import type { SearchState } from '@/domain/search/filter-state'
import { keptRange, LOT_SLIDERS, lotCeiling, shownRange, SIZE_SLIDERS, sizeCeiling } from '@/domain/search/sliders'
import { unitLabel } from '@/domain/units/units'
import { RangeSlider } from '@/ui/range-slider/range-slider'
import type { Range } from '@/ui/range-slider/range'
import type { ChangeSearch } from '../state/use-search-state'

const MEASURES = {
  size: { field: 'sqftRange', label: 'Floor area', sliders: SIZE_SLIDERS, ceiling: sizeCeiling },
  lot: { field: 'lotSizeRange', label: 'Lot area', sliders: LOT_SLIDERS, ceiling: lotCeiling },
} as const

type AreaFilterProps = { search: SearchState; measure: 'size' | 'lot'; change: ChangeSearch }

/** Floor or lot area in the chosen units (B 9); stored in square feet and acres. */
export function AreaFilter({ search, measure, change }: AreaFilterProps) {
  const { units, mode, filters } = search
  const { field, label, sliders, ceiling } = MEASURES[measure]
  const unit = unitLabel(measure, units)
  const kept = filters[field]
  const [from, to] = shownRange(kept, measure, units)
  const shown: Range = [from, ceiling(kept[1]) === Infinity ? null : to]
  const set = ([min, max]: Range) => {
    const [newFrom, newTo] = keptRange(min, max, measure, units)
    // An unchanged bound keeps its exact value, despite rounding in other units.
    const range = [min === shown[0] ? kept[0] : newFrom, max === shown[1] ? kept[1] : newTo] as const
    change((state) => changeFilters(state, { [field]: range }), { replace: true })
  }
  const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 })
  return (
    <RangeSlider
      label={label}
      names={[`Minimum ${label.toLowerCase()}`, `Maximum ${label.toLowerCase()}`]}
      min={0}
      {...sliders[units]}
      value={shown}
      onValueChange={set}
      onValueDrag={set}
      format={(value) => `${number(value)} ${unit}`}
      openText={`${number(sliders[units].max)}+ ${unit}`}
      tone={mode === 'all' ? 'action' : mode}
    />
  )
}
