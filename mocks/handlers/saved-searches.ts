import { OFFER_MAX } from '@/contract/fields'
import type * as contract from '@/contract/favorites/saved-searches'
import type { SavedSearch } from '@/contract/favorites/saved-searches'
import { nameKey, type SavedCriteria } from '@/domain/search/saved-search'
import { amountOrNull } from '@/domain/wire-values'
import type { Backend } from '../backend'
import type { Implementations } from '../network/implement'
import { invalid } from '../network/problem'
import { findOrThrow } from '../services/access/ownership'
import { dropMatches } from '../services/follow-ups/search-digests'
import { countForSaved, countNew } from '../services/matching-listings'
import type { Database, Row } from '../store/database'

type SearchRow = Row<'saved_search'>

export const savedSearches: Implementations<typeof contract> = {
  listSavedSearches: ({ backend, db, me }) => {
    const { id } = me()
    return db.saved_search
      .where((row) => row.user_id === id)
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
      .map((row) => wireSearch(backend, row))
  },

  createSavedSearch: ({ backend, db, clock, me, body }) => {
    const { id } = me()
    requireOwnName(db, id, body.name, null)
    const row = db.saved_search.insert({
      id: db.newId(),
      user_id: id,
      name: body.name,
      ...columnsOf(body),
      alerts_enabled: body.alerts_enabled ?? true,
      alert_frequency: body.alert_frequency ?? 'instant',
      last_alert: null,
      opened_at: null,
      created_at: clock.iso(),
    })
    return wireSearch(backend, row)
  },

  updateSavedSearch: ({ backend, db, me, params, body }) => {
    const { id, alerts_enabled, alert_frequency } = findOrThrow(db.saved_search, params.id)
    requireOwnName(db, me().id, body.name, id)
    const changes = {
      name: body.name,
      ...columnsOf(body),
      alerts_enabled: body.alerts_enabled ?? alerts_enabled,
      alert_frequency: body.alert_frequency ?? alert_frequency,
    }
    if (!changes.alerts_enabled) dropMatches(db, id)
    return wireSearch(backend, db.saved_search.update(id, changes)!)
  },

  toggleSavedSearchAlerts: ({ db, params }) => {
    const { id, alerts_enabled } = findOrThrow(db.saved_search, params.id)
    db.saved_search.update(id, { alerts_enabled: !alerts_enabled })
    if (alerts_enabled) dropMatches(db, id)
    return undefined
  },

  openSavedSearch: ({ db, clock, params }) => {
    db.saved_search.update(params.id, { opened_at: clock.iso() })
    return undefined
  },

  deleteSavedSearch: ({ db, params }) => {
    db.saved_search.remove(params.id)
    dropMatches(db, params.id)
    return undefined
  },
}

function requireOwnName(db: Database, userId: string, name: string, id: string | null) {
  const others = db.saved_search.where((row) => row.user_id === userId && row.id !== id)
  if (others.some((row) => nameKey(row.name) === nameKey(name))) {
    throw invalid('name', 'You already have a saved search with this name.')
  }
}

function columnsOf(given: SavedCriteria) {
  const min_price = amountOrNull(given.min_price)
  const max_price = amountOrNull(given.max_price)
  for (const [field, price] of Object.entries({ min_price, max_price }))
    if (price !== null && price > OFFER_MAX)
      throw invalid(field, (t) => t('Please enter at most {n}.', { n: OFFER_MAX.toLocaleString('en') }))
  if (min_price !== null && max_price !== null && min_price > max_price) {
    throw invalid('max_price', 'The maximum price is lower than the minimum price.')
  }
  return {
    location: given.location?.trim() || null,
    property_type: given.property_type || null,
    min_price,
    max_price,
    bedrooms: amountOrNull(given.bedrooms),
    bathrooms: amountOrNull(given.bathrooms),
    query: given.query || null,
  }
}

function wireSearch(backend: Backend, { user_id, created_at, opened_at, ...fields }: SearchRow): SavedSearch {
  const new_since = opened_at ?? created_at
  return {
    ...fields,
    properties_found: countForSaved(backend, fields),
    new_count: countNew(backend, fields, user_id, Date.parse(new_since)),
    new_since,
  }
}
