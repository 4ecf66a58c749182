import { useEffect, useState } from 'react'
import type { ListingForm } from '../listing-form'
import { createPhotoShelf, type Photo, type PhotoShelf } from './photo-shelf'

/** The photos of a form: the form knows how many there are, so that its rules and its leave guard count them too. */
export function usePhotoShelf(form: ListingForm, initial: readonly Photo[] = []): PhotoShelf {
  const [shelf] = useState(() => createPhotoShelf(initial))
  const { setValue, clearErrors } = form
  useEffect(
    () =>
      shelf.subscribe(({ photos }, before) => {
        if (photos.length === before.photos.length) return
        setValue('photos', photos.length, { shouldDirty: true })
        clearErrors('photos')
      }),
    [shelf, setValue, clearErrors],
  )
  return shelf
}
