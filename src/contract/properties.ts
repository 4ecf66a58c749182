import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { byId, encodedList, id, instant, numeric } from './fields'
import { listingUpdate, newListing } from './listing-form'
import { acknowledged, answer, answerIfAny, problem } from './problem'

/**
 * A listing's owner as the property calls give it (B 3.2), to everybody alike: `email` and `phone_number` are null unless the
 * owner's privacy settings show them (`showEmail`, `showPhone`, A 6).
 */
export const propertyUser = z.object({
  id,
  name: z.nullish(z.string()),
  first_name: z.nullish(z.string()),
  last_name: z.nullish(z.string()),
  username: z.nullish(z.string()),
  email: z.nullish(z.string()),
  phone_number: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  // Additions: what the tier badge, the picture and the rating on cards and detail need.
  profile_picture: z.nullish(z.string()),
  phone_verified: z.nullish(z.boolean()),
  id_verified: z.nullish(z.boolean()),
  premium_plan: z.nullish(z.string()),
  rating: z.nullish(z.number()),
  review_count: z.nullish(z.number()),
  member_since: z.nullish(z.string()),
})

/** One picture: documented as an object with `image_url`, elsewhere as text or with `path`, `url` or `src` (B 3.2). */
export const propertyImage = z.union([
  z.string(),
  z.object({
    id: z.optional(id),
    image_url: z.nullish(z.string()),
    path: z.nullish(z.string()),
    url: z.nullish(z.string()),
    src: z.nullish(z.string()),
    // Additions: size in pixels, what the picture shows, a tiny blurred stand-in, and narrower files of the same picture.
    width: z.nullish(z.number()),
    height: z.nullish(z.number()),
    alt: z.nullish(z.string()),
    placeholder: z.nullish(z.string()),
    variants: z.nullish(z.array(z.object({ width: z.number(), image_url: z.string() }))),
  }),
])

/** A listing as the server returns it (B 3.2). Areas in square feet, lots in acres, heights in feet, prices in `currency`. */
export const property = z.object({
  id,
  title: z.string(),
  price: z.nullish(numeric),
  currency: z.nullish(z.string()),
  listing_type: z.enum(['sale', 'rent']),
  status: z.nullish(z.string()),
  user_id: z.nullish(id),
  user: z.nullish(propertyUser),
  images: z.nullish(z.array(propertyImage)),
  size: z.nullish(numeric),
  parking: z.nullish(numeric),
  bedrooms: z.nullish(numeric),
  bathrooms: z.nullish(numeric),
  street: z.nullish(z.string()),
  address: z.nullish(z.string()),
  city: z.nullish(z.string()),
  province: z.nullish(z.string()),
  zip: z.nullish(z.string()),
  description: z.nullish(z.string()),
  features: encodedList,
  utilities_included: encodedList,
  nearby_amenities: encodedList,
  latitude: z.nullish(numeric),
  lat: z.nullish(numeric),
  longitude: z.nullish(numeric),
  lng: z.nullish(numeric),
  year_built: z.nullish(numeric),
  furnishing: z.nullish(z.string()),
  pet_friendly: z.nullish(z.union([z.boolean(), z.number()])),
  minimum_lease: z.nullish(numeric),
  deposit: z.nullish(numeric),
  deposit_currency: z.nullish(z.string()),
  floor_level: z.nullish(z.string()),
  category: z.nullish(z.string()),
  property_type: z.nullish(z.string()),
  property_subtype: z.nullish(z.string()),
  condition: z.nullish(z.string()),
  lot_size: z.nullish(numeric),
  ceiling_height: z.nullish(numeric),
  loading_bays: z.nullish(numeric),
  capacity: z.nullish(numeric),
  zoning_type: z.nullish(z.string()),
  occupancy_status: z.nullish(z.string()),
  roi: z.nullish(numeric),
  /** Addition: the land title, one of `LISTING_TITLE_TYPES`. */
  title_type: z.nullish(z.string()),
  hoa_fees: z.nullish(numeric),
  rating: z.nullish(z.number()),
  created_at: z.nullish(instant),
  building_features: encodedList,
  industrial_features: encodedList,
  land_features: encodedList,
  special_features: encodedList,
  investment_features: encodedList,
  cover_photo_id: z.nullish(id),
})

/** One of the caller's own listings, with what only its owner learns. */
export const ownProperty = z.extend(property, {
  // Additions: how often it was opened and saved by others, and how many people wrote about it.
  views: z.nullish(z.number()),
  likes: z.nullish(z.number()),
  inquiries: z.nullish(z.number()),
})

export type WireProperty = z.output<typeof property>
export type WireOwnProperty = z.output<typeof ownProperty>
export type WirePropertyUser = z.output<typeof propertyUser>
export type WirePropertyImage = z.output<typeof propertyImage>

export const listProperties = endpoint({
  id: 'listProperties',
  method: 'GET',
  path: '/api/properties',
  auth: 'bearer-if-any',
  content: 'json',
  responses: { 200: answer(z.array(property)), 429: problem, 500: problem },
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
  params: byId,
  body: listingUpdate,
  responses: {
    200: answerIfAny(property),
    401: problem,
    403: problem,
    404: problem,
    422: problem,
    500: problem,
  },
  summary: 'Changes one of the caller’s own listings, under the names in which the server stores its fields.',
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
