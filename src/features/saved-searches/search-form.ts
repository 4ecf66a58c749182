import { activeFilters, type ActiveFilter } from '@/domain/search/active-filters'
import { defaultFilters, defaultSearch, type SearchState } from '@/domain/search/filter-state'
import { criteriaOfSearch, nameKey, searchOfSaved } from '@/domain/search/saved-search'
import { changeFilters, switchCategory, switchMode } from '@/domain/search/search-changes'
import type { SearchMode } from '@/domain/search/sliders'
import { CATEGORIES, CATEGORY_IDS, typesLabel, type CategoryId } from '@/domain/listing/taxonomy'
import type { AlertFrequency, SavedSearch, SavedSearchForm } from '@/contract/favorites/saved-searches'
import { t, type Label } from '@/words/words'

/** Form values. Prices in pesos; `kind` is 'all', a category, or `category/subtype`. */
export type SearchForm = {
  name: string
  mode: SearchMode
  kind: string
  location: string
  min: number | null
  max: number | null
  bedrooms: number | null
  bathrooms: number | null
  alerts: boolean
  frequency: AlertFrequency
  /** The search it started from, with filters that the form has no field for. */
  base: SearchState
}

export type SearchProblems = { name?: string; min_price?: string; max_price?: string; form?: string }

export const NEW_SEARCH: SearchForm = {
  name: '',
  mode: 'all',
  kind: 'all',
  location: '',
  min: null,
  max: null,
  bedrooms: null,
  bathrooms: null,
  alerts: true,
  frequency: 'instant',
  base: { ...defaultSearch(), mode: 'all', filters: defaultFilters() },
}

/** Property types to choose from: each category as a whole, then its subtypes (B 3.8). */
const kinds = (): readonly { value: string; label: string }[] => [
  { value: 'all', label: t('Any') },
  ...CATEGORY_IDS.flatMap((category) => {
    const { label, subtypes } = CATEGORIES[category]
    return [
      { value: category, label: t('{category}, all types', { category: t(label) }) },
      ...subtypes.map((type) => ({ value: `${category}/${type}`, label: kindLabel(category, type) })),
    ]
  }),
]

export function kindsWith(kind: string): ReturnType<typeof kinds> {
  const [, subtype = ''] = kind.split('/', 2)
  const all = kinds()
  return all.some(({ value }) => value === kind) ? all : [...all, { value: kind, label: typesLabel(subtype) }]
}

// One subtype is in two categories (B 3.8).
function kindLabel(category: CategoryId, type: string): string {
  const others = CATEGORY_IDS.filter((id) => (CATEGORIES[id].subtypes as readonly string[]).includes(type))
  return others.length > 1 ? `${t.known(type)} (${t(CATEGORIES[category].label)})` : t.known(type)
}

export function formOf(saved: SavedSearch): SearchForm {
  return {
    ...NEW_SEARCH,
    ...fieldsOf(searchOfSaved(saved)),
    name: saved.name,
    alerts: saved.alerts_enabled,
    frequency: saved.alert_frequency ?? 'instant',
  }
}

export function fieldsOf(base: SearchState) {
  const { mode, category, subtype, q, filters } = base
  return {
    mode,
    kind: subtype === 'all' ? category : `${category}/${subtype}`,
    location: q,
    min: filters.priceRange[0] || null,
    max: filters.priceRange[1],
    bedrooms: filters.bedrooms,
    bathrooms: filters.bathrooms,
    base,
  }
}

/** Filters that the new category or mode does not have are lifted, as on the browse screen. */
export function searchOfForm({ mode, kind, location, min, max, bedrooms, bathrooms, base }: SearchForm): SearchState {
  const [named = 'all', subtype = 'all'] = kind.split('/')
  const category = CATEGORY_IDS.find((id) => id === named) ?? 'all'
  const moved = switchCategory(switchMode(base, mode), category)
  return changeFilters({ ...moved, subtype, q: location.trim() }, { priceRange: [min ?? 0, max], bedrooms, bathrooms })
}

const OWN_FIELDS = ['q', 'category', 'subtype', 'priceRange', 'bedrooms', 'bathrooms']

export function furtherFilters(form: SearchForm, currency: string): ActiveFilter[] {
  return activeFilters(searchOfForm(form), currency).filter(({ key }) => !OWN_FIELDS.includes(key))
}

/** Errors that can be found without the server. `taken`: names of the other searches. */
export function searchProblems({ name, min, max }: SearchForm, taken: readonly string[]): SearchProblems {
  const problems: SearchProblems = {}
  if (name.trim() === '') problems.name = t('Please name your search')
  else if (taken.some((other) => nameKey(other) === nameKey(name))) problems.name = t(NAME_TAKEN)
  if (min !== null && max !== null && min > max) {
    problems.max_price = t('The maximum price is lower than the minimum price.')
  }
  return problems
}

export const NAME_TAKEN: Label = 'You already have a saved search with this name.'

export function bodyOf(form: SearchForm): SavedSearchForm {
  return {
    name: form.name.trim(),
    ...criteriaOfSearch(searchOfForm(form)),
    alerts_enabled: form.alerts,
    alert_frequency: form.frequency,
  }
}
