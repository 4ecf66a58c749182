import { convertMoney, symbolOf } from '@/domain/money/money'
import type { Unit } from '@/domain/listing/field-entry'
import type { FilterState, NumberFilter, SearchState } from '@/domain/search/filter-state'
import type { Range } from '@/domain/search/sliders'
import { BOUND_UNITS, keptBound, shownAmount, shownBound } from '@/domain/units/typed-bounds'
import type { Measure, UnitSystem } from '@/domain/units/units'
import { useCurrency } from '@/session/preferences'
import { NumberField } from '@/ui/number-field/number-field'
import { CrossedNote } from '@/ui/range-slider/crossed-note'
import type { ChangeOptions } from '../state/use-search-state'
import { useWords } from '@/words/use-words'

type FilterProps<State> = {
  title: string
  unit?: Unit | Measure | undefined
  state: State
  search: SearchState
  set: (changes: Partial<FilterState>, options?: ChangeOptions) => void
}

type NumberName = NumberFilter['state']
type RangeName = { [Name in NumberName]: FilterState[Name] extends Range ? Name : never }[NumberName]

export function isRangeName(filters: FilterState, state: NumberName): state is RangeName {
  return typeof filters[state] === 'object' && filters[state] !== null
}

type Typed = { name?: string; shown: (kept: number) => number; kept: (shown: number) => number }

/** How a number reads and is typed in the chosen currency and units; kept in pesos, square feet, acres and feet. */
function useTyped(unit: Unit | Measure | undefined, units: UnitSystem): Typed {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  if (unit === 'money') {
    const kept = (value: number) => convertMoney(value, currency, 'PHP')
    return { name: symbolOf(currency), shown: (pesos) => shownAmount(pesos, currency), kept }
  }
  if (unit === 'size' || unit === 'lot' || unit === 'height') {
    const kept = (value: number) => keptBound(value, unit, units)
    return { name: BOUND_UNITS[unit][units], shown: (value) => shownBound(value, unit, units), kept }
  }
  const same = (value: number) => value
  return { ...(unit === undefined ? {} : { name: unit === 'percent' ? '%' : t(unit) }), shown: same, kept: same }
}

/** A typed minimum and maximum: empty minimum is 0, empty maximum unlimited (B 5). */
export function BoundsFilter({ title, unit, state, search: { filters, units }, set }: FilterProps<RangeName>) {
  const t = useWords()
  const { name, shown, kept } = useTyped(unit, units)
  const [min, max] = filters[state]
  const [from, to] = [shown(min), max === null ? null : shown(max)]
  const change = (least: number | null, most: number | null) => {
    // An unchanged bound keeps its exact value.
    const range: Range = [
      least === null ? 0 : least === from ? min : kept(least),
      most === null ? null : most === to ? max : kept(most),
    ]
    set({ [state]: range }, { replace: true })
  }
  return (
    <div role="group" aria-label={title} className="min-w-0">
      <p aria-hidden className="mb-1.5 text-[0.8125rem] font-strong text-ink">
        {title}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          hideLabel
          label={t('Minimum {what}', { what: title.toLowerCase() })}
          placeholder={t('No min')}
          suffix={name}
          value={from === 0 ? null : from}
          onValueChange={(value) => change(value, to)}
        />
        <NumberField
          hideLabel
          label={t('Maximum {what}', { what: title.toLowerCase() })}
          placeholder={t('No max')}
          suffix={name}
          value={to}
          onValueChange={(value) => change(from, value)}
        />
      </div>
      <CrossedNote range={[from, to]} />
    </div>
  )
}

type BoundProps = FilterProps<Exclude<NumberName, RangeName>> & { suffix: string; lowest?: boolean }

/** A typed minimum, or a typed maximum; empty is none (B 5). */
export function BoundFilter({ title, unit, state, suffix, lowest = false, search, set }: BoundProps) {
  const t = useWords()
  const { name, shown, kept } = useTyped(unit, search.units)
  const bound = search.filters[state]
  return (
    <NumberField
      label={title}
      placeholder={lowest ? t('No minimum') : t('No maximum')}
      prefix={name}
      suffix={suffix}
      value={bound === null ? null : shown(bound)}
      onValueChange={(value) => set({ [state]: value === null ? null : kept(value) }, { replace: true })}
    />
  )
}
