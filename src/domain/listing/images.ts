import type { Listing, ListingImage } from './listing'
import { amountOrNull, isRecord, textOf } from '../wire-values'

/** What an empty or unusable picture address becomes (B 7). */
export const PLACEHOLDER_IMAGE = '/placeholder-image.jpg'

/** Where stored files lie: at the backend, which may be another origin than the page's. Empty: the page's own. */
const STORAGE_ORIGIN = import.meta.env.VITE_API_URL ?? ''

const CONTROL_CHARACTERS = /\p{Cc}/gu
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i
const OWN_STORAGE = /^\/(?:api\/)?storage\//
/** Names and folders that need no cleaning, as nearly all do: ten thousand listings have half a million addresses. */
const PLAIN_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/
const PLAIN_STORAGE = /^\/(?:api\/)?storage\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/** Drops empty, `.` and `..` segments, encoded ones too, so that a path cannot leave its folder. */
function cleanPath(path: string): string {
  const kept = path.split(/[/\\]/).filter((segment) => {
    const plain = segment.replaceAll(/%2e/gi, '.').trim()
    return plain !== '' && plain !== '.' && plain !== '..' && !/%(?:2f|5c|00)/i.test(segment)
  })
  return kept.join('/')
}

/**
 * B 7: a full http URL unchanged; `properties/…` from `/api/storage/{path}`; other names from
 * `/api/storage/properties/`. `blob:` passes; anything else gives the placeholder. Never throws.
 */
export function resolveImageUrl(value: unknown): string {
  if (typeof value !== 'string') return PLACEHOLDER_IMAGE
  if (PLAIN_PATH.test(value)) return storedAddress(value)
  if (PLAIN_STORAGE.test(value)) return STORAGE_ORIGIN + value
  const text = value.replaceAll(CONTROL_CHARACTERS, '').trim()
  if (/^https?:\/\//i.test(text) || /^blob:/i.test(text)) return text
  if (text === '' || ANY_SCHEME.test(text)) return PLACEHOLDER_IMAGE
  const path = cleanPath(text)
  return text.startsWith('/') && OWN_STORAGE.test(`/${path}`) ? `${STORAGE_ORIGIN}/${path}` : storedAddress(path)
}

function storedAddress(path: string): string {
  if (path === '' || `/${path}` === PLACEHOLDER_IMAGE) return PLACEHOLDER_IMAGE
  return `${STORAGE_ORIGIN}/api/storage/${path.startsWith('properties/') ? '' : 'properties/'}${path}`
}

/** The same URL with the `/storage/properties/` segment added or removed (B 8). Null: show 'No Image'. */
export function retrySource(src: string): string | null {
  if (src.includes('/storage/properties/')) return src.replace('/storage/properties/', '/storage/')
  return src.includes('/storage/') ? src.replace('/storage/', '/storage/properties/') : null
}

// The order in which the documented names of a picture's address are tried (B 3.2, A 3).
const SOURCE_KEYS = ['image_url', 'path', 'url', 'src', 'image_path', 'file_path', 'file_url', 'filename', 'name']

function fieldsOf(image: unknown): Record<string, unknown> {
  return isRecord(image) ? image : {}
}

/** The stored address in a wire picture, text or an object with a documented name; empty if none. */
export function imageSource(image: unknown): string {
  if (typeof image === 'string') return image.trim()
  const fields = fieldsOf(image)
  for (const key of SOURCE_KEYS) {
    const text = textOf(fields[key])
    if (text !== '') return text
  }
  return ''
}

const SAFE_STAND_IN = /^(?:data:image\/(?:png|jpeg|webp|gif|avif);base64,[a-z0-9+/=]+|[a-z0-9+/=]+|#[0-9a-f]{3,8})$/i

function variantsOf(value: unknown): ListingImage['variants'] {
  if (!Array.isArray(value)) return []
  const variants: ListingImage['variants'] = []
  for (const entry of value) {
    const width = amountOrNull(fieldsOf(entry)['width']) ?? 0
    const src = resolveImageUrl(imageSource(entry))
    if (width > 0 && src !== PLACEHOLDER_IMAGE) variants.push({ width, src })
  }
  return variants.toSorted((a, b) => a.width - b.width)
}

export function isFloorPlan(image: unknown): boolean {
  return fieldsOf(image)['kind'] === 'floor_plan'
}

/** Photos apart from floor plans; entries without an address are left out. */
export function toPictures(value: unknown): Pick<Listing, 'images' | 'floorPlans'> {
  const pictures: Pick<Listing, 'images' | 'floorPlans'> = { images: [], floorPlans: [] }
  const { images, floorPlans } = pictures
  for (const image of Array.isArray(value) ? value : []) {
    const src = resolveImageUrl(imageSource(image))
    if (src === PLACEHOLDER_IMAGE) continue
    const plan = isFloorPlan(image)
    const fields = fieldsOf(image)
    const standIn = textOf(fields['placeholder'])
    const picture: ListingImage = {
      src,
      alt: textOf(fields['alt']),
      width: amountOrNull(fields['width']),
      height: amountOrNull(fields['height']),
      placeholder: SAFE_STAND_IN.test(standIn) ? standIn : null,
      variants: variantsOf(fields['variants']),
    }
    if (plan) floorPlans.push({ ...picture, caption: textOf(fields['caption']) })
    else images.push(picture)
  }
  return pictures
}

/** Variants and, where its width is known, the picture itself; undefined when there is nothing to choose. */
export function srcSet(image: Pick<ListingImage, 'src' | 'width' | 'variants'>): string | undefined {
  if (image.variants.length === 0) return undefined
  const own = image.width === null ? [] : [{ width: image.width, src: image.src }]
  const files = [...image.variants, ...own]
  // A space or a comma would end the candidate.
  return files.map(({ src, width }) => `${src.replaceAll(' ', '%20').replaceAll(',', '%2C')} ${width}w`).join(', ')
}
