import { boundOf } from '@/domain/listing/field-kinds'
import { FIELDS } from '@/domain/listing/fields'
import { asksOf, boundsOffered, type PanelId } from '@/domain/search/filter-panels'
import {
  CHOICE_FILTERS,
  FLAG_FILTERS,
  type FilterField,
  LIST_FILTERS,
  NUMBER_FILTERS,
  TEXT_FILTERS,
  type FilterState,
  type NumberField,
  type SearchState,
} from '@/domain/search/filter-state'
import { chipOf } from '@/domain/search/active-filters'
import { facetOf, type Counts, type CountsOf } from '@/domain/search/counts/choice-counts'
import { changeFilters } from '@/domain/search/search-changes'
import { LOT_STOPS, SIZE_SLIDERS, type Range } from '@/domain/search/sliders'
import { BOUND_UNITS, boundText, keptBound, shownBound } from '@/domain/units/typed-bounds'
import type { UnitSystem } from '@/domain/units/units'
import { RangeSlider } from '@/ui/range-slider/range-slider'
import type { ChangeOptions, ChangeSearch } from '../state/use-search-state'
import { ChecksFilter, ChoiceFilter, FlagFilter, TextFilter } from './filter-controls'
import { BoundFilter, BoundsFilter, isRangeName } from './number-filters'
import { PriceFilter } from './price-filter'
import { useWords } from '@/words/use-words'

type PanelProps = { search: SearchState; prices: readonly number[]; change: ChangeSearch }
type SetFilters = (changes: Partial<FilterState>, options?: ChangeOptions) => number

type NumberPanelProps = PanelProps & { panel: NumberField; counts: Counts | undefined; set: SetFilters }

function NumberPanel({ panel, search, prices, counts, change, set }: NumberPanelProps) {
  const t = useWords()
  if (panel === 'price')
    return (
      <>
        <PriceFilter {...{ search, prices, change }} />
        <BoundsFilter title={t('Price per sqm')} unit="money" state="perSqmRange" {...{ search, set }} />
        {search.mode === 'rent' ? null : (
          <BoundFilter
            title={t('Income needed')}
            unit="money"
            state="income"
            suffix={t('a month or less')}
            {...{ search, set }}
          />
        )}
      </>
    )
  if (panel === 'square_feet') return <AreaFilter measure="size" {...{ search, change }} />
  if (panel === 'lot_size') return <AreaFilter measure="lot" {...{ search, change }} />
  const entry = FIELDS[panel]
  const { state, choices } = NUMBER_FILTERS.find((filter) => filter.panel === panel)!
  const value = search.filters[state]
  const unit = entry.kind === 'measure' ? entry.measure : 'unit' in entry.filter ? entry.filter.unit : undefined
  const shared = { title: t(entry.label), unit, search, set }
  if (isRangeName(search.filters, state)) return <BoundsFilter state={state} {...shared} />
  if (choices)
    return (
      <ChoiceFilter
        legend={t(entry.label)}
        counts={counts}
        options={boundsOffered(panel)}
        value={typeof value === 'number' ? value : null}
        onChoose={(bound, options) => set({ [state]: bound }, options)}
      />
    )
  const { bound, suffix = bound === 'min' ? 'or more' : 'or less' } = boundOf(panel)
  return <BoundFilter state={state} suffix={t.known(suffix)} lowest={bound === 'min'} {...shared} />
}

function isOneOf<Field extends FilterField>(fields: readonly Field[], panel: PanelId): panel is Field & PanelId {
  return (fields as readonly FilterField[]).includes(panel)
}

export function FilterPanel({ panel, counts: countsOf, ...props }: PanelProps & { panel: PanelId; counts: CountsOf }) {
  const { search, change } = props
  const t = useWords()
  const title = t(FIELDS[panel].label)
  const facet = facetOf(panel)
  const counts = facet === null ? undefined : countsOf(facet)
  const set: SetFilters = (changes, options) => change((state) => changeFilters(state, changes), options)
  if (isOneOf(CHOICE_FILTERS, panel)) {
    return (
      <ChoiceFilter<string>
        legend={title}
        counts={counts}
        options={[{ value: 'any', label: t('Any') }, ...asksOf(panel, search.category)]}
        value={search.filters[panel]}
        onChoose={(value, options) => set({ [panel]: value }, options)}
      />
    )
  }
  if (isOneOf(FLAG_FILTERS, panel)) {
    return (
      <FlagFilter
        label={chipOf(panel, FIELDS[panel].label, t)}
        value={search.filters[panel]}
        count={counts && (counts.get('true') ?? 0)}
        onSwitch={(value, options) => set({ [panel]: value }, options)}
      />
    )
  }
  if (isOneOf(LIST_FILTERS, panel))
    return <ChecksFilter legend={title} field={panel} values={search.filters[panel]} {...{ counts, change }} />
  if (isOneOf(TEXT_FILTERS, panel)) {
    return (
      <TextFilter
        label={title}
        value={search.filters[panel]}
        onType={(value, options) => set({ [panel]: value }, { ...options, replace: true })}
      />
    )
  }
  return <NumberPanel panel={panel} {...props} counts={counts} set={set} />
}

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
function AreaFilter({ search, measure, change }: AreaFilterProps) {
  const t = useWords()
  const { units, mode, filters } = search
  const { field, track } = MEASURES[measure]
  const label = t(MEASURES[measure].label)
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
      names={[t('Minimum {what}', { what: label.toLowerCase() }), t('Maximum {what}', { what: label.toLowerCase() })]}
      track={track(units)}
      value={shown}
      onValueChange={set}
      onValueDrag={set}
      format={(value) => boundText(keptBound(value, measure, units), measure, units)}
      tone={mode === 'all' ? 'action' : mode}
    />
  )
}
