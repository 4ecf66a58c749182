import { furnishingOptions, type Option } from '@/domain/filter-panels'
import type { Listing } from '@/domain/listing'

/** How a stored value reads: the label of its filter choice, else its own words with a capital. */
export function labelOf(options: readonly Option<string>[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? capitalised(value)
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function furnishingOf(listing: Listing): string {
  return labelOf(
    [...furnishingOptions(listing.category ?? 'all'), ...furnishingOptions('commercial')],
    listing.furnishing,
  )
}

/** '1 month', '12 months'. */
export function counted(amount: number, one: string, many: string): string {
  return `${amount.toLocaleString('en-US')} ${amount === 1 ? one : many}`
}
