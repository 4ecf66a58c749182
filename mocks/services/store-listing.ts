import type { Backend } from '../backend'
import type { Row } from '../store/database'
import { changeListing } from '../store/versions'
import { arrangePictures, BLANK_LISTING } from '../wire/new-property'
import { payCoins, payForSale } from './follow-ups/coins'
import { dropPhotos, keepPhotos, type Photo, type StoredImage } from './pictures/photos'
import { checkListing } from './follow-ups/listing-checks'
import { forgetLooks, keepLooks } from './pictures/photo-look'
import { closeListing } from './listing-gone'
import { declineOffersOn } from './offers/offers-store'
import { alertPriceDrop, alertSavedSearches } from './saved-search-alerts'

type Columns = Partial<Row<'property'>>
type PhotoChanges = {
  photos: readonly Photo[]
  removed: readonly (string | number)[] | null | undefined
  order: readonly (string | number)[] | null | undefined
  cover: string | number | null | undefined
  plans: readonly (string | number)[] | null | undefined
}

/** Stores a new listing with its photos, pays for a first one, and notifies the owners of matching saved searches. */
export async function insertListing(
  backend: Backend,
  columns: Columns & { title: string; user_id: string },
  { photos, plans }: Pick<PhotoChanges, 'photos' | 'plans'>,
): Promise<Row<'property'>> {
  const { db, clock, files } = backend
  // Checked before any file is stored: a refused listing must leave no file behind.
  arrangePictures({ stored: [], added: photos.map(() => ({})), plans })
  const id = db.newId()
  const added = await keepPhotos(files, id, photos)
  await keepLooks(db, id, added, photos)
  const images = arrangePictures({ stored: [], added, plans })
  const row = db.property.insert({
    ...BLANK_LISTING,
    ...columns,
    price: columns.price ?? 0,
    id,
    created_at: clock.iso(),
    images: JSON.stringify(images),
    cover_photo_id: String(images[0]?.id),
  })
  payCoins(backend, row.user_id, 'first-listing')
  alertSavedSearches(backend, row)
  checkListing(backend, row)
  return row
}

/** Pays for a sale, declines the offers on it, and notifies people of a lower price. */
export async function updateListing(
  backend: Backend,
  before: Row<'property'>,
  columns: Columns,
  { photos, ...changes }: PhotoChanges,
): Promise<Row<'property'> | undefined> {
  const { db, files } = backend
  const stored = imagesOf(before)
  arrangePictures({ ...changes, stored, added: photos.map(() => ({})) })
  const added = await keepPhotos(files, before.id, photos)
  await keepLooks(db, before.id, added, photos)
  const images = arrangePictures({ ...changes, stored, added })
  const cover_photo_id = images[0] ? String(images[0].id) : null
  const price_history = historyAfter(before, columns, backend.clock.iso())
  const row = changeListing(backend, before, {
    ...columns,
    price_history,
    images: JSON.stringify(images),
    cover_photo_id,
  })
  const dropped = stored.filter(({ id }) => !images.some((image) => image.id === id))
  await dropPhotos(files, before.id, dropped)
  forgetLooks(db, before.id, dropped)
  if (row) {
    payForSale(backend, row)
    if (row.status === 'sold') declineOffersOn(backend, row.id)
    alertPriceDrop(backend, row, before)
    checkListing(backend, row)
  }
  return row
}

/** Another currency, kind of offer or no price at all begins it anew. */
function historyAfter(before: Row<'property'>, columns: Columns, now: string): string | null {
  const after = { ...before, ...columns }
  const anew = after.currency !== before.currency || after.listing_type !== before.listing_type
  if (anew || before.price <= 0 || after.price <= 0) return null
  if (after.price === before.price) return before.price_history
  const first = { price: before.price, since: before.created_at }
  const steps = before.price_history ? (JSON.parse(before.price_history) as (typeof first)[]) : [first]
  return JSON.stringify([...steps, { price: after.price, since: now }])
}

/** Conversations about it keep its cover. Closes open offers and cancels upcoming tours. */
export async function removeListing(backend: Backend, row: Row<'property'>): Promise<void> {
  closeListing(backend, row)
  backend.db.property.remove(row.id)
  const [cover, ...others] = imagesOf(row)
  const talkedAbout = backend.db.conversation.where(({ property_id }) => property_id === row.id).length > 0
  await dropPhotos(backend.files, row.id, cover && !talkedAbout ? [cover, ...others] : others)
}

function imagesOf(row: Row<'property'>): StoredImage[] {
  return JSON.parse(row.images) as StoredImage[]
}
