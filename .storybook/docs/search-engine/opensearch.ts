import { CELL_LEVELS, MOST_CELLS, NAMED_IN_CELL } from '@/contract/search/limits'
import { writeLoan, type MonthlyCost } from '@/domain/finance/loan-choice'
import { chosenTypes, subtypesOf } from '@/domain/listing/taxonomy'
import { CHOICE_FILTERS, FLAG_FILTERS, LIST_FILTERS, setValue, TEXT_FILTERS } from '@/domain/search/filter-state'
import { takenBy } from '@/domain/search/filters'
import { limitsOf } from '@/domain/search/query/numbers'
import type { Point } from '@/domain/search/query/area'
import type { ServerSearch } from '@/domain/search/query/server-query'
import { isWhole, partOf, placeKey, searchWords } from '@/domain/search/search-text'
import type { Range } from '@/domain/search/sliders'
import { ORDERS } from '@/domain/search/sort-listings'
import { paramOf } from './fields'

export type Clause = Record<string, unknown>

/** What a search asks for, by the parameter that asks for it. */
export function clausesOf(search: ServerSearch): Record<string, Clause> {
  const { mode, category, subtype, q, filters, owner } = search
  const { box, area } = filters
  const clauses: Record<string, Clause> = {}
  if (owner !== undefined) clauses['owner'] = { term: { owner } }
  if (mode !== 'all') clauses['mode'] = { term: { mode } }
  if (category !== 'all') clauses['category'] = { terms: { type: subtypesOf(category) } }
  if (subtype !== 'all') clauses['subtype'] = { terms: { types: chosenTypes(subtype) } }
  if (filters.places.length > 0)
    clauses['in'] = any(filters.places.map((name) => ({ wildcard: { places: { value: `* ${placeKey(name)} *` } } })))
  for (const { number, min, max } of limitsOf(filters))
    clauses[number] = { range: { [number]: { gte: min, ...(max === Infinity ? {} : { lte: max }) } } }
  for (const field of CHOICE_FILTERS)
    if (filters[field] !== 'any')
      clauses[paramOf(field)] = { terms: { [paramOf(field)]: takenBy(field, filters[field]) } }
  for (const field of FLAG_FILTERS)
    if (filters[field]) clauses[paramOf(field)] = { term: { [paramOf(field)]: setValue(field) } }
  for (const field of TEXT_FILTERS) {
    const asked = searchWords(filters[field])
    if (asked)
      clauses[paramOf(field)] =
        asked.length > 0 ? all(asked.map((word) => beginsClause(word, paramOf(field)))) : { match_none: {} }
  }
  for (const field of LIST_FILTERS)
    if (filters[field].length > 0)
      clauses[paramOf(field)] = all(filters[field].map((item) => ({ term: { [paramOf(field)]: item } })))
  const words = searchWords(q)
  if (words) clauses['q'] = words.length > 0 ? all(words.map(wordClause)) : { match_none: {} }
  if (box)
    clauses['bbox'] = {
      geo_bounding_box: {
        place: { top_left: { lat: box.north, lon: box.west }, bottom_right: { lat: box.south, lon: box.east } },
      },
    }
  const { monthRange, income } = filters
  if (monthRange[0] > 0 || monthRange[1] !== null) clauses['month'] = costClause(search, 'monthly', monthRange)
  if (income !== null) clauses['income'] = costClause(search, 'incomeNeeded', [0, income])
  if (area) clauses['area'] = any(area.map(ringClause))
  return clauses
}

/** A stored script computes the cost from the document and the finance reference; as a filter it runs after the others. */
function costClause({ loan }: ServerSearch, cost: keyof MonthlyCost, [min, max]: Range): Clause {
  return { script: { script: { id: 'cost-by-month', params: { cost, loan: writeLoan(loan), min, max } } } }
}

/** A point on an edge intersects the ring: it is inside. */
function ringClause(ring: readonly Point[]): Clause {
  const corners = [...ring, ring[0]!].map(({ lat, lng }) => [lng, lat])
  return { geo_shape: { place: { shape: { type: 'polygon', coordinates: [corners] }, relation: 'intersects' } } }
}

/** A word at the beginning of others, with spaces between: 'lapaz' for 'La Paz'. */
function beginsClause(word: string, field: string): Clause {
  return { regexp: { [field]: { value: `(.|\n)* ${Array.from(word).join(' ?')}(.|\n)*` } } }
}

/** A short word whole; a longer one at the beginning, or inside title, address and city. */
function wordClause(word: string): Clause {
  if (isWhole(word)) return { wildcard: { texts: { value: `* ${word} *` } } }
  return any([{ wildcard: { documented: { value: `*${partOf(word)}*` } } }, beginsClause(word, 'texts')])
}

const all = (filter: readonly Clause[]): Clause => ({ bool: { filter } })
const any = (should: readonly Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } })

/** The query of a search, without what the parameter `without` asks for. */
export function queryOf(search: ServerSearch, without?: string): Clause {
  const clauses = Object.entries(clausesOf(search)).filter(([parameter]) => parameter !== without)
  return all(clauses.map(([, clause]) => clause))
}

/** The order of the results: equal ones newest first, then by id. A number that is not there comes last. */
export function sortOf({ sort }: ServerSearch): Clause[] {
  const { by, highest } = ORDERS[sort]
  const first = { [by]: { order: highest ? 'desc' : 'asc', missing: '_last' } }
  return [...(by === 'created' ? [] : [first]), { created: { order: 'desc' } }, { id: { order: 'asc' } }]
}

/** A page that goes on after the last listing of the one before, in a point in time: its id is our `snapshot`. */
export type Page = { limit: number; snapshot: string; after?: readonly unknown[] }

/** The body of one page of a search. The cursor holds the point in time and the sort values of the last listing. */
export function pageBody(search: ServerSearch, { limit, snapshot, after }: Page): Clause {
  return {
    pit: { id: snapshot, keep_alive: '10m' },
    query: queryOf(search),
    sort: sortOf(search),
    size: limit,
    track_total_hits: true,
    _source: false,
    ...(after ? { search_after: after } : {}),
    aggs: { bounds: { geo_bounds: { field: 'place' } } },
  }
}

/** The counts of a parameter's values, each in place of what the search asks of it. `of` is the search with that value. */
export function facetAggregation(search: ServerSearch, parameter: string, of: Record<string, ServerSearch>): Clause {
  const filters = Object.fromEntries(
    Object.entries(of).map(([value, changed]) => [value, clausesOf(changed)[parameter] ?? { match_all: {} }]),
  )
  const values = { filters: { filters } }
  return { global: {}, aggs: { others: { filter: queryOf(search, parameter), aggs: { values } } } }
}

/** The body of the clusters: tiles of the map with their middle, lowest price and a few ids. */
export function clusterBody(search: ServerSearch, zoom: number): Clause {
  const cell = {
    middle: { geo_centroid: { field: 'place' } },
    price: { min: { field: 'price' } },
    ids: { top_hits: { size: NAMED_IN_CELL, _source: false } },
  }
  const grid = { field: 'place', precision: zoom + CELL_LEVELS, size: MOST_CELLS + 1 }
  return {
    query: all([queryOf(search), { exists: { field: 'place' } }]),
    size: 0,
    track_total_hits: true,
    aggs: { cells: { geotile_grid: grid, aggs: cell } },
  }
}

/** The body of suggestions: words by their beginning, one letter wrong from 5 on, two from 8 on. */
export function suggestBody(q: string): Clause {
  const words = searchWords(q) ?? []
  const match = (word: string) =>
    any([
      { match_phrase_prefix: { 'names.typed': word } },
      { match: { names: { query: word, fuzziness: 'AUTO:5,8', prefix_length: 0 } } },
    ])
  return { query: words.length > 0 ? all(words.map(match)) : { match_none: {} }, size: 30 }
}
