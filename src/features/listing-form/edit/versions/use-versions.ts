import { useEffect, useRef, useState } from 'react'
import type { ListingField } from '@/domain/listing/field-kinds'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { listingToForm } from '@/domain/listing-form/form-wire'
import { mergePhotos, samePictures } from '@/domain/listing-form/merge/merge-photos'
import { photosOf } from '@/domain/listing-form/photo-rules'
import { copy, decidedWith, mergeValues } from '@/domain/listing-form/merge/merge-values'
import { measuredUnits } from '@/session/units'
import type { ListingForm } from '../../listing-form'
import type { Photo, PhotoListStore } from '../../photos/photo-list-store'
import type { EditableListing } from '../edit-property.queries'
import type { SavedState, UnsavedEdit } from './unsaved-edits'

export type Taken = { fields: readonly ListingField[]; photos: boolean }

export function savedState({ listing, photos }: EditableListing, kept: UnsavedEdit | null): SavedState {
  const units = kept?.origin.values.square_feet.units ?? measuredUnits()
  return { values: listingToForm(listing, units, photosOf(photos).length), photos }
}

/** Merges what another tab or device has saved. Fields changed on both sides stay open until the user decides. */
export function useVersions(
  editable: EditableListing,
  start: SavedState,
  kept: UnsavedEdit | null,
  form: ListingForm,
  photos: PhotoListStore,
) {
  const [saved, setSaved] = useState(start)
  const [origin, setOrigin] = useState(kept?.origin ?? start)
  const [taken, setTaken] = useState<Taken | null>(null)
  const latest = useRef({ saved, origin })
  useEffect(() => {
    latest.current = { saved, origin }
  }, [saved, origin])

  useEffect(() => {
    const { saved: before, origin: from } = latest.current
    const now = savedState(editable, kept)
    const unchanged =
      JSON.stringify(now.values) === JSON.stringify(before.values) && samePictures(now.photos, before.photos)
    const resumed = kept && before === start && from === kept.origin
    if (unchanged && !resumed) return
    const merged = mergeValues(from.values, resumed ? kept.values : form.getValues(), now.values)
    const { photos: mine, cover } = photos.getState()
    const list = mergePhotos(from.photos, mine, now.photos, storedPhoto)
    const chosen = resumed ? kept.cover : cover
    photos.setState({ photos: list, cover: list.some(({ id }) => id === chosen) ? chosen : null })
    form.reset(now.values)
    form.reset({ ...merged.values, photos: photosOf(list).length }, { keepDefaultValues: true })
    latest.current = { saved: now, origin: { values: merged.origin, photos: now.photos } }
    setSaved(now)
    setOrigin(latest.current.origin)
    const photosTaken = !samePictures(from.photos, now.photos)
    setTaken((told) => {
      const fields = [...new Set([...(told?.fields ?? []), ...merged.taken])]
      if (fields.length === 0 && !photosTaken && merged.open.length === 0) return told
      return { fields, photos: photosTaken || told?.photos === true }
    })
  }, [editable, start, kept, form, photos])

  return {
    /** The state on the server that the form was last compared with: an update contains the differences to it. */
    saved,
    origin,
    taken,
    openIn: (mine: ListingFormValues): ListingField[] => mergeValues(origin.values, mine, saved.values).open,
    decide: (field: ListingField, version: 'mine' | 'theirs') => {
      const fields = decidedWith(field)
      if (version === 'theirs')
        for (const each of fields) form.setValue(each, saved.values[each], { shouldDirty: true })
      setOrigin((before) => {
        const values = { ...before.values }
        copy(fields, saved.values, values)
        return { ...before, values }
      })
    },
  }
}

export function storedPhoto({ id, src, name, plan = false }: SavedState['photos'][number]): Photo {
  return { id, src, name, plan, stored: true, file: null, state: 'ready' }
}
