import type { SearchMode } from '@/domain/search/sliders'

export const MODE_BADGES: Record<SearchMode, { text: string; tone: 'sale' | 'rent' | 'neutral' }> = {
  sale: { text: 'For Sale', tone: 'sale' },
  rent: { text: 'For Rent', tone: 'rent' },
  all: { text: 'All Properties', tone: 'neutral' },
}
