import type * as contract from '@/contract/listing/properties'
import { MOST_LISTED } from '@/contract/search/limits'
import { SAMPLE_PEOPLE } from '@/samples/people'
import { sampleOwner } from '@/samples/to-wire'
import type { Backend } from '../backend'
import { reply, wholeBody, type Implementations } from '../network/implement'
import { problem, requireVersion } from '../network/problem'
import { findOrThrow } from '../services/access/ownership'
import { requireStep } from '../services/access/steps'
import { hiddenOwners, hidesListings, listingState } from '../services/standing/standing'
import { insertListing, removeListing, updateListing } from '../services/store-listing'
import { readPhotos } from '../services/pictures/photos'
import type { Row } from '../store/database'
import { versionOf } from '../store/versions'
import { columnsOfNew, columnsOfUpdate } from '../wire/listing-columns'
import { wireOwner, wireOwnProperty, wireProperty, wireSingleProperty } from '../wire/listing-wire'

export const properties: Implementations<typeof contract> = {
  listProperties: async ({ backend, db }) => {
    const generated = backend.generatedListings()
    if (isTooMany(backend)) throw problem(413, TOO_MANY)
    const hidden = hiddenOwners(db)
    const isShown = ({ user_id }: Row<'property'>) => !hidden.has(user_id)
    // The ready-made JSON is no longer true when a generated row was changed, or somebody who lists.
    if (db.property.goneKeys().length > 0 || (generated && !showsAsSeeded(backend)))
      return db.property.where(isShown).map((row) => wireProperty(backend, row))
    const written = db.property.written().filter(isShown).toSorted(newestFirst)
    const rows = written.map((row) => wireProperty(backend, row))
    return generated ? reply(rows, { moreRows: generated.json() }) : rows
  },

  getProperty: ({ backend, db, params }) => {
    const row = db.property.find(params.id)
    if (!row) throw problem(404, 'Property not found')
    return wireSingleProperty(backend, row)
  },

  createProperty: async ({ backend, me, body }) => {
    const columns = columnsOfNew(body)
    const photos = await readPhotos(body.photos)
    const pictures = { photos, plans: body.floor_plan_ids }
    const row = await insertListing(backend, { ...columns, title: body.title, user_id: me().id }, pictures)
    return reply(wireSingleProperty(backend, row), { message: 'Property listed successfully!' })
  },

  updateProperty: async ({ backend, db, params, body, request }) => {
    const before = findOrThrow(db.property, params.id)
    requireStep('listing', listingState(db, before), 'updateProperty')
    requireVersion(request, versionOf(before), 'This listing was changed in the meantime.')
    const row = await updateListing(backend, before, columnsOfUpdate(body, before), {
      photos: await readPhotos(body.photos),
      removed: body.removed_photo_ids,
      order: body.photo_order,
      cover: body.cover_photo_id,
      plans: body.floor_plan_ids,
    })
    return reply(row && wireSingleProperty(backend, row), { message: 'Property updated successfully!' })
  },

  deleteProperty: async ({ backend, db, params }) => {
    const row = findOrThrow(db.property, params.id)
    requireStep('listing', listingState(db, row), 'deleteProperty')
    await removeListing(backend, row)
    return reply(undefined, { message: 'Property deleted successfully!' })
  },

  confirmProperty: ({ db, clock, params }) => {
    const row = findOrThrow(db.property, params.id)
    requireStep('listing', listingState(db, row), 'confirmProperty')
    const confirmed_at = clock.iso()
    db.property.update(row.id, { confirmed_at })
    return { confirmed_at }
  },

  listMyProperties: ({ backend, db, me }) => {
    const { id } = me()
    return db.property
      .where((row) => row.user_id === id)
      .toSorted(newestFirst)
      .map((row) => wireOwnProperty(backend, row))
  },

  // The row as it is stored: lists and pictures are text. Views and likes are for the owner alone.
  debugProperty: ({ backend, db, params }) => {
    const row = db.property.find(params.id)
    if (!row) throw problem(404, 'Property not found')
    const { views: _, likes: __, ...property } = row
    const owner = db.user.find(row.user_id)
    return wholeBody({ property, owner: owner ? wireOwner(backend, owner) : null })
  },
}

/** Where nothing can be searched. A hundred thousand in one answer are some 100 MB. */
const MOST_IN_MEMORY = 50_000
const TOO_MANY = 'So many listings do not travel in one answer. Please search them: /api/properties/search.'

function isTooMany(backend: Backend): boolean {
  const most = backend.scenario.additions === false ? MOST_IN_MEMORY : MOST_LISTED
  const written = backend.db.property.written().length
  return written + (backend.generatedListings()?.size ?? 0) > most
}

function showsAsSeeded(backend: Backend): boolean {
  const seededAt = backend.seededAt()
  return SAMPLE_PEOPLE.every((person) => {
    const user = backend.db.user.find(person.id)
    return (
      user &&
      !hidesListings(backend.db, user) &&
      JSON.stringify(wireOwner(backend, user)) === JSON.stringify(sampleOwner(person, seededAt))
    )
  })
}

function newestFirst(one: Row<'property'>, other: Row<'property'>): number {
  return other.created_at.localeCompare(one.created_at)
}
