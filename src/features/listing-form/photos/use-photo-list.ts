import { useEffect, useRef, useState } from 'react'
import { photosOf } from '@/domain/listing-form/photo-rules'
import type { ListingForm } from '../listing-form'
import { createPhotoList, type Photo, type PhotoListStore } from './photo-list-store'

export function usePhotoList(form: ListingForm, initial: readonly Photo[] = []): PhotoListStore {
  const [photoList] = useState(() => createPhotoList(initial))
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { setValue, clearErrors } = form
  useEffect(() => {
    clearTimeout(closing.current)
    // Delayed: React mounts twice in development, and the previews may still be fading out.
    return () => void (closing.current = setTimeout(() => photoList.close(), 1_000))
  }, [photoList])
  useEffect(
    () =>
      photoList.subscribe(({ photos }, before) => {
        const count = photosOf(photos).length
        if (photos.length === before.photos.length && count === photosOf(before.photos).length) return
        setValue('photos', count, { shouldDirty: true })
        clearErrors('photos')
      }),
    [photoList, setValue, clearErrors],
  )
  return photoList
}
