import type { SearchQuery } from '@/contract/search/pages'
import { needsCosts } from '../filters'
import type { SearchState } from '../filter-state'
import { writeSearch } from '../search-params'

/** Of the address, what the calls that search do not take: how results are shown, and what an area is called. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['page', 'view', 'units', 'by', 'place'])

/** A search as the calls take it: the parameters of its address. A loan that limits nothing is left out. */
export function writeServerQuery(search: SearchState): SearchQuery {
  const params = Object.entries(writeSearch(search)).filter(
    ([name]) => !OF_THE_PAGE.has(name) && (name !== 'loan' || needsCosts(search)),
  )
  return Object.fromEntries(params.map(([name, value]) => [name, String(value)]))
}
