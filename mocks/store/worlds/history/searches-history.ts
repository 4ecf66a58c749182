import type { Row } from '../../database'

const DAY = 86_400_000

type Saved = Pick<Row<'saved_search'>, 'name'> & Partial<Row<'saved_search'>>

const BLANK = {
  location: null,
  property_type: null,
  min_price: null,
  max_price: null,
  bedrooms: null,
  bathrooms: null,
  query: null,
}

/** Saved from the form, saved from the browse screen with more filters, and one with its alerts off. */
const SAVED: Record<string, readonly Saved[]> = {
  '101': [
    {
      name: 'First place in the city',
      property_type: 'Condo',
      min_price: 3_000_000,
      max_price: 9_000_000,
      bedrooms: 1,
    },
    {
      name: 'Rentals near the hospital',
      location: 'La Paz',
      property_type: 'Residential',
      max_price: 30_000,
      query: 'mode=rent&category=residential&q=La+Paz&price=0-30000',
    },
    { name: 'House with a garden in Jaro', location: 'Jaro', property_type: 'Single-Family Home', bedrooms: 3 },
  ],
  '102': [
    { name: 'Land to build on', property_type: 'Land', max_price: 12_000_000 },
    {
      name: 'Apartments to let out',
      property_type: 'Rental Property',
      query: 'mode=sale&category=investment&subtype=Rental+Property',
    },
    { name: 'Beach house', location: 'Guimaras', bedrooms: 2 },
  ],
  '103': [
    {
      name: 'Offices for a client',
      property_type: 'Commercial',
      query: 'mode=rent&category=commercial&building=Backup+Power',
    },
    { name: 'Condos to resell', property_type: 'Condo', max_price: 6_000_000 },
    { name: 'Warehouses', property_type: 'Warehouse' },
  ],
}

/** Each demo account's saved searches, the newest first; the last one's alerts are off. */
export function searchRows(now: number): Row<'saved_search'>[] {
  return Object.entries(SAVED).flatMap(([user_id, searches]) =>
    searches.map((search, place): Row<'saved_search'> => ({
      ...BLANK,
      ...search,
      id: `s${user_id}-${place + 1}`,
      user_id,
      alerts_enabled: place < 2,
      alert_frequency: 'instant',
      opened_at: new Date(now - 2 * DAY).toISOString(),
      last_alert: place === 0 ? new Date(now - 2 * DAY - 3_600_000).toISOString() : null,
      created_at: new Date(now - (place + 1) * 9 * DAY).toISOString(),
    })),
  )
}
