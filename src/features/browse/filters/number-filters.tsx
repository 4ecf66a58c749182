import type { FilterState, SearchState } from '@/domain/search/filter-state'
import { convertMoney, symbolOf } from '@/domain/money/money'
import { BOUND_UNITS, keptBound, shownAmount, shownBound } from '@/domain/units/typed-bounds'
import { useCurrency } from '@/session/preferences'
import { NumberField } from '@/ui/number-field/number-field'
import type { ChangeOptions } from '../state/use-search-state'
import { BoundsFilter } from './bounds-filter'

type FilterProps = {
  title: string
  search: SearchState
  set: (changes: Partial<FilterState>, options?: ChangeOptions) => void
}

/** At least so many; empty is no minimum (B 5). */
export function MinimumFilter({
  label,
  value,
  onValue,
}: {
  label: string
  value: number
  onValue: (value: number) => void
}) {
  return (
    <NumberField
      label={label}
      placeholder="No minimum"
      suffix="or more"
      value={value === 0 ? null : value}
      onValueChange={(next) => onValue(next ?? 0)}
    />
  )
}

/** Ceiling height in the chosen units, kept in feet. */
export function CeilingFilter({ title, search: { filters, units }, set }: FilterProps) {
  const { ceiling_height_min: min, ceiling_height_max: max } = filters
  const shown = (feet: number) => shownBound(feet, 'height', units)
  const kept = (value: number) => keptBound(value, 'height', units)
  return (
    <BoundsFilter
      title={title}
      unit={BOUND_UNITS.height[units]}
      min={shown(min)}
      max={max === null ? null : shown(max)}
      onBounds={(from, to) =>
        set(
          {
            // An unchanged bound keeps its exact value.
            ceiling_height_min: from === shown(min) ? min : kept(from),
            ceiling_height_max: to === null ? null : max !== null && to === shown(max) ? max : kept(to),
          },
          { replace: true },
        )
      }
    />
  )
}

/** The highest deposit, dues or income needed, in the shown currency; stored in pesos. */
export function MaximumFilter({
  title,
  field,
  suffix,
  search: { filters },
  set,
}: FilterProps & { field: 'deposit' | 'dues' | 'income'; suffix: string }) {
  const currency = useCurrency((state) => state.value)
  const kept = filters[field]
  return (
    <NumberField
      label={title}
      placeholder="No maximum"
      prefix={symbolOf(currency)}
      suffix={suffix}
      value={kept === null ? null : shownAmount(kept, currency)}
      onValueChange={(value) =>
        set({ [field]: value === null ? null : convertMoney(value, currency, 'PHP') }, { replace: true })
      }
    />
  )
}

/** The price by square metre in the shown currency; stored in pesos. */
export function PerSqmFilter({ search: { filters }, set }: Omit<FilterProps, 'title'>) {
  const currency = useCurrency((state) => state.value)
  const [min, max] = filters.perSqmRange
  const shown = (pesos: number) => shownAmount(pesos, currency)
  const kept = (value: number) => convertMoney(value, currency, 'PHP')
  return (
    <BoundsFilter
      title="Price per sq m"
      unit={symbolOf(currency)}
      min={shown(min)}
      max={max === null ? null : shown(max)}
      onBounds={(from, to) =>
        set(
          {
            // An unchanged bound keeps its exact value.
            perSqmRange: [
              from === shown(min) ? min : kept(from),
              to === null ? null : max !== null && to === shown(max) ? max : kept(to),
            ],
          },
          { replace: true },
        )
      }
    />
  )
}
