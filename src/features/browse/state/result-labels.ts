import type { SearchState } from '@/domain/search/filter-state'
import { typesLabel } from '@/domain/listing/taxonomy'

const MODES = { sale: 'for Sale', rent: 'for Rent', all: '' } as const

/** '31 Properties for Sale', '… for Rent', '… Properties' (B 2.3, B 4), '1 Property', '10,000+ Properties'. */
export function resultsTitle(count: number, { mode }: Pick<SearchState, 'mode'>, atLeast = false): string {
  const noun = count === 1 && !atLeast ? 'Property' : 'Properties'
  return `${count.toLocaleString('en-US')}${atLeast ? '+' : ''} ${noun} ${MODES[mode]}`.trimEnd()
}

/** The line below: the subtype, or 'All {category} properties', or 'All properties' (B 2.3). */
export function resultsLine({ category, subtype }: Pick<SearchState, 'category' | 'subtype'>): string {
  if (subtype !== 'all') return typesLabel(subtype)
  return category === 'all' ? 'All properties' : `All ${category} properties`
}
