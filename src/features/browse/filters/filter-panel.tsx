import type { ReactNode } from 'react'
import {
  BATHROOM_OPTIONS,
  BEDROOM_OPTIONS,
  FLOOR_LEVEL_OPTIONS,
  furnishingOptions,
  LEASE_OPTIONS,
  OCCUPANCY_OPTIONS,
  PANELS,
  ZONING_OPTIONS,
  type PanelId,
} from '@/domain/search/filter-panels'
import type { FilterState, SearchState } from '@/domain/search/filter-state'
import { changeFilters } from '@/domain/search/search-changes'
import { Switch } from '@/ui/switch/switch'
import type { ChangeOptions, ChangeSearch } from '../state/use-search-state'
import { AreaFilter } from './area-filter'
import { BoundsFilter } from './bounds-filter'
import { ChecksFilter } from './checks-filter'
import { ChoiceFilter } from './choice-filter'
import { CeilingFilter, DepositFilter, MinimumFilter } from './number-filters'
import { PriceFilter } from './price-filter'

type PanelProps = { search: SearchState; prices: readonly number[]; change: ChangeSearch }
type Draw = (
  props: PanelProps & { title: string; set: (changes: Partial<FilterState>, options?: ChangeOptions) => void },
) => ReactNode

const checks =
  (field: Parameters<typeof ChecksFilter>[0]['field']): Draw =>
  ({ title, search, change }) => (
    <ChecksFilter legend={title} field={field} values={search.filters[field]} change={change} />
  )

// One entry per documented panel, so a missing one is a type error.
const DRAWINGS: Record<PanelId, Draw> = {
  price: ({ search, prices, change }) => <PriceFilter {...{ search, prices, change }} />,
  size: ({ search, change }) => <AreaFilter measure="size" {...{ search, change }} />,
  lot: ({ search, change }) => <AreaFilter measure="lot" {...{ search, change }} />,
  bedrooms: ({ title, search, set }) => (
    <ChoiceFilter
      legend={title}
      options={BEDROOM_OPTIONS}
      value={search.filters.bedrooms}
      onChoose={(bedrooms) => set({ bedrooms })}
    />
  ),
  bathrooms: ({ title, search, set }) => (
    <ChoiceFilter
      legend={title}
      options={BATHROOM_OPTIONS}
      value={search.filters.bathrooms}
      onChoose={(bathrooms) => set({ bathrooms })}
    />
  ),
  furnishing: ({ title, search, set }) => (
    <ChoiceFilter
      legend={title}
      options={furnishingOptions(search.category)}
      value={search.filters.furnishing}
      onChoose={(furnishing) => set({ furnishing })}
    />
  ),
  pets: ({ title, search, set }) => (
    <Switch
      label={title}
      checked={search.filters.pet_friendly}
      onCheckedChange={(pet_friendly) => set({ pet_friendly })}
    />
  ),
  floor: ({ title, search, set }) => (
    <ChoiceFilter
      legend={title}
      options={FLOOR_LEVEL_OPTIONS}
      value={search.filters.floor_level}
      onChoose={(floor_level) => set({ floor_level })}
    />
  ),
  zoning: ({ title, search, set }) => (
    <ChoiceFilter
      legend={title}
      options={ZONING_OPTIONS}
      value={search.filters.zoning_type}
      onChoose={(zoning_type) => set({ zoning_type })}
    />
  ),
  occupancy: ({ title, search, set }) => (
    <ChoiceFilter
      legend={title}
      options={OCCUPANCY_OPTIONS}
      value={search.filters.occupancy_status}
      onChoose={(occupancy_status) => set({ occupancy_status })}
    />
  ),
  lease: ({ title, search, set }) => (
    <ChoiceFilter
      legend={title}
      options={LEASE_OPTIONS}
      value={search.filters.minimum_lease}
      onChoose={(minimum_lease) => set({ minimum_lease })}
    />
  ),
  ceiling: ({ title, search, set }) => <CeilingFilter {...{ title, search, set }} />,
  bays: ({ title, search, set }) => (
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
  deposit: ({ title, search, set }) => <DepositFilter {...{ title, search, set }} />,
  features: checks('features'),
  building: checks('building_features'),
  industrial: checks('industrial_features'),
  land: checks('land_features'),
  special: checks('special_features'),
  investment: checks('investment_features'),
  utilities: checks('utilities_included'),
}

/** One panel of the Filters card. */
export function FilterPanel({ panel, ...props }: PanelProps & { panel: PanelId }) {
  const set = (changes: Partial<FilterState>, options?: ChangeOptions) =>
    props.change((search) => changeFilters(search, changes), options)
  return DRAWINGS[panel]({ ...props, title: PANELS[panel].title, set })
}
