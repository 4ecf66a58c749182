import { furnishingOptions, type Option } from '../search/filter-panels'
import { capitalise } from '../text'
import type { Listing } from './listing'

/** The label of a stored value: that of its filter option, or the value itself with a capital. */
export function labelOf(options: readonly Option<string>[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? capitalise(value)
}

export function furnishingLabel({ category, furnishing }: Pick<Listing, 'category' | 'furnishing'>): string {
  return labelOf([...furnishingOptions(category ?? 'all'), ...furnishingOptions('commercial')], furnishing)
}
