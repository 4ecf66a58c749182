import type { WireMessage } from '@/contract/messages/message'
import type { FileStore } from '../../store/files'
import type { Photo } from './photos'

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
