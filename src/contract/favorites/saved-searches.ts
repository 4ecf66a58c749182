import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { byId, id, instant, required, SEARCH_NAME_MAX } from '../fields'
import { acknowledged, answer, problem } from '../problem'
import { bathrooms, bedrooms } from '../listing/listing-values'
import { listings, money } from '../values/numbers'
import { fullName, line, location, longText } from '../values/texts'

/** What is searched for. Prices in pesos; bedrooms and bathrooms are minimums; what is left out does not matter. */
const criteria = {
  /** City, district or street to search for. */
  location: z.nullish(location),
  /** Subtype or category (B 3.8). */
  property_type: z.nullish(line),
  /** Lowest price, in pesos. */
  min_price: z.nullish(money),
  /** Highest price, in pesos. */
  max_price: z.nullish(money),
  /** Fewest bedrooms. */
  bedrooms: z.nullish(bedrooms),
  /** Fewest bathrooms. */
  bathrooms: z.nullish(bathrooms),
  /** Addition: the browse screen's URL parameters, for a search that was saved there with every filter. */
  query: z.nullish(longText),
}

/**
 * How often alerts come: at once, or gathered into one at 8:00 in the Philippines each day or each Monday. A gathered
 * alert is one notification that names the homes, and none is sent while nothing matches.
 */
export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number]

/** One saved search (A 3). */
export const savedSearch = z.object({
  /** Id of the saved search. */
  id,
  /** Name that the user gave it. */
  name: fullName,
  ...criteria,
  /** Whether new matches notify the user. */
  alerts_enabled: z.boolean(),
  /** Addition: how often alerts come; left out means `instant`. */
  alert_frequency: z.nullish(z.enum(ALERT_FREQUENCIES)),
  /** When the last notification was made, ISO 8601 with a zone; null before the first. */
  last_alert: z.nullish(instant),
  /** How many listings match now; computed by the server. */
  properties_found: z.nullish(listings),
  /** Addition: how many of them others published after `new_since`; computed by the server. */
  new_count: z.nullish(listings),
  /** Addition: when the search was last opened, or saved if it never was, ISO 8601 with a zone. */
  new_since: z.nullish(instant),
})

/** What creating and changing a saved search send. */
export const savedSearchForm = z.object({
  /** Name of the search, not empty. */
  name: required('Please name your search', SEARCH_NAME_MAX),
  ...criteria,
  /** Whether new matches notify the user. */
  alerts_enabled: z.optional(z.boolean()),
  /** Addition: how often alerts come; left out, a new search has `instant` and a changed one keeps what it has. */
  alert_frequency: z.optional(z.enum(ALERT_FREQUENCIES, 'Please choose how often alerts come')),
})

export type SavedSearch = z.output<typeof savedSearch>
export type SavedSearchForm = z.input<typeof savedSearchForm>

export const listSavedSearches = endpoint({
  id: 'listSavedSearches',
  method: 'GET',
  path: '/api/saved-searches',
  auth: 'bearer',
  responses: { 200: answer(z.array(savedSearch)), 401: problem, 500: problem },
  summary: 'The caller’s saved searches.',
  source: 'A 7',
})

export const createSavedSearch = endpoint({
  id: 'createSavedSearch',
  method: 'POST',
  path: '/api/saved-searches',
  auth: 'bearer',
  content: 'json',
  body: savedSearchForm,
  responses: { 201: answer(savedSearch), 401: problem, 403: problem, 422: problem, 500: problem },
  summary: 'Saves a search, with alerts on unless said otherwise.',
  source: 'A 2',
  addition: true,
})

export const updateSavedSearch = endpoint({
  id: 'updateSavedSearch',
  method: 'PUT',
  path: '/api/saved-searches/{id}',
  auth: 'bearer',
  content: 'json',
  params: byId,
  body: savedSearchForm,
  responses: {
    200: answer(savedSearch),
    401: problem,
    403: problem,
    404: problem,
    422: problem,
    500: problem,
  },
  summary: 'Replaces the name and the criteria of one of the caller’s saved searches.',
  source: 'A 2',
  addition: true,
})

export const toggleSavedSearchAlerts = endpoint({
  id: 'toggleSavedSearchAlerts',
  method: 'PUT',
  path: '/api/saved-searches/{id}/toggle-alerts',
  auth: 'bearer',
  params: byId,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'Turns the alerts of a saved search on if they are off, and off if they are on.',
  source: 'A 7',
})

export const openSavedSearch = endpoint({
  id: 'openSavedSearch',
  method: 'POST',
  path: '/api/saved-searches/{id}/open',
  auth: 'bearer',
  params: byId,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'Says that the caller looks at what a saved search finds: listings count as new from now on.',
  source: 'A 7',
  addition: true,
})

export const deleteSavedSearch = endpoint({
  id: 'deleteSavedSearch',
  method: 'DELETE',
  path: '/api/saved-searches/{id}',
  auth: 'bearer',
  params: byId,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'Removes one of the caller’s saved searches.',
  source: 'A 7',
})
