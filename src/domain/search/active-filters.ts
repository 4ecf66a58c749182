import { PLAN_NAMES } from '../finance/loan-choice'
import { areaLabel, placesLabel } from './query/place'
import { capitalize } from '../text'
import {
  CHOICE_FILTERS,
  FLAG_FILTERS,
  limitsFor,
  LIST_FILTERS,
  NUMBER_FILTERS,
  TEXT_FILTERS,
  type FilterField,
  type FilterState,
  type NumberField,
  type NumberParam,
  type SearchState,
} from './filter-state'
import { DEFAULT_CURRENCY } from '../money/money'
import { changeFilters, resetFilters, switchCategory } from './search-changes'
import type { Range } from './sliders'
import type { Unit } from '../listing/field-entry'
import { FIELDS } from '../listing/fields'
import { CATEGORIES, typesLabel } from '../listing/taxonomy'
import type { UnitSystem } from '../units/units'
import { amountText, boundText } from '../units/typed-bounds'
import { english, t, type Translate } from '@/words/words'

/** One thing that narrows the results: a chip, or a candidate for what stands in the way. */
export type ActiveFilter = {
  /** Stable: the field's name, for checklists with the item: `features:Pool`. */
  key: string
  label: string
  /** The search without it, the others as they were; lifting a category also lifts what only its panels hold. */
  clear: (search: SearchState) => SearchState
}

function boundsLabel([min, max]: Range, print: (value: number) => string): string {
  const from = print(min)
  if (max === null) return t('from {bound}', { bound: from })
  const to = print(max)
  if (min === 0) return t('up to {bound}', { bound: to })
  const [, number, unit] = /^([\d,.]+)( .+)$/.exec(from) ?? []
  const least = (unit !== undefined && to.endsWith(unit) && number) || from
  return t('{first} to {last}', { first: least, last: to })
}

function ofFields(fields: [keyof FilterState, ...(keyof FilterState)[]], label: string): ActiveFilter {
  return { key: fields[0], label, clear: (search) => resetFilters(search, fields) }
}

function places({ q, category, subtype, filters }: SearchState): ActiveFilter[] {
  const found: ActiveFilter[] = []
  const text = q.trim()
  if (text !== '') found.push({ key: 'q', label: `“${text}”`, clear: (search) => ({ ...search, q: '', page: 1 }) })
  if (category !== 'all') {
    const label = t.known(CATEGORIES[category].label)
    found.push({ key: 'category', label, clear: (search) => switchCategory(search, 'all') })
  }
  if (subtype !== 'all') {
    found.push({
      key: 'subtype',
      label: typesLabel(subtype),
      clear: (search) => ({ ...search, subtype: 'all', page: 1 }),
    })
  }
  if (filters.places.length > 0) found.push(ofFields(['places'], placesLabel(filters.places)))
  if (filters.area) found.push(ofFields(['area', 'areaName'], areaLabel({ ...filters, area: filters.area })))
  if (filters.box) found.push(ofFields(['box'], t('Part of the map')))
  return found
}

/** What chips say of the numbers that no field holds. */
const WORKED_OUT: Partial<Record<NumberParam, (bounds: string, plan: string) => string>> = {
  month: (bounds, plan) => t('{bounds} a month, {plan}', { bounds: capitalize(bounds), plan }),
  income: (bounds, plan) => t('Income needed {bounds} a month, {plan}', { bounds, plan }),
  maxbeds: (bounds) => t('Bedrooms {bounds}', { bounds }),
  sqm: (bounds) => t('{bounds} per sq m', { bounds: capitalize(bounds) }),
}

function printer(panel: NumberField, units: UnitSystem, currency: string): (value: number) => string {
  const entry = FIELDS[panel]
  if (entry.kind === 'measure') return (value) => boundText(value, entry.measure, units)
  const unit: Unit | undefined = 'unit' in entry.filter ? entry.filter.unit : undefined
  if (unit === 'money') return (pesos) => amountText(pesos, currency)
  if (unit === 'percent') return (value) => `${value}%`
  return unit === 'months' ? (value) => t.count(value, '{n} month', '{n} months') : String
}

function numberLabel({ panel, param }: (typeof NUMBER_FILTERS)[number], bounds: string, plan: string): string {
  const { label, filter } = FIELDS[panel]
  const words = WORKED_OUT[param]
  if (words) return words(bounds, plan)
  return 'chip' in filter ? filter.chip(bounds, t) : `${t.known(label)} ${bounds}`
}

/** Ranges and maxima before minima. Not sorted: this runs before a browser is found too old. */
const IN_ORDER = [
  ...NUMBER_FILTERS.filter(({ bound }) => bound !== 'min'),
  ...NUMBER_FILTERS.filter(({ bound }) => bound === 'min'),
]

function numbers({ filters, units, loan }: SearchState, currency: string): ActiveFilter[] {
  return IN_ORDER.flatMap((filter) => {
    const { min, max } = limitsFor(filters, filter)
    if (min === null && max === null) return []
    const print = printer(filter.panel, units, currency)
    const bounds = filter.bound === 'min' ? `${print(min ?? 0)}+` : boundsLabel([min ?? 0, max], print)
    return [ofFields([filter.state], numberLabel(filter, bounds, t(PLAN_NAMES[loan.plan])))]
  })
}

/** What a chip says of a filter, whose `label` is the English one. */
export function chipOf(field: Exclude<FilterField, NumberField>, label: string, words: Translate = english): string {
  const { filter } = FIELDS[field]
  return 'chip' in filter ? filter.chip(label, words) : words.known(label)
}

function choices({ filters }: SearchState): ActiveFilter[] {
  const found: ActiveFilter[] = []
  for (const field of CHOICE_FILTERS) {
    const value = filters[field]
    if (value !== 'any')
      found.push(ofFields([field], chipOf(field, (FIELDS[field].options as Record<string, string>)[value] ?? value, t)))
  }
  for (const field of FLAG_FILTERS)
    if (filters[field]) found.push(ofFields([field], chipOf(field, FIELDS[field].label, t)))
  for (const field of TEXT_FILTERS)
    if (filters[field] !== '') found.push(ofFields([field], chipOf(field, filters[field], t)))
  return found
}

function checks({ filters }: SearchState): ActiveFilter[] {
  return LIST_FILTERS.flatMap((field) =>
    filters[field].map((item) => ({
      key: `${field}:${item}`,
      label: capitalize(chipOf(field, item, t)),
      clear: (search) => changeFilters(search, { [field]: search.filters[field].filter((other) => other !== item) }),
    })),
  )
}

/** What narrows the results beyond sale or rent, each with a way to lift just this one. */
export function activeFilters(search: SearchState, currency: string = DEFAULT_CURRENCY): ActiveFilter[] {
  return [...places(search), ...numbers(search, currency), ...choices(search), ...checks(search)]
}
