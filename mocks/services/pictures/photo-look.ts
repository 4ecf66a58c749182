import type { Database } from '../../store/database'
import type { Photo, StoredImage } from './photos'

/** Cells of a difference hash, and the pixels across each of them. */
const [ACROSS, DOWN, CELL] = [17, 16, 16]
/** Of 256 bits; unlike pictures differ in some 120. */
const SAME_UP_TO = 24
/** A picture with fewer marks, such as a plain color, looks like any other of its kind. */
const FEWEST_MARKS = 24

/** Keeps what the photos of a listing look like, each under its stored image. */
export async function keepLooks(
  db: Database,
  listing: string,
  added: readonly StoredImage[],
  photos: readonly Photo[],
): Promise<void> {
  const looks = await Promise.all(photos.map(({ file }) => lookOf(file)))
  for (const [at, image] of added.entries())
    db.photo_look.insert({ id: keyOf(listing, image), property_id: listing, look: looks[at] ?? '' })
}

/** Of the given images; of all where none are given. */
export function forgetLooks(db: Database, listing: string, images?: readonly StoredImage[]): void {
  const keys = images?.map((image) => keyOf(listing, image))
  db.photo_look.removeWhere(({ id, property_id }) => property_id === listing && (!keys || keys.includes(id)))
}

function keyOf(listing: string, { id }: StoredImage): string {
  return `${listing} ${id}`
}

export function looksSame(one: string, other: string): boolean {
  if (one === other) return true
  if (one.length !== other.length || !one.startsWith(SEEN) || !other.startsWith(SEEN)) return false
  return Array.from(one).filter((bit, at) => bit !== other[at]).length <= SAME_UP_TO
}

const SEEN = 'seen '

/** Where a browser decodes the picture, which cells are darker than their right neighbor; else its bytes. */
async function lookOf(file: Blob): Promise<string> {
  return (await seenLook(file).catch(() => null)) ?? bytesOf(file)
}

async function seenLook(file: Blob): Promise<string | null> {
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return null
  const [width, height] = [ACROSS * CELL, DOWN * CELL]
  const image = await createImageBitmap(file)
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(image, 0, 0, width, height)
  image.close()
  const { data } = context.getImageData(0, 0, width, height)
  const brightness = (row: number, column: number) => {
    let sum = 0
    for (let y = row * CELL; y < (row + 1) * CELL; y += 1)
      for (let x = column * CELL; x < (column + 1) * CELL; x += 1) {
        const at = 4 * (y * width + x)
        sum += 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!
      }
    return sum
  }
  const bits = Array.from({ length: DOWN }, (_, row) => {
    const cells = Array.from({ length: ACROSS }, (__, column) => brightness(row, column))
    return cells.slice(1).map((cell, at) => (cells[at]! < cell ? '1' : '0'))
  }).flat()
  return bits.filter((bit) => bit === '1').length < FEWEST_MARKS ? null : SEEN + bits.join('')
}

async function bytesOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
