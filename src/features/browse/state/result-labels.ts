import type { SearchState } from '@/domain/search/filter-state'
import { CATEGORIES, typesLabel } from '@/domain/listing/taxonomy'
import { t } from '@/words/words'

const TITLES = {
  sale: ['{n} Property for Sale', '{n} Properties for Sale'],
  rent: ['{n} Property for Rent', '{n} Properties for Rent'],
  all: ['{n} Property', '{n} Properties'],
} as const

/** '31 Properties for Sale', '… for Rent', '… Properties' (B 2.3, B 4), '1 Property', '10,000+ Properties'. */
export function resultsTitle(count: number, { mode }: Pick<SearchState, 'mode'>, atLeast = false): string {
  const [one, many] = TITLES[mode]
  const n = `${count.toLocaleString('en-US')}${atLeast ? '+' : ''}`
  return t(n === '1' ? one : many, { n })
}

/** The line below: the subtype, or 'All {category} properties', or 'All properties' (B 2.3). */
export function resultsLine({ category, subtype }: Pick<SearchState, 'category' | 'subtype'>): string {
  if (subtype !== 'all') return typesLabel(subtype)
  return category === 'all'
    ? t('All properties')
    : t('All {category} properties', { category: t(CATEGORIES[category].label).toLowerCase() })
}
