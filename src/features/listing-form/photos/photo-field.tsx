import { useStore } from 'zustand'
import { MAX_PHOTOS } from '@/contract/fields'
import { FieldNote } from '@/ui/field/field'
import { ProgressBar } from '@/ui/progress-bar/progress-bar'
import { useListingScope } from '../listing-form-scope'
import { useListingField } from '../use-listing-field'
import { AddPhotos } from './add-photos'
import { PhotoGrid } from './photo-grid'
import { photosInWork } from './photo-list-store'
import { PhotoRefusals } from './photo-refusals'
import { useDroppedPhotos } from './use-dropped-photos'

export function PhotoField() {
  const { photos: photoList } = useListingScope()
  const state = useStore(photoList)
  const { id, error } = useListingField('photos')
  const over = useDroppedPhotos(photoList.add)
  const count = state.photos.length
  const inWork = photosInWork(state)
  return (
    <div className="grid min-w-0 gap-4">
      <AddPhotos
        id={id}
        over={over}
        full={count >= MAX_PHOTOS}
        empty={count === 0}
        error={error}
        onFiles={photoList.add}
      />
      <FieldNote id={id} error={error} />
      <PhotoRefusals refused={state.refused} leftOut={state.leftOut} onClose={photoList.clearRefusals} />
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
          <PhotoGrid photoList={photoList} state={state} />
        </>
      ) : null}
    </div>
  )
}
