import { useEffect, useRef, useState } from 'react'
import type { ListingForm } from '../listing-form'
import { createPhotoShelf, type Photo, type PhotoShelf } from './photo-shelf'

/** The photos of a form: the form knows how many there are, so that its rules and its leave guard count them too. */
export function usePhotoShelf(form: ListingForm, initial: readonly Photo[] = []): PhotoShelf {
  const [shelf] = useState(() => createPhotoShelf(initial))
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { setValue, clearErrors } = form
  useEffect(() => {
    clearTimeout(closing.current)
    // A little later: React mounts twice while developing, and the previews may still be fading away.
    return () => void (closing.current = setTimeout(() => shelf.close(), 1_000))
  }, [shelf])
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
