import { useState } from 'react'
import { MESSAGE_PHOTOS_MAX } from '@/contract/fields'
import { choosePhotos, UNREADABLE } from '@/domain/listing-form/photo-rules'
import { uniqueId } from '@/lib/unique-id'
import { shrinkPhoto, stopShrinking } from '@/listing/shrink/shrink'
import { changeDraftPhotos, useDraftPhotos } from './draft-photos'
import { forgetPhotoFiles, keepPhotoFile } from './photo-files'
import { useWords } from '@/words/use-words'

export function useDraftPictures(draft: string) {
  const t = useWords()
  const photos = useDraftPhotos(draft)
  const [working, setWorking] = useState(0)
  /** Files that were not taken, a sentence each. */
  const [refused, setRefused] = useState<readonly string[]>([])

  const add = async (files: readonly File[]) => {
    const chosen = choosePhotos(files, photos.length + working, MESSAGE_PHOTOS_MAX)
    setRefused([
      ...(chosen.left > 0
        ? [t('A message has at most {max} photos. {n} left out.', { max: MESSAGE_PHOTOS_MAX, n: chosen.left })]
        : []),
      ...chosen.refused.map(({ name, reason }) => `${name} ${t.known(reason)}`),
    ])
    setWorking((before) => before + chosen.taken.length)
    for (const file of chosen.taken) {
      const smaller = await shrinkPhoto(file)
      if (smaller) {
        const id = uniqueId()
        // Shown once a reload would keep it.
        await keepPhotoFile(id, smaller)
        changeDraftPhotos(draft, (before) => [...before, { id, name: smaller.name }])
      } else setRefused((before) => [...before, `${file.name} ${t(UNREADABLE)}`])
      setWorking((before) => before - 1)
    }
    stopShrinking()
  }
  const remove = (id: string) => {
    changeDraftPhotos(draft, (before) => before.filter((photo) => photo.id !== id))
    forgetPhotoFiles([id])
    setRefused([])
  }
  const hand = () => {
    changeDraftPhotos(draft, () => [])
    setRefused([])
    return photos
  }
  return { photos, working, refused, full: photos.length + working >= MESSAGE_PHOTOS_MAX, add, remove, hand }
}
