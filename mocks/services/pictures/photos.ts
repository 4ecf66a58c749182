import type { WirePropertyImage } from '@/contract/listing/property'
import { PHOTO_MAX_BYTES } from '@/contract/listing/listing-form'
import type { FileStore } from '../../store/files'
import { invalidFields, type Errors } from '../../network/problem'
import { looksOf, type PictureLooks } from './picture-looks'
import type { WireMessage } from '@/contract/messages/message'

export type StoredImage = Exclude<WirePropertyImage, string>

export type Photo = { file: Blob; looks: PictureLooks }

/** Checks each photo. Refuses (422) files that are no picture or too large, under the photo's index `photos.3`. */
export async function readPhotos(files: readonly Blob[] | null | undefined): Promise<Photo[]> {
  const errors: Errors = {}
  const photos = await Promise.all(
    (files ?? []).map(async (file, index): Promise<Photo[]> => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const looks = looksOf(bytes)
      if (bytes.length > PHOTO_MAX_BYTES) errors[`photos.${index}`] = ['File size must be less than 10MB.']
      else if (!looks) errors[`photos.${index}`] = ['Please upload only images (JPG, PNG, WebP, GIF or AVIF).']
      // The type comes from the bytes: a page that calls itself a picture must never be served as a page.
      return looks ? [{ file: new Blob([bytes], { type: looks.type }), looks }] : []
    }),
  )
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  return photos.flat()
}

/** Stores photos in a listing's folder. Each path is used once, so that no cache shows an old picture. */
export async function keepPhotos(files: FileStore, listing: string, photos: readonly Photo[]): Promise<StoredImage[]> {
  return Promise.all(
    photos.map(async ({ file, looks }) => {
      const id = crypto.randomUUID().slice(0, 8)
      const path = `${folderOf(listing)}${id}.${looks.extension}`
      await files.put(path, file)
      return { id, image_url: path, ...looks.size }
    }),
  )
}

/** Removes a listing's uploads. Pictures of the build stay. */
export async function dropPhotos(files: FileStore, listing: string, images: readonly StoredImage[]): Promise<void> {
  const own = images.flatMap(({ image_url: path }) => (path?.startsWith(folderOf(listing)) ? [path] : []))
  await Promise.all(own.map((path) => files.remove(path)))
}

function folderOf(listing: string): string {
  return `properties/${listing}/`
}

type StoredPhotos = NonNullable<WireMessage['photos']>

/** Stores the pictures of a message. They are served without a token, so their names cannot be guessed. */
export async function keepMessagePhotos(files: FileStore, photos: readonly Photo[]): Promise<StoredPhotos> {
  return Promise.all(
    photos.map(async ({ file, looks }) => {
      const id = crypto.randomUUID()
      const image_url = `messages/${id}.${looks.extension}`
      await files.put(image_url, file)
      return { id, image_url, ...looks.size }
    }),
  )
}
