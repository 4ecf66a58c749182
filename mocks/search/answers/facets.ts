import { FACETS, PRICE_STEPS, type FacetName } from '@/contract/search/limits'
import type { ChoiceFacet, Facets, PriceFacet, SearchQuery } from '@/contract/search/pages'
import { pesoPrice } from '@/domain/listing/asking-price'
import { CATEGORY_IDS, subtypesOf } from '@/domain/listing/taxonomy'
import { itemsOf } from '@/domain/search/filter-panels'
import { CHOICE_FILTERS, FLAG_FILTERS, LIST_FILTERS, NUMBER_FILTERS, setValue } from '@/domain/search/filter-state'
import { readServerQuery } from '@/domain/search/query/server-query'
import { FIELDS } from '@/domain/listing/fields'
import { eachBit, hasBit } from '../columns/bits'
import { countFound, find, type ListingIndex } from '../columns/listing-index'

type ValuesOf = (query: SearchQuery) => readonly string[]

const VALUES: Record<string, ValuesOf> = {
  mode: () => ['sale', 'rent', 'all'],
  category: () => ['all', ...CATEGORY_IDS],
  subtype: ({ category = 'all' }) => ['all', ...subtypesOf(category)],
  ...Object.fromEntries(
    NUMBER_FILTERS.map(({ param, choices = [] }): [string, ValuesOf] => [param, () => choices.map(String)]),
  ),
  ...Object.fromEntries(
    CHOICE_FILTERS.map((field): [string, ValuesOf] => [
      FIELDS[field].filter.param,
      () => Object.keys(FIELDS[field].options),
    ]),
  ),
  ...Object.fromEntries(
    FLAG_FILTERS.map((field): [string, ValuesOf] => [FIELDS[field].filter.param, () => [String(setValue(field))]]),
  ),
  ...Object.fromEntries(
    LIST_FILTERS.map((field): [string, ValuesOf] => [FIELDS[field].filter.param, () => itemsOf(field)]),
  ),
}

export function facetsOf(index: ListingIndex, query: SearchQuery): Facets {
  const asked = FACETS.filter((name) => query.facets?.split(',').includes(name))
  return Object.fromEntries(
    asked.map((name) => [name, name === 'price' ? prices(index, query) : counts(index, query, name)]),
  )
}

function counts(index: ListingIndex, query: SearchQuery, name: FacetName): ChoiceFacet {
  return VALUES[name]!(query).flatMap((value) => {
    const { subtype, ...others } = query
    const changed = name === 'category' ? { ...others, category: value } : { ...others, subtype, [name]: value }
    const search = readServerQuery(changed as SearchQuery)
    const count = 'parameter' in search ? 0 : countFound(index, search)
    return count > 0 ? [{ value, count }] : []
  })
}

/** The prices of what a search without its price would find; 0 stands for none. */
function prices(index: ListingIndex, { price: _, ...query }: SearchQuery): PriceFacet {
  const search = readServerQuery(query)
  const none = { min: null, max: null, buckets: Array.from({ length: PRICE_STEPS }, () => 0) }
  if ('parameter' in search) return none
  const { bits, written } = find(index, search)
  const column = index.generated?.columns.numbers.price
  const order = index.generated?.columns.orders['price-asc']
  const own = written.map(pesoPrice).filter((price) => price > 0)
  if (bits && column && order) {
    // The cheapest and the dearest one stand at the ends of an order.
    const isPriced = (row: number) => hasBit(bits, row) && column[row]! > 0
    const ends = [order.find(isPriced), order.findLast(isPriced)]
    own.push(...ends.flatMap((row) => (row === undefined ? [] : [column[row]!])))
  }
  const [min, max] = own.reduce(([low, high], price) => [Math.min(low, price), Math.max(high, price)], [Infinity, 0])
  if (max === 0) return none
  const steps = PRICE_STEPS
  const buckets = new Uint32Array(steps)
  // All of one price stand in the first step.
  const width = max - min || 1
  const add = (price: number) => {
    if (price > 0) buckets[Math.min(steps - 1, Math.floor(((price - min) / width) * steps))]! += 1
  }
  if (bits && column) eachBit(bits, (row) => add(column[row]!))
  for (const listing of written) add(pesoPrice(listing))
  return { min, max, buckets: [...buckets] }
}
