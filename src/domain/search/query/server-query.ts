import type { ClusterQuery } from '@/contract/search/clusters'
import { MOST_AREA_CORNERS } from '@/contract/search/limits'
import type { SearchQuery } from '@/contract/search/pages'
import { chosenTypes, typesWithin } from '../../listing/taxonomy'
import { LIST_FILTERS, type SearchState } from '../filter-state'
import { FIELDS } from '../../listing/fields'
import type { Criteria } from '../filters'
import { readSearch } from '../search-params'
import { cornersOf, readArea, readBox } from './area'

export type ServerSearch = Criteria & Pick<SearchState, 'sort' | 'loan'>

/** The parameter of a query that cannot be searched by. */
export type QueryError = {
  parameter: keyof Given
  wrong: 'not of the category' | 'outside the globe' | 'no area' | 'too many corners'
}

type Given = Partial<SearchQuery & ClusterQuery>

export function readServerQuery(query: Given): ServerSearch | QueryError {
  const { mode, category, subtype, q, filters, sort, loan } = readSearch(query)
  if (!chosenTypes(query.subtype ?? 'all').every((type) => type === '' || typesWithin(category).includes(type)))
    return { parameter: 'subtype', wrong: 'not of the category' }
  // The address drops items that no checklist has; who asks the server for one finds nothing.
  for (const field of LIST_FILTERS) {
    const items = query[FIELDS[field].filter.param]
    if (items) filters[field] = items.split(',')
  }
  if (query.bbox !== undefined && readBox(query.bbox) === null) return { parameter: 'bbox', wrong: 'outside the globe' }
  const area = query.area === undefined ? null : readArea(query.area)
  if (query.area !== undefined && area === null) return { parameter: 'area', wrong: 'no area' }
  if (area && cornersOf(area) > MOST_AREA_CORNERS) return { parameter: 'area', wrong: 'too many corners' }
  const { owner } = query
  return { mode, category, subtype, q, filters, sort, loan, ...(owner === undefined ? {} : { owner }) }
}
