import type { LoanChoice } from '../finance/loan-choice'
import { choicesOf, PANEL_IDS, panelFields, panelsFor, panelsOfOneMode, type PanelId } from './filter-panels'
import { CHOICE_FILTERS, defaultFilters, type FilterState, type SearchState } from './filter-state'
import type { SearchMode } from './sliders'
import { subtypesOf, type CategoryId } from '../listing/taxonomy'

export function changeFilters(search: SearchState, changes: Partial<FilterState>): SearchState {
  return { ...search, filters: { ...search.filters, ...changes }, page: 1 }
}

function copyField<Key extends keyof FilterState>(
  to: Partial<Pick<FilterState, Key>>,
  from: Pick<FilterState, Key>,
  field: Key,
): void {
  to[field] = from[field]
}

export function resetFilters(search: SearchState, fields: readonly (keyof FilterState)[]): SearchState {
  const open = defaultFilters()
  const changes: Partial<FilterState> = {}
  for (const field of fields) copyField(changes, open, field)
  return changeFilters(search, changes)
}

export function isUsed(search: SearchState, panel: PanelId): boolean {
  const open = defaultFilters()
  return panelFields(panel).some((field) => JSON.stringify(search.filters[field]) !== JSON.stringify(open[field]))
}

/** Resets price range and furnishing, clears what only one mode has: lease, deposit, utilities (B 4). */
export function switchMode(search: SearchState, mode: SearchMode): SearchState {
  if (mode === search.mode) return search
  return resetFilters({ ...search, mode }, [
    ...panelFields('price'),
    'furnishing',
    ...panelsOfOneMode().flatMap(panelFields),
  ])
}

/** By month with a loan, or as a whole with null. The bounds of the other one are lifted: none works unseen. */
export function switchByMonth(search: SearchState, loan: LoanChoice | null): SearchState {
  const switched = { ...search, byMonth: loan !== null, loan: loan ?? search.loan }
  return resetFilters(switched, loan === null ? ['monthRange'] : ['priceRange'])
}

/** The subtype goes back to 'All Types' (B 4). Filters that the category does not show are lifted. */
export function switchCategory(search: SearchState, category: CategoryId | 'all'): SearchState {
  if (category === search.category) return { ...search, subtype: 'all', page: 1 }
  const shown = panelsFor(category, search.mode)
  const hidden = PANEL_IDS.filter((panel) => !shown.includes(panel)).flatMap(panelFields)
  for (const field of CHOICE_FILTERS)
    if (!choicesOf(field, category).some(({ value }) => value === search.filters[field])) hidden.push(field)
  return resetFilters({ ...search, category, subtype: 'all' }, hidden)
}

/** A subtype of the current category; one it does not have is 'All Types'. */
export function chooseSubtype(search: SearchState, subtype: string): SearchState {
  return { ...search, subtype: subtypesOf(search.category).includes(subtype) ? subtype : 'all', page: 1 }
}

/** Defaults, no search text, category all, no subtype, mode all (B 4). Order, view and units stay. */
export function clearAll(search: SearchState): SearchState {
  return {
    ...search,
    mode: 'all',
    category: 'all',
    subtype: 'all',
    q: '',
    filters: defaultFilters(),
    page: 1,
  }
}
