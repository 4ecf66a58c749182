import { capitalise } from '../text'
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
import { convertMoney, DEFAULT_CURRENCY, formatMoneyWhole } from '../money/money'
import { changeFilters, resetFilters, switchCategory } from './search-changes'
import { lotCeiling, priceCeiling, sizeCeiling } from './sliders'
import { labelOf } from '../listing/field-kinds'
import { FIELDS } from '../listing/fields'
import { CATEGORIES } from '../listing/taxonomy'
import { formatArea, formatHeight, formatLot } from '../units/units'

/** One thing that narrows the results: a chip, or a candidate for what stands in the way. */
export type ActiveFilter = {
  /** Stable: the field's name, for checklists with the item: `features:Pool`. */
  key: string
  label: string
  /** The search without it, the others as they were; lifting a category also lifts what only its panels hold. */
  clear: (search: SearchState) => SearchState
}

function boundsLabel(min: number, max: number, print: (value: number) => string): string {
  if (max === Infinity) return `From ${print(min)}`
  return min > 0 ? `${print(min)} to ${print(max)}` : `Up to ${print(max)}`
}

function ofFields(fields: [keyof FilterState, ...(keyof FilterState)[]], label: string): ActiveFilter {
  return { key: fields[0], label, clear: (search) => resetFilters(search, fields) }
}

function ofBounds(
  fields: [keyof FilterState, ...(keyof FilterState)[]],
  [min, max]: [number, number],
  print: (value: number) => string,
): ActiveFilter[] {
  return min > 0 || max !== Infinity ? [ofFields(fields, boundsLabel(min, max, print))] : []
}

function places({ q, category, subtype }: SearchState): ActiveFilter[] {
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
  return found
}

function ranges({ filters, category, mode, units }: SearchState, currency: string): ActiveFilter[] {
  const { priceRange, sqftRange, lotSizeRange, ceiling_height_min, ceiling_height_max, roi_min, roi_max } = filters
  const money = (pesos: number) => formatMoneyWhole(convertMoney(pesos, 'PHP', currency), currency)
  return [
    ...ofBounds(['priceRange'], [priceRange[0], priceCeiling(priceRange[1], category, mode)], money),
    ...ofBounds(['sqftRange'], [sqftRange[0], sizeCeiling(sqftRange[1])], (value) => formatArea(value, units)),
    ...ofBounds(
      ['lotSizeRange'],
      [lotSizeRange[0], lotCeiling(lotSizeRange[1])],
      (value) => `Lot ${formatLot(value, units)}`,
    ),
    ...ofBounds(
      ['ceiling_height_min', 'ceiling_height_max'],
      [ceiling_height_min, ceiling_height_max ?? Infinity],
      (value) => `ceiling ${formatHeight(value, units)}`,
    ),
    ...ofBounds(['roi_min', 'roi_max'], [roi_min, roi_max ?? Infinity], (value) => `${value}% return`),
    ...ofBounds(['deposit'], [0, filters.deposit ?? Infinity], (value) => `${money(value)} deposit`),
    ...ofBounds(['minimum_lease'], [0, filters.minimum_lease ?? Infinity], (value) => `${value} months lease`),
  ]
}

function chipOf(field: ChoiceFilter | FlagFilter | ListFilter, label: string): string {
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
