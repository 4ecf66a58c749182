import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { byId, shaped } from '../fields'
import { acknowledged, problem } from '../problem'

const device = shaped(/^[\w-]{16,64}$/, 'Please send 16 to 64 letters or digits')

/** What opening a listing sends. */
export const listingView = z.object({
  /**
   * Tells devices apart: 16 to 64 letters, digits, hyphens and underscores that a device makes up once, at random. No
   * answer holds it, and it is not kept together with an account.
   */
  device,
})

/** What saving a listing sends. */
export const listingSave = z.object({
  /** Tells devices apart, as in a view. */
  device,
  /** Whether the listing is saved on this device now; false takes an earlier save back. */
  saved: z.boolean('Please say true or false'),
})

export const countView = endpoint({
  id: 'countView',
  method: 'POST',
  path: '/api/properties/{id}/views',
  auth: 'bearer-if-any',
  content: 'json',
  params: byId,
  body: listingView,
  responses: { 200: acknowledged, 404: problem, 422: problem, 429: problem, 500: problem },
  summary:
    'Counts that somebody opened a listing: once for each device and day in the Philippines. The owner’s own ' +
    'views are taken and not counted.',
  source: 'A 2',
  addition: true,
})

export const countSave = endpoint({
  id: 'countSave',
  method: 'PUT',
  path: '/api/properties/{id}/saves',
  auth: 'bearer-if-any',
  content: 'json',
  params: byId,
  body: listingSave,
  responses: { 200: acknowledged, 404: problem, 422: problem, 429: problem, 500: problem },
  summary:
    'Counts that somebody saved a listing, once for each device, or takes that back. The owner’s own saves are ' +
    'taken and not counted.',
  source: 'A 2',
  addition: true,
})
