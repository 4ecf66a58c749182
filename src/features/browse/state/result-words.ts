import type { SearchState } from '@/domain/filter-state'

const MODES = { sale: ' for Sale', rent: ' for Rent', all: '' } as const

/** '31 Properties for Sale', '… for Rent', '… Properties' (B 2.3, readings). */
export function resultsTitle(count: number, { mode }: Pick<SearchState, 'mode'>): string {
  return `${count.toLocaleString('en-US')} Properties${MODES[mode]}`
}

/** The line below: the subtype, or 'All {category} properties', or 'All properties' (B 2.3). */
export function resultsLine({ category, subtype }: Pick<SearchState, 'category' | 'subtype'>): string {
  if (subtype !== 'all') return subtype
  return category === 'all' ? 'All properties' : `All ${category} properties`
}

/** '6 homes', '1 home'. */
export function homes(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'home' : 'homes'}`
}
