import { useEffect, useState } from 'react'
import { defaultListingForm } from '@/domain/listing-form/form'
import { parseListingForm } from '@/domain/listing-form/form-heal'
import { photosOf } from '@/domain/listing-form/photo-rules'
import { measuredUnits } from '@/session/units'
import type { Draft } from '../draft/draft-store'
import { useListingForm } from '../listing-form'
import type { MapTools } from '../map-tools'
import { readyPhoto } from '../photos/photo-list-store'
import { usePhotoList } from '../photos/use-photo-list'

/** The form and photos of a new listing: empty (A 9), or from a draft. `startAgain` empties both. */
export function useNewForm(map: MapTools, draft: Draft | null) {
  const [units] = useState(measuredUnits)
  const [kept] = useState(() => draft?.photos.flatMap((photo) => ('file' in photo ? readyPhoto(photo) : [])) ?? [])
  const form = useListingForm(defaultListingForm(units), map.surfaceAt)
  const photos = usePhotoList(form, kept)
  const { reset } = form

  useEffect(() => {
    if (!draft) return
    const values = { ...parseListingForm(draft.values, units), photos: photosOf(draft.photos).length }
    // Compared with the empty form it counts as changed, so the leave guard and the autosave work.
    reset(values, { keepDefaultValues: true })
    photos.setState({ cover: draft.cover })
  }, [draft, units, reset, photos])

  const startAgain = () => {
    photos.replace([], null)
    reset(defaultListingForm(measuredUnits()))
  }
  return { form, photos, startAgain }
}
