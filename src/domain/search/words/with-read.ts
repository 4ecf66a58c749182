import { defaultSearch, type SearchState } from '../filter-state'
import { criteriaLabels } from '../saved-search'
import { switchCategory, switchMode } from '../search-changes'
import { readSearch, writeSearch } from '../search-params'
import type { Interpretation } from './interpret'

/** A search with what was read of its text as filters; what was not read is its text. */
export function withRead(search: SearchState, { params, left }: Interpretation): SearchState {
  const { mode, category } = readSearch(params)
  const moved = params.mode === undefined ? search : switchMode(search, mode)
  const within = params.category === undefined ? moved : switchCategory(moved, category)
  return readSearch({ ...writeSearch({ ...within, page: 1 }), ...params, q: left })
}

/** What was read, as the chips of its filters say it. */
export function readLabels(read: Interpretation, currency: string): string {
  return criteriaLabels(withRead({ ...defaultSearch(), mode: 'all' }, read), currency).join(' · ')
}
