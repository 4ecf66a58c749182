import { BLANK_COLUMNS } from '@/samples/to-wire'
import { MAX_PHOTOS } from '@/contract/fields'
import type { Row } from '../store/database'
import { invalid } from '../network/problem'
import type { StoredImage } from '../services/pictures/photos'

export const BLANK_LISTING: Omit<Row<'property'>, 'id' | 'title' | 'price' | 'user_id' | 'created_at' | 'images'> = {
  ...BLANK_COLUMNS,
  currency: 'PHP',
  listing_type: 'sale',
  status: 'available',
  deposit_currency: null,
  category: null,
  property_type: null,
  property_subtype: null,
  rating: null,
  cover_photo_id: null,
  price_history: null,
  confirmed_at: null,
  updated_at: null,
  views: 0,
  likes: 0,
}

type Ask = {
  stored: readonly StoredImage[]
  added: readonly StoredImage[]
  removed?: readonly (string | number)[] | null | undefined
  order?: readonly (string | number)[] | null | undefined
  cover?: string | number | null | undefined
  plans?: readonly (string | number)[] | null | undefined
}

/**
 * The stored ones without the removed, then the new, in the given order: the cover first, floor plans last. New
 * pictures are named `photos[0]`. Refuses (422) no photo, more than 20, unknown names, and a floor plan as the cover.
 */
export function arrangePictures({ stored, added, removed, order, cover, plans }: Ask): StoredImage[] {
  const gone = new Set((removed ?? []).map(String))
  const named: [name: string, image: StoredImage][] = [
    ...stored.map((image): [string, StoredImage] => [String(image.id), image]),
    ...added.map((image, index): [string, StoredImage] => [`photos[${index}]`, image]),
  ]
  const drawn = plans && new Set(plans.map(String))
  const kept = named
    .filter(([name]) => !gone.has(name))
    .map(([name, image]): (typeof named)[number] => [name, drawn ? ofKind(image, drawn.has(name)) : image])
  for (const [field, names] of Object.entries({
    removed_photo_ids: removed,
    photo_order: order,
    cover_photo_id: [cover],
    floor_plan_ids: plans,
  }))
    for (const name of names ?? [])
      if (name !== undefined && name !== null && !named.some(([known]) => known === String(name)))
        throw invalid(field, (t) => t("This listing has no picture '{name}'", { name }))
  const changed = gone.size + added.length + (plans?.length ?? 0) > 0
  if (changed && kept.every(([, image]) => isPlan(image))) throw invalid('photos', 'Add at least 1 photo')
  if (kept.some(([name, image]) => name === String(cover ?? '') && isPlan(image)))
    throw invalid('cover_photo_id', 'The cover must be a photo, not a floor plan')
  if (kept.length > MAX_PHOTOS) throw invalid('photos', (t) => t('Maximum {n} photos allowed', { n: MAX_PHOTOS }))
  const wanted = (order ?? []).map(String)
  const positionOf = ([name, image]: [string, StoredImage]) => {
    if (isPlan(image)) return named.length + Math.max(wanted.indexOf(name), 0)
    if (name === String(cover ?? '')) return -1
    const position = wanted.indexOf(name)
    return position === -1 ? wanted.length : position
  }
  return kept.toSorted((one, other) => positionOf(one) - positionOf(other)).map(([, image]) => image)
}

const isPlan = ({ kind }: StoredImage) => kind === 'floor_plan'

function ofKind(image: StoredImage, plan: boolean): StoredImage {
  if (plan === isPlan(image)) return image
  const { kind: _, caption: __, ...photo } = image
  return plan ? { ...photo, kind: 'floor_plan' } : photo
}
