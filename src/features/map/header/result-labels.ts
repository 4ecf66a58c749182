import type { SearchMode } from '@/domain/search/sliders'
import { counted } from '@/domain/text'

/** '31 properties', '1 property'. */
export function propertyCount(count: number): string {
  return counted(count, 'property', 'properties')
}

/** The badge of the mode (B 2.5). */
export const MODE_BADGES: Record<SearchMode, { text: string; tone: 'sale' | 'rent' | 'neutral' }> = {
  sale: { text: 'For Sale', tone: 'sale' },
  rent: { text: 'For Rent', tone: 'rent' },
  all: { text: 'All Properties', tone: 'neutral' },
}
