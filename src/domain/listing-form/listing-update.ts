import type { ListingUpdate } from '@/contract/listing/listing-form'
import { fieldsOf } from '../listing/field-kinds'
import { isPhField } from '../papers/ph'
import type { ListingFormValues } from './form'
import { toListingUpdate } from './form-wire'
import { samePictures } from './merge/merge-photos'
import { coverFirst, coverOf } from './photo-rules'
import type { StoredPhoto } from './stored-photos'

export type EditedPhotos = {
  photos: readonly { id: string; stored: boolean; file: File | null; plan?: boolean }[]
  cover: string | null
}

/** What an update cannot do without (A 5: these four are required). */
const ALWAYS = ['title', 'price', 'listing_type', 'property_type'] as const

/** The required fields, the changed ones, and the pictures. Untouched fields stay to the last digit as stored. */
export function listingUpdateBody(
  before: { values: ListingFormValues; photos: readonly StoredPhoto[] },
  values: ListingFormValues,
  edited: EditedPhotos,
): ListingUpdate {
  const [old, now] = [allFields(before.values), allFields(values)]
  const changed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]))
  const required = Object.fromEntries(ALWAYS.map((name) => [name, now[name]]))
  return { ...required, ...Object.fromEntries(changed), ...pictureFields(before.photos, edited) } as ListingUpdate
}

/** Whether pictures were added, removed, put in another order or made floor plans, or another one is the cover. */
export function picturesChanged(before: readonly StoredPhoto[], { photos, cover }: EditedPhotos): boolean {
  return !samePictures(coverFirst(photos, coverOf(photos, cover)), before)
}

function allFields(values: ListingFormValues): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...toListingUpdate(values) }
  const plain = (field: string) => !isPhField(field)
  for (const name of fieldsOf('choice').filter(plain)) fields[name] ??= ''
  for (const name of fieldsOf('list').filter(plain)) fields[name] ??= []
  for (const name of fieldsOf('flag').filter(plain)) fields[name] ??= false
  return fields
}

function pictureFields(before: readonly StoredPhoto[], edited: EditedPhotos): Partial<ListingUpdate> {
  if (!picturesChanged(before, edited)) return {}
  const { photos, cover } = edited
  const added = photos.filter(({ stored }) => !stored)
  const nameOf = (photo: (typeof photos)[number]) => (photo.stored ? photo.id : `photos[${added.indexOf(photo)}]`)
  const chosen = coverOf(photos, cover)
  const order = coverFirst(photos, chosen).map(nameOf)
  const plans = photos.filter(({ plan }) => plan).map(nameOf)
  const removed = before.filter(({ id }) => !photos.some((photo) => photo.stored && photo.id === id))
  return {
    photos: added.flatMap(({ file }) => file ?? []),
    removed_photo_ids: removed.map(({ id }) => id),
    photo_order: order,
    ...(plans.length > 0 || before.some(({ plan }) => plan) ? { floor_plan_ids: plans } : {}),
    ...(order[0] === undefined ? {} : { cover_photo_id: order[0] }),
  }
}
