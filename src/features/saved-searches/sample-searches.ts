import type { SavedSearch } from '@/contract/favorites/saved-searches'

const DAY = 86_400_000

/** Sample saved searches, shown after an answer without success (A 8). */
export function sampleSearches(now: number): SavedSearch[] {
  return [
    {
      id: 'sample-1',
      name: 'Condo near the esplanade',
      location: 'Molo',
      property_type: 'Condo',
      min_price: null,
      max_price: 8_000_000,
      bedrooms: 2,
      bathrooms: 1,
      alerts_enabled: true,
      last_alert: new Date(now - DAY).toISOString(),
      properties_found: 12,
    },
    {
      id: 'sample-2',
      name: 'Family house in Jaro',
      location: 'Jaro',
      property_type: 'Single-Family Home',
      min_price: 5_000_000,
      max_price: 15_000_000,
      bedrooms: 3,
      bathrooms: 2,
      alerts_enabled: true,
      last_alert: new Date(now - 5 * DAY).toISOString(),
      properties_found: 7,
    },
    {
      id: 'sample-3',
      name: 'Land by the sea',
      location: 'Oton',
      property_type: 'Land',
      alerts_enabled: false,
      last_alert: null,
      properties_found: 3,
    },
  ]
}
