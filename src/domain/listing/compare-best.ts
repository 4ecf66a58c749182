import type { CompareEntry } from './compare'

// Lowest is best for these, highest for the rest (A 9).
const LOWEST = ['price', 'hoa_fees', 'price_per_sqft', 'days_on_market'] as const
const HIGHEST = ['bedrooms', 'bathrooms', 'square_feet', 'parking_spots', 'year_built', 'rating', 'features'] as const

/** The rows of the comparison that have a best value; `features` counts them. */
export type CompareRow = (typeof LOWEST)[number] | (typeof HIGHEST)[number]

function valueOf(entry: CompareEntry, row: CompareRow): number {
  return row === 'features' ? entry.features.length : (entry[row] ?? 0)
}

/**
 * The ids with the best value of a row (A 9): the lowest or the highest as documented, every one of a tie. 0 stands for
 * 'none' or 'unknown' in these fields and never wins. Empty when fewer than two values are known, or all of them are equal:
 * then there is nothing to point out.
 */
export function bestOf(entries: readonly CompareEntry[], row: CompareRow): string[] {
  const values = entries.map((entry) => valueOf(entry, row))
  const known = values.filter((value) => value > 0)
  if (known.length < 2 || new Set(known).size < 2) return []
  const best = (LOWEST as readonly string[]).includes(row) ? Math.min(...known) : Math.max(...known)
  return entries.filter((_, index) => values[index] === best).map((entry) => entry.id)
}
