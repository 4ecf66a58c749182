import type { SearchMode } from '@/domain/search/sliders'
import { counted } from '@/domain/text'

export function propertyCount(count: number): string {
  return counted(count, 'property', 'properties')
}

export const MODE_BADGES: Record<SearchMode, { text: string; tone: 'sale' | 'rent' | 'neutral' }> = {
  sale: { text: 'For Sale', tone: 'sale' },
  rent: { text: 'For Rent', tone: 'rent' },
  all: { text: 'All Properties', tone: 'neutral' },
}
