import { PLAN_NAMES } from '../finance/loan-choice'
import { areaLabel } from './query/place'
import { capitalise, counted } from '../text'
import {
  CHOICE_FILTERS,
  FLAG_FILTERS,
  LIST_FILTERS,
  type ChoiceFilter,
  type FilterState,
  type FlagFilter,
  type ListFilter,
  type SearchState,
} from './filter-state'
import { DEFAULT_CURRENCY } from '../money/money'
import { changeFilters, resetFilters, switchCategory } from './search-changes'
import type { Range } from './sliders'
import { labelOf } from '../listing/field-kinds'
import { FIELDS } from '../listing/fields'
import { CATEGORIES } from '../listing/taxonomy'
import type { Measure } from '../units/units'
import { amountText, boundText } from '../units/typed-bounds'

/** One thing that narrows the results: a chip, or a candidate for what stands in the way. */
export type ActiveFilter = {
  /** Stable: the field's name, for checklists with the item: `features:Pool`. */
  key: string
  label: string
  /** The search without it, the others as they were; lifting a category also lifts what only its panels hold. */
  clear: (search: SearchState) => SearchState
}

/** 'from 300 sq m', 'up to 500 sq m', '300 to 500 sq m': a unit that both share is said once. */
function boundsLabel([min, max]: Range, print: (value: number) => string): string {
  const from = print(min)
  if (max === null) return `from ${from}`
  const to = print(max)
  if (min === 0) return `up to ${to}`
  const [, number, unit] = /^([\d,.]+)( .+)$/.exec(from) ?? []
  return `${unit !== undefined && to.endsWith(unit) ? number : from} to ${to}`
}

function ofFields(fields: [keyof FilterState, ...(keyof FilterState)[]], label: string): ActiveFilter {
  return { key: fields[0], label, clear: (search) => resetFilters(search, fields) }
}

function ofBounds(
  fields: [keyof FilterState, ...(keyof FilterState)[]],
  range: Range,
  print: (value: number) => string,
  say: (bounds: string) => string = capitalise,
): ActiveFilter[] {
  return range[0] > 0 || range[1] !== null ? [ofFields(fields, say(boundsLabel(range, print)))] : []
}

function places({ q, category, subtype, filters }: SearchState): ActiveFilter[] {
  const found: ActiveFilter[] = []
  const text = q.trim()
  if (text !== '') found.push({ key: 'q', label: `“${text}”`, clear: (search) => ({ ...search, q: '', page: 1 }) })
  if (category !== 'all') {
    const { label } = CATEGORIES[category]
    found.push({ key: 'category', label, clear: (search) => switchCategory(search, 'all') })
  }
  if (subtype !== 'all') {
    found.push({ key: 'subtype', label: subtype, clear: (search) => ({ ...search, subtype: 'all', page: 1 }) })
  }
  if (filters.area) found.push(ofFields(['area', 'areaName'], areaLabel({ ...filters, area: filters.area })))
  if (filters.box) found.push(ofFields(['box'], 'Part of the map'))
  return found
}

function ranges({ filters, units, loan }: SearchState, currency: string): ActiveFilter[] {
  const { ceiling_height_min, ceiling_height_max, roi_min, roi_max, deposit, dues, minimum_lease } = filters
  const money = (pesos: number) => amountText(pesos, currency)
  const measured = (measure: Measure) => (value: number) => boundText(value, measure, units)
  return [
    ...ofBounds(['priceRange'], filters.priceRange, money),
    ...ofBounds(
      ['monthRange'],
      filters.monthRange,
      money,
      (bounds) => `${capitalise(bounds)} a month, ${PLAN_NAMES[loan.plan]}`,
    ),
    ...ofBounds(
      ['income'],
      [0, filters.income],
      money,
      (bounds) => `Income needed ${bounds} a month, ${PLAN_NAMES[loan.plan]}`,
    ),
    ...ofBounds(['perSqmRange'], filters.perSqmRange, money, (bounds) => `${capitalise(bounds)} per sq m`),
    ...ofBounds(['sqftRange'], filters.sqftRange, measured('size'), (bounds) => `Floor area ${bounds}`),
    ...ofBounds(['lotSizeRange'], filters.lotSizeRange, measured('lot'), (bounds) => `Lot ${bounds}`),
    ...ofBounds(
      ['ceiling_height_min', 'ceiling_height_max'],
      [ceiling_height_min, ceiling_height_max],
      measured('height'),
      (bounds) => `Ceiling ${bounds}`,
    ),
    ...ofBounds(
      ['roi_min', 'roi_max'],
      [roi_min, roi_max],
      (value) => `${value}%`,
      (bounds) => `Return ${bounds}`,
    ),
    ...ofBounds(['deposit'], [0, deposit], money, (bounds) => `Deposit ${bounds}`),
    ...ofBounds(['dues'], [0, dues], money, (bounds) => `Dues ${bounds} a month`),
    ...ofBounds(
      ['minimum_lease'],
      [0, minimum_lease],
      (value) => counted(value, 'month'),
      (bounds) => `Lease ${bounds}`,
    ),
  ]
}

/** What a chip, or the switch of a yes, says of a filter. */
export function chipOf(field: ChoiceFilter | FlagFilter | ListFilter, label: string): string {
  const { filter } = FIELDS[field]
  return 'chip' in filter ? filter.chip(label) : label
}

function choices({ filters }: SearchState): ActiveFilter[] {
  const found: ActiveFilter[] = []
  const { bedrooms, bathrooms, loading_bays, capacity } = filters
  // A minimum of 0 still leaves out listings without bedrooms (B 5).
  if (bedrooms !== null)
    found.push(ofFields(['bedrooms'], bedrooms === 0 ? 'Studio or larger' : `${bedrooms}+ bedrooms`))
  if (bathrooms !== null) found.push(ofFields(['bathrooms'], `${bathrooms}+ bathrooms`))
  for (const field of CHOICE_FILTERS) {
    const value = filters[field]
    if (value !== 'any') found.push(ofFields([field], chipOf(field, labelOf(field, value))))
  }
  for (const field of FLAG_FILTERS)
    if (filters[field]) found.push(ofFields([field], chipOf(field, FIELDS[field].label)))
  if (loading_bays > 0) found.push(ofFields(['loading_bays'], `${loading_bays}+ loading bays`))
  if (capacity > 0) found.push(ofFields(['capacity'], `Capacity ${capacity}+`))
  return found
}

function checks({ filters }: SearchState): ActiveFilter[] {
  return LIST_FILTERS.flatMap((field) =>
    filters[field].map((item) => ({
      key: `${field}:${item}`,
      label: chipOf(field, capitalise(item)),
      clear: (search) => changeFilters(search, { [field]: search.filters[field].filter((other) => other !== item) }),
    })),
  )
}

/**
 * What narrows the results beyond sale or rent, each with a label in the shown units and currency and a way to lift just
 * this one: search text, category, subtype and every filter that limits something. Defaults and unlimited bounds are not
 * listed.
 */
export function activeFilters(search: SearchState, currency: string = DEFAULT_CURRENCY): ActiveFilter[] {
  return [...places(search), ...ranges(search, currency), ...choices(search), ...checks(search)]
}
