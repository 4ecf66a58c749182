import type { SearchMode } from '@/domain/search/sliders'
import type { Label } from '@/words/words'

export const MODE_BADGES: Record<SearchMode, { text: Label; tone: 'sale' | 'rent' | 'neutral' }> = {
  sale: { text: 'For Sale', tone: 'sale' },
  rent: { text: 'For Rent', tone: 'rent' },
  all: { text: 'All Properties', tone: 'neutral' },
}
