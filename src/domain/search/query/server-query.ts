import type { ClusterQuery } from '@/contract/search/clusters'
import { MOST_AREA_CORNERS } from '@/contract/search/limits'
import type { SearchQuery } from '@/contract/search/pages'
import { subtypesOf } from '../../listing/taxonomy'
import { LIST_FILTERS, type SearchState } from '../filter-state'
import { FIELDS } from '../../listing/fields'
import type { Criteria } from '../filters'
import { readSearch } from '../search-params'
import { cornersOf, isInArea, isInBox, readArea, readBox, type Area, type Box } from './area'

/** A search as the server has it: the criteria of the address, and where on the map. */
export type ServerSearch = Criteria & Pick<SearchState, 'sort'> & { box: Box | null; area: Area | null }

/** What is wrong with a query, by parameter, and whether it is only too much (422). */
export type QueryError = { parameter: string; message: string; tooMuch?: true }

type Given = Partial<SearchQuery & ClusterQuery>

/** Reads a query that has the contract's form, by the codec of the address. Returns what the form alone does not rule out. */
export function readServerQuery(query: Given): ServerSearch | QueryError {
  const { mode, category, subtype, q, filters, sort } = readSearch(query)
  if (query.subtype && query.subtype !== 'all' && !subtypesOf(category).includes(query.subtype))
    return { parameter: 'subtype', message: 'Please choose a subtype of the category.' }
  // The address drops items that no checklist has; who asks the server for one finds nothing.
  for (const field of LIST_FILTERS) {
    const items = query[FIELDS[field].filter.param]
    if (items) filters[field] = items.split(',')
  }
  const box = query.bbox === undefined ? null : readBox(query.bbox)
  if (query.bbox !== undefined && box === null)
    return { parameter: 'bbox', message: 'Please use a box within the globe.' }
  const area = query.area === undefined ? null : readArea(query.area)
  if (query.area !== undefined && area === null) return { parameter: 'area', message: 'Please draw the area again.' }
  if (area && cornersOf(area) > MOST_AREA_CORNERS)
    return { parameter: 'area', message: `An area has at most ${MOST_AREA_CORNERS} corners.`, tooMuch: true }
  return { mode, category, subtype, q, filters, sort, box, area }
}

/** Whether a search asks for a place on the map. */
export function asksForPlace({ box, area }: Pick<ServerSearch, 'box' | 'area'>): boolean {
  return box !== null || area !== null
}

/** Whether a place is where a search asks for; what has none is nowhere. */
export function isThere(lat: number | null, lng: number | null, { box, area }: ServerSearch): boolean {
  if (box === null && area === null) return true
  if (lat === null || lng === null) return false
  return (box === null || isInBox(lat, lng, box)) && (area === null || isInArea(lat, lng, area))
}
