import { useEffect, useState } from 'react'
import { defaultListingForm } from '@/domain/listing-form'
import { healListingForm } from '@/domain/listing-form-heal'
import { useUnitSystem } from '@/session/units'
import type { Draft } from '../draft/draft-store'
import { useListingForm } from '../listing-form'
import type { MapTools } from '../map-tools'
import { readyPhoto } from '../photos/photo-shelf'
import { usePhotoShelf } from '../photos/use-photo-shelf'

/** The form and the photos of a new listing: empty (A 9), or as a draft left them. `startAgain` empties both. */
export function useNewForm(map: MapTools, draft: Draft | null) {
  const [units] = useState(() => useUnitSystem.getState().value)
  const [kept] = useState(() => draft?.photos.map(({ id, name, file }) => readyPhoto(id, name, file)) ?? [])
  const form = useListingForm(defaultListingForm(units), map.groundAt)
  const photos = usePhotoShelf(form, kept)
  const { reset } = form

  useEffect(() => {
    if (!draft) return
    const values = { ...healListingForm(draft.values, units), photos: draft.photos.length }
    // Against the empty form it counts as changed, so that leaving asks and keeping goes on.
    reset(values, { keepDefaultValues: true })
    photos.setState({ cover: draft.cover })
  }, [draft, units, reset, photos])

  const startAgain = () => {
    photos.replace([], null)
    reset(defaultListingForm(useUnitSystem.getState().value))
  }
  return { form, photos, startAgain }
}
