import type { SearchQuery } from '@/contract/search/pages'
import type { SearchState } from '../filter-state'
import { writeSearch } from '../search-params'

/** Of the address, what the calls that search do not take: how results are shown, costs by month, and what an area is called. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['page', 'view', 'units', 'by', 'loan', 'month', 'income', 'place'])

/** A search as the calls take it: the parameters of its address. */
export function writeServerQuery(search: SearchState): SearchQuery {
  const params = Object.entries(writeSearch(search)).filter(([name]) => !OF_THE_PAGE.has(name))
  return Object.fromEntries(params.map(([name, value]) => [name, String(value)]))
}
