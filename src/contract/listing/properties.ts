import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { byId, instant } from '../fields'
import { listingUpdate, newListing } from './listing-form'
import { ownProperty, property } from './property'
import { acknowledged, answer, answerIfAny, problem } from '../problem'

export const listProperties = endpoint({
  id: 'listProperties',
  method: 'GET',
  path: '/api/properties',
  auth: 'bearer-if-any',
  content: 'json',
  responses: { 200: answer(z.array(property)), 413: problem, 500: problem },
  summary: 'Every listing. The app filters and sorts by itself; the token, if there is one, travels along.',
  source: 'B 7, A 7',
})

export const getProperty = endpoint({
  id: 'getProperty',
  method: 'GET',
  path: '/api/properties/{id}',
  auth: 'none',
  params: byId,
  responses: { 200: answer(property), 404: problem, 500: problem },
  summary: 'One listing with its owner and pictures.',
  source: 'B 7, A 7',
})

export const createProperty = endpoint({
  id: 'createProperty',
  method: 'POST',
  path: '/api/properties',
  auth: 'bearer',
  content: 'multipart',
  idempotencyKey: true,
  body: newListing,
  responses: { 201: answerIfAny(property), 401: problem, 403: problem, 422: problem, 500: problem },
  summary: 'Lists a property under the form’s field names; refused (403) until phone and ID are both verified.',
  source: 'A 7',
})

export const updateProperty = endpoint({
  id: 'updateProperty',
  method: 'POST',
  path: '/api/properties/{id}',
  auth: 'bearer',
  content: 'multipart',
  ifMatch: true,
  params: byId,
  body: listingUpdate,
  responses: {
    200: answerIfAny(property),
    401: problem,
    403: problem,
    404: problem,
    412: problem,
    422: problem,
    500: problem,
  },
  summary:
    'Changes one of the caller’s own listings, under the names in which the server stores its fields; refused ' +
    '(412) if it was changed since the state that `If-Match` names.',
  source: 'A 7',
})

export const deleteProperty = endpoint({
  id: 'deleteProperty',
  method: 'DELETE',
  path: '/api/properties/{id}',
  auth: 'bearer',
  params: byId,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'Removes one of the caller’s own listings.',
  source: 'A 7',
})

export const confirmProperty = endpoint({
  id: 'confirmProperty',
  method: 'POST',
  path: '/api/properties/{id}/confirm',
  auth: 'bearer',
  params: byId,
  responses: {
    200: answer(
      z.object({
        /** The time of this confirmation, which the listing has from now on. */
        confirmed_at: instant,
      }),
    ),
    401: problem,
    403: problem,
    404: problem,
    409: problem,
    500: problem,
  },
  summary:
    'Says that one of the caller’s own listings is still to be had, which the listing then shows; refused (409) ' +
    'for one that is sold or rented out.',
  source: 'A 7',
  addition: true,
})

export const listMyProperties = endpoint({
  id: 'listMyProperties',
  method: 'GET',
  path: '/api/my-properties',
  auth: 'bearer',
  responses: { 200: answer(z.array(ownProperty)), 401: problem, 500: problem },
  summary: 'The caller’s own listings, whatever their status, newest first.',
  source: 'A 7',
})

export const debugProperty = endpoint({
  id: 'debugProperty',
  method: 'GET',
  path: '/api/debug/property/{id}',
  auth: 'none',
  params: byId,
  responses: { 200: z.record(z.string(), z.unknown()), 404: problem, 500: problem },
  summary: 'One listing as the server holds it, raw, for the developers’ page.',
  source: 'A 7',
})
