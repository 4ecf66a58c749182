import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIELDS } from '../../listing/fields'
import { entryOf, type ListingField } from '../../listing/field-kinds'
import { CATEGORY_IDS, subtypesOf, typesText, type CategoryId } from '../../listing/taxonomy'
import { keptBound } from '../../units/typed-bounds'
import { itemsOf } from '../filter-panels'
import { CHOICE_FILTERS, defaultFilters, defaultSearch, FLAG_FILTERS, LIST_FILTERS } from '../filter-state'
import type { SearchState } from '../filter-state'
import { writeArea } from '../query/area'
import { criteriaLabels } from '../saved-search'
import { readSearch, writeSearch } from '../search-params'
import type { Range } from '../sliders'
import { interpret } from './interpret'
import { areaNear, AROUND } from './near'
import { PLACES, widthOf } from './tables'
import { withRead } from './with-read'

const NAMES = [...new Set(PLACES.values.values())]
const WIDE = NAMES.filter((name) => widthOf(name) === 1)

/** Their words mean something else too: a condo of one room, a home, a stage of a sale. */
const OTHERWISE = ['residential Studio', 'industrial Townhouse', 'investment Foreclosure']

/** 'Special' praises a home too. */
const KINDS = CATEGORY_IDS.filter((id) => id !== 'special')

const maybe = <Value>(value: fc.Arbitrary<Value>, otherwise: Value) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: value })

const range = (values: readonly number[]): fc.Arbitrary<Range> =>
  maybe<Range>(
    fc
      .tuple(fc.constantFrom(0, ...values), fc.option(fc.constantFrom(...values), { nil: null }))
      .map(([one, other]) => (other === null || other > one ? [one, other] : [other, one === other ? null : one])),
    [0, null],
  )
const RENTS = [5_000, 8_500, 20_000, 150_000]
const PRICES = [1_000_000, 2_500_000, 12_750_000]

/** 'House or lot': kinds of two categories, the second perhaps as a whole. */
const several = maybe(
  fc
    .tuple(
      fc.constantFrom('Villa', 'Condo', 'Duplex'),
      fc.constantFrom('Office,Hotel', 'Ranch', subtypesOf('land').join(',')),
    )
    .map((types) => types.join(',').split(',')),
  [],
)

/** A house has no floor in a building. */
const UNITS: readonly string[] = FIELDS.unit_floor.types
const isOfUnits = (types: readonly string[]) => types.length === 0 || types.some((type) => UNITS.includes(type))

const ofCategory = (field: ListingField, category: CategoryId) => entryOf(field).categories?.includes(category) ?? true

/** Searches that chips can say: with the words of each choice, and amounts in metric units. */
const described: fc.Arbitrary<SearchState> = fc
  .tuple(fc.constantFrom<CategoryId | 'all'>('all', ...KINDS), fc.constantFrom('sale' as const, 'rent' as const))
  .chain(([category, mode]) => {
    const kind = category === 'all' ? 'residential' : category
    const types = subtypesOf(category).filter((type) => !OTHERWISE.includes(`${category} ${type}`))
    const meters = (measure: 'size' | 'lot') =>
      range([40, 100, 250]).map((each): Range => [
        keptBound(each[0], measure, 'metric'),
        each[1] === null ? null : keptBound(each[1], measure, 'metric'),
      ])
    const filters = {
      priceRange: range(mode === 'rent' ? RENTS : PRICES),
      perSqmRange: range([500, 12_000, 85_000]),
      bedrooms: ofCategory('bedrooms', kind)
        ? maybe(fc.constantFrom<number | null>(0, 1, 3, 5), null)
        : fc.constant(null),
      bathrooms: ofCategory('bathrooms', kind)
        ? maybe(fc.constantFrom<number | null>(1, 2, 5), null)
        : fc.constant(null),
      sqftRange: category === 'land' ? fc.constant<Range>([0, null]) : meters('size'),
      lotSizeRange: category === 'all' ? fc.constant<Range>([0, null]) : meters('lot'),
      year_built: ofCategory('year_built', kind) ? range([1_990, 2_015, 2_020]) : fc.constant<Range>([0, null]),
      unit_floor: range([3, 12]),
      mostBedrooms: ofCategory('bedrooms', kind)
        ? maybe(fc.constantFrom<number | null>(1, 3), null)
        : fc.constant(null),
      places: fc.oneof(
        fc.subarray(WIDE, { maxLength: 3 }),
        fc.constantFrom(...NAMES).map((name) => [name]),
      ),
      ...Object.fromEntries(
        CHOICE_FILTERS.filter((field) => ofCategory(field, kind)).map((field) => [
          field,
          maybe(fc.constantFrom(...Object.keys(FIELDS[field].options)), 'any'),
        ]),
      ),
      ...Object.fromEntries(
        FLAG_FILTERS.filter((field) => ofCategory(field, kind)).map((field) => [field, fc.boolean()]),
      ),
      ...Object.fromEntries(
        LIST_FILTERS.filter((field) => ofCategory(field, kind)).map((field) => [
          field,
          // 'Furnished' is how a home is furnished.
          maybe(fc.subarray(itemsOf(field).filter((item) => item !== 'Furnished')), []),
        ]),
      ),
    }
    const around = maybe(
      fc.uniqueArray(
        fc.record({ name: fc.constantFrom(...AROUND), meters: fc.constantFrom(500, 1_000, 2_000, 5_000) }),
        { maxLength: 2, selector: ({ name }) => name },
      ),
      [],
    )
    return fc
      .record({
        filters: fc.record(filters),
        around,
        subtypes: category === 'all' ? several : fc.subarray([...types], { maxLength: Math.min(3, types.length) }),
      })
      .map(({ filters: chosen, around: near, subtypes }) => {
        const { area, name } = areaNear(near)
        const where = near.length === 0 ? {} : { area, areaName: name }
        return readSearch({
          ...writeSearch({
            ...defaultSearch(),
            mode,
            category,
            subtype: typesText(category, subtypes) || 'all',
            filters: {
              ...defaultFilters(),
              ...chosen,
              ...where,
              ...(isOfUnits(subtypes) ? {} : { unit_floor: [0, null] }),
            },
            units: 'metric',
          }),
        })
      })
  })

const asked = (search: SearchState) => {
  const { units: _, ...params } = writeSearch(search)
  return { ...params, ...(search.filters.area ? { area: writeArea(search.filters.area) } : {}) }
}

test('what the chips of a search say is read as the same search', () => {
  fc.assert(
    fc.property(described, (search) => {
      const text = criteriaLabels(search, 'PHP').join(', ')
      const read = withRead({ ...defaultSearch(), mode: 'all' }, interpret(text))
      expect({ text, ...asked(read) }).toEqual({ text, ...asked(search) })
    }),
    { numRuns: 500 },
  )
})
