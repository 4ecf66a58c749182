import type { ReactNode } from 'react'
import { FIELDS } from '@/domain/listing/fields'
import {
  BATHROOM_OPTIONS,
  BEDROOM_OPTIONS,
  asksOf,
  LEASE_OPTIONS,
  type NumberPanel,
  type PanelId,
} from '@/domain/search/filter-panels'
import {
  CHOICE_FILTERS,
  FLAG_FILTERS,
  LIST_FILTERS,
  type FilterState,
  type SearchState,
} from '@/domain/search/filter-state'
import { chipOf } from '@/domain/search/active-filters'
import { facetOf, type Counts, type CountsOf } from '@/domain/search/counts/choice-counts'
import { changeFilters } from '@/domain/search/search-changes'
import type { ChangeOptions, ChangeSearch } from '../state/use-search-state'
import { AreaFilter } from './area-filter'
import { BoundsFilter } from './bounds-filter'
import { ChecksFilter } from './checks-filter'
import { ChoiceFilter } from './choice-filter'
import { FlagFilter } from './flag-filter'
import { CeilingFilter, MaximumFilter, MinimumFilter, PerSqmFilter } from './number-filters'
import { PriceFilter } from './price-filter'

type PanelProps = { search: SearchState; prices: readonly number[]; change: ChangeSearch }
type Draw = (
  props: PanelProps & {
    title: string
    counts: Counts | undefined
    set: (changes: Partial<FilterState>, options?: ChangeOptions) => number
  },
) => ReactNode

const ANY = { value: 'any', label: 'Any' } as const

// Each filter by numbers is drawn in its own way; a missing one is a type error.
const DRAWINGS: Record<NumberPanel, Draw> = {
  price: ({ search, prices, change, set }) => (
    <>
      <PriceFilter {...{ search, prices, change }} />
      <PerSqmFilter {...{ search, set }} />
      {search.mode === 'rent' ? null : (
        <MaximumFilter title="Income needed" search={search} set={set} field="income" suffix="a month or less" />
      )}
    </>
  ),
  hoa_fees: (props) => <MaximumFilter {...props} field="dues" suffix="a month or less" />,
  square_feet: ({ search, change }) => <AreaFilter measure="size" {...{ search, change }} />,
  lot_size: ({ search, change }) => <AreaFilter measure="lot" {...{ search, change }} />,
  bedrooms: ({ title, search, counts, set }) => (
    <ChoiceFilter
      legend={title}
      counts={counts}
      options={BEDROOM_OPTIONS}
      value={search.filters.bedrooms}
      onChoose={(bedrooms, options) => set({ bedrooms }, options)}
    />
  ),
  bathrooms: ({ title, search, counts, set }) => (
    <ChoiceFilter
      legend={title}
      counts={counts}
      options={BATHROOM_OPTIONS}
      value={search.filters.bathrooms}
      onChoose={(bathrooms, options) => set({ bathrooms }, options)}
    />
  ),
  minimum_lease: ({ title, search, set }) => (
    <ChoiceFilter
      legend={title}
      options={LEASE_OPTIONS}
      value={search.filters.minimum_lease}
      onChoose={(minimum_lease, options) => set({ minimum_lease }, options)}
    />
  ),
  ceiling_height: ({ title, search, set }) => <CeilingFilter {...{ title, search, set }} />,
  loading_bays: ({ title, search, set }) => (
    <MinimumFilter
      label={title}
      value={search.filters.loading_bays}
      onValue={(loading_bays) => set({ loading_bays }, { replace: true })}
    />
  ),
  capacity: ({ title, search, set }) => (
    <MinimumFilter
      label={title}
      value={search.filters.capacity}
      onValue={(capacity) => set({ capacity }, { replace: true })}
    />
  ),
  roi: ({ title, search, set }) => (
    <BoundsFilter
      title={title}
      unit="%"
      min={search.filters.roi_min}
      max={search.filters.roi_max}
      onBounds={(roi_min, roi_max) => set({ roi_min, roi_max }, { replace: true })}
    />
  ),
  deposit: (props) => <MaximumFilter {...props} field="deposit" suffix="or less" />,
}

function isOneOf<Field extends PanelId>(fields: readonly Field[], panel: PanelId): panel is Field {
  return (fields as readonly PanelId[]).includes(panel)
}

/** One panel of the Filters card. */
export function FilterPanel({ panel, counts: countsOf, ...props }: PanelProps & { panel: PanelId; counts: CountsOf }) {
  const { search, change } = props
  const title = FIELDS[panel].label
  const facet = facetOf(panel)
  const counts = facet === null ? undefined : countsOf(facet)
  const set = (changes: Partial<FilterState>, options?: ChangeOptions) =>
    change((state) => changeFilters(state, changes), options)
  if (isOneOf(CHOICE_FILTERS, panel)) {
    return (
      <ChoiceFilter<string>
        legend={title}
        counts={counts}
        options={[ANY, ...asksOf(panel, search.category)]}
        value={search.filters[panel]}
        onChoose={(value, options) => set({ [panel]: value }, options)}
      />
    )
  }
  if (isOneOf(FLAG_FILTERS, panel)) {
    return (
      <FlagFilter
        label={chipOf(panel, title)}
        value={search.filters[panel]}
        count={counts && (counts.get('true') ?? 0)}
        onSwitch={(value, options) => set({ [panel]: value }, options)}
      />
    )
  }
  if (isOneOf(LIST_FILTERS, panel))
    return <ChecksFilter legend={title} field={panel} values={search.filters[panel]} {...{ counts, change }} />
  return DRAWINGS[panel]({ ...props, title, counts, set })
}
