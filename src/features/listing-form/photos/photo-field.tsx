import { useStore } from 'zustand'
import { MAX_PHOTOS } from '@/domain/photo-rules'
import { FieldNote } from '@/ui/field/field'
import { ProgressBar } from '@/ui/progress-bar/progress-bar'
import { useListingScope } from '../listing-form-scope'
import { useListingField } from '../use-listing-field'
import { AddPhotos } from './add-photos'
import { PhotoGrid } from './photo-grid'
import { photosInWork, type Photo } from './photo-shelf'
import { PhotoRefusals } from './photo-refusals'
import { useDroppedPhotos } from './use-dropped-photos'

export type PhotoFieldProps = {
  /** False where the order of the pictures cannot be changed; true unless said. */
  sortable?: boolean
  /** Which photos may become the cover; all unless said. */
  mayCover?: (photo: Photo) => boolean
}

/** The photos of the form: chosen, dropped or pasted, put in order, one of them the cover. */
export function PhotoField({ sortable = true, mayCover }: PhotoFieldProps) {
  const { photos: shelf } = useListingScope()
  const state = useStore(shelf)
  const { id, error } = useListingField('photos')
  const over = useDroppedPhotos(shelf.add)
  const count = state.photos.length
  const inWork = photosInWork(state)
  return (
    <div className="grid min-w-0 gap-4">
      <AddPhotos id={id} over={over} full={count >= MAX_PHOTOS} empty={count === 0} error={error} onFiles={shelf.add} />
      <FieldNote id={id} error={error} />
      <PhotoRefusals refused={state.refused} leftOut={state.leftOut} onClose={shelf.clearRefusals} />
      {inWork > 0 ? (
        <ProgressBar
          showLabel
          label="Preparing photos"
          value={count - inWork}
          max={count}
          valueText={`${count - inWork} of ${count}`}
        />
      ) : null}
      {count > 0 ? (
        <>
          <p className="figures text-[0.8125rem] text-ink-muted">
            {count} of {MAX_PHOTOS} photos
          </p>
          <PhotoGrid shelf={shelf} state={state} sortable={sortable} mayCover={mayCover} />
        </>
      ) : null}
    </div>
  )
}
