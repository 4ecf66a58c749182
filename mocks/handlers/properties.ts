import {
  createProperty,
  deleteProperty,
  getProperty,
  listMyProperties,
  listProperties,
  updateProperty,
  type WireOwnProperty,
} from '@/contract/properties'
import { canList } from '@/domain/verification'
import type { Backend } from '../backend'
import { joinBytes } from '../bytes'
import type { Database, Row } from '../db/database'
import { json } from '../network/handle'
import { implement, reply } from '../network/implement'
import { problem } from '../network/problem'
import { columnsOfNew, columnsOfUpdate } from './listing-columns'
import { arrangePictures, BLANK_LISTING } from './new-property'
import { notify } from './notify'
import { dropPhotos, keepPhotos, readPhotos, type StoredImage } from './photos'
import { alertPriceDrop, alertSavedSearches } from './saved-search-alerts'
import { wireProperty } from './wire'

export const properties = [
  implement(listProperties, ({ backend, db }) => {
    const bulk = backend.bulk()
    const written = () =>
      db.property
        .written()
        .toSorted(newestFirst)
        .map((row) => wireProperty(db, row))
    if (!bulk) return written()
    if (db.property.baseTouched()) return db.property.all().map((row) => wireProperty(db, row))
    // Thousands of generated rows are ready-made JSON: the answer is put together without looking at one of them.
    const head = JSON.stringify(written()).slice(0, -1)
    const text = new TextEncoder()
    const before = text.encode(`{"success":true,"data":${head}${head === '[' ? '' : ','}`)
    const body = joinBytes([before, bulk.json, text.encode(']}')])
    return new Response(body, { headers: json(backend, 200, '').headers })
  }),

  implement(getProperty, ({ db, params }) => {
    const row = db.property.find(params.id)
    if (!row) throw problem(404, 'Property not found')
    return wireProperty(db, row)
  }),

  implement(createProperty, async ({ backend, db, clock, me, body }) => {
    const owner = me()
    if (!canList(owner)) throw problem(403, 'Complete verification to list properties')
    const columns = columnsOfNew(body)
    const photos = await readPhotos(body.photos)
    const id = db.newId()
    const images = await keepPhotos(backend.files, id, photos)
    const row = db.property.insert({
      ...BLANK_LISTING,
      ...columns,
      id,
      title: body.title,
      price: columns.price ?? 0,
      user_id: owner.id,
      created_at: clock.iso(),
      images: JSON.stringify(images),
      cover_photo_id: String(images[0]?.id),
    })
    alertSavedSearches(backend, row)
    return reply(wireProperty(db, row), { status: 201, message: 'Property listed successfully!' })
  }),

  implement(updateProperty, async ({ backend, db, params, me, body }) => {
    const before = ownListing(db, params.id, me(), 'edit')
    const columns = columnsOfUpdate(body, before)
    const stored = imagesOf(before)
    const photos = await readPhotos(body.photos)
    const order = { removed: body.removed_photo_ids, order: body.photo_order, cover: body.cover_photo_id }
    // Counted before anything is kept: a refused update leaves no file behind.
    arrangePictures({ ...order, stored, added: photos.map(() => ({})) })
    const images = arrangePictures({ ...order, stored, added: await keepPhotos(backend.files, before.id, photos) })
    const row = db.property.update(before.id, {
      ...columns,
      images: JSON.stringify(images),
      cover_photo_id: images[0] ? String(images[0].id) : null,
    })
    await dropPhotos(
      backend.files,
      before.id,
      stored.filter((image) => !images.includes(image)),
    )
    if (row) alertPriceDrop(backend, row, before)
    return reply(row && wireProperty(db, row), { message: 'Property updated successfully!' })
  }),

  implement(deleteProperty, async ({ backend, db, params, me }) => {
    const row = ownListing(db, params.id, me(), 'delete')
    db.property.remove(row.id)
    await dropPhotos(backend.files, row.id, imagesOf(row))
    cancelTours(backend, row)
    return reply(undefined, { message: 'Property deleted successfully!' })
  }),

  implement(listMyProperties, ({ db, me }) => {
    const { id } = me()
    return db.property
      .where((row) => row.user_id === id)
      .toSorted(newestFirst)
      .map((row) => wireOwnProperty(db, row))
  }),
]

function newestFirst(one: Row<'property'>, other: Row<'property'>): number {
  return other.created_at.localeCompare(one.created_at)
}

function imagesOf(row: Row<'property'>): StoredImage[] {
  return JSON.parse(row.images) as StoredImage[]
}

/** The listing, if it is the caller's own; else 404 or 403. */
function ownListing(db: Database, id: string, me: Row<'user'>, what: 'edit' | 'delete'): Row<'property'> {
  const row = db.property.find(id)
  if (!row) throw problem(404, 'Property not found')
  if (row.user_id !== me.id) throw problem(403, `Only the owner can ${what} this listing.`)
  return row
}

function wireOwnProperty(db: Database, row: Row<'property'>): WireOwnProperty {
  const inquiries = db.conversation.where(({ property_id }) => property_id === row.id).length
  return { ...wireProperty(db, row), views: row.views, likes: row.likes, inquiries }
}

/** Nobody shall stand before a door that nobody opens: visits still to come are cancelled, and the visitors hear of it. */
function cancelTours(backend: Backend, row: Row<'property'>): void {
  const coming = backend.db.tour.where(
    ({ property_id, status }) => property_id === row.id && (status === 'pending' || status === 'scheduled'),
  )
  for (const tour of coming) {
    backend.db.tour.update(tour.id, { status: 'cancelled' })
    notify(backend, tour.user_id, {
      type: 'tour_reminder',
      title: 'Tour cancelled',
      message: `${row.title} is no longer listed, so your visit on ${tour.date} is cancelled.`,
      link: '/dashboard/tours',
    })
  }
}
