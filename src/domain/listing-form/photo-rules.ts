import { MAX_PHOTOS } from '@/contract/fields'
import { t } from '@/words/words'

/** Shown when more photos are chosen than a listing can have (A 5). */
export function tooManyPhotos(): string {
  return t('Maximum {n} photos allowed', { n: MAX_PHOTOS })
}

/** Photos are made smaller before they are sent, so this is more than the contract's `PHOTO_MAX_BYTES`. */
export const PICKED_PHOTO_MAX_BYTES = 25 * 1024 * 1024
/** The longer side of what is sent, in pixels: sharp on any screen, and 20 of them are some 8 MB. */
export const PHOTO_MAX_EDGE = 1920

type FileFacts = { name: string; type: string; size: number }
export type Refusal = { name: string; reason: string }

const PICTURE_NAME = /\.(?:jpe?g|png|webp|avif|gif|bmp|heic|heif)$/i

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** Why a file cannot be a photo, before anything is read of it; null when it can (A 5: images only). */
export function refusalOf({ name, type, size }: FileFacts): string | null {
  const picture = type === '' ? PICTURE_NAME.test(name) : type.startsWith('image/') && !type.includes('svg')
  if (!picture) return t('is not an image. Photos can be JPG, PNG, WebP, AVIF or GIF.')
  if (size === 0) return t('is empty (0 bytes). Choose it again or take another one.')
  if (size > PICKED_PHOTO_MAX_BYTES)
    return t('is too large ({size}). A photo can have up to {most}.', {
      size: megabytes(size),
      most: megabytes(PICKED_PHOTO_MAX_BYTES),
    })
  return null
}

export const UNREADABLE = 'could not be read as a picture. It may be damaged or of a kind this browser does not know.'

/** Parts the chosen files into what is taken, up to `most` with the `have` that are there, and what is not. */
export function choosePhotos<Each extends FileFacts>(
  files: readonly Each[],
  have: number,
  most: number = MAX_PHOTOS,
): { taken: Each[]; refused: Refusal[]; left: number } {
  const refused: Refusal[] = []
  const sound = files.filter((file) => {
    const reason = refusalOf(file)
    if (reason) refused.push({ name: file.name, reason })
    return reason === null
  })
  const room = Math.max(0, most - have)
  return { taken: sound.slice(0, room), refused, left: Math.max(0, sound.length - room) }
}

export function shrunkSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, PHOTO_MAX_EDGE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A picture of the form; `plan`: it is a floor plan, not a photo. */
type Item = { id: string; plan?: boolean }

export function photosOf<Each extends Item>(items: readonly Each[]): Each[] {
  return items.filter(({ plan }) => !plan)
}

/** The pictures in the order in which they are sent: the cover, the other photos as they are (A 5), the floor plans. */
export function coverFirst<Each extends Item>(items: readonly Each[], coverId: string | null): Each[] {
  const rank = ({ id, plan }: Item) => (plan ? 2 : id === coverId ? 0 : 1)
  return items.toSorted((one, other) => rank(one) - rank(other))
}

/** The cover: the chosen one while it is there, else the first (A 5). */
export function coverOf(items: readonly Item[], chosen: string | null): string | null {
  const photos = photosOf(items)
  return (photos.find(({ id }) => id === chosen) ?? photos[0])?.id ?? null
}

export function moved<Each>(items: readonly Each[], from: number, to: number): Each[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
