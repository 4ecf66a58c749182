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

export function listRows(now: number): Row<'favorite_list'>[] {
  const lists = [
    { name: 'To visit on Saturday', homes: ['1', 'r2'] },
    { name: 'Close to work', homes: ['7'] },
  ]
  return lists.map(({ name, homes }, place) => ({
    id: `f101-${place + 1}`,
    user_id: '101',
    name,
    property_ids: JSON.stringify(homes),
    created_at: new Date(now - (3 - place) * DAY).toISOString(),
  }))
}

/** The first list is shared; the link of the second was ended. */
export function linkRows(now: number): Row<'list_link'>[] {
  return [
    { id: 'link-saturday', list_id: 'f101-1', created_at: daysAgo(now, 2), ended_at: null },
    { id: 'link-ended', list_id: 'f101-2', created_at: daysAgo(now, 2), ended_at: daysAgo(now, 1) },
  ]
}

/** What the family of the regular demo account thinks of the shared list. */
export function voteRows(now: number): Row<'list_vote'>[] {
  const votes = [
    { voter: 'phone-of-tita-grace-1', name: 'Tita Grace', property_id: '1', vote: 'up' },
    { voter: 'phone-of-kuya-ben-01', name: 'Kuya Ben', property_id: '1', vote: 'up' },
    { voter: 'phone-of-kuya-ben-01', name: 'Kuya Ben', property_id: 'r2', vote: 'down' },
  ]
  return votes.map((vote, place) => ({
    ...vote,
    id: `v101-${place + 1}`,
    link_id: 'link-saturday',
    created_at: daysAgo(now, 1),
  }))
}

function daysAgo(now: number, days: number): string {
  return new Date(now - days * DAY).toISOString()
}
