import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type ScreenReaderInstructions,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { coverId, type PhotoListStore, type PhotoListState } from './photo-list-store'
import { PhotoTile } from './photo-tile'
import { useWords } from '@/words/use-words'

type Props = {
  photoList: PhotoListStore
  state: PhotoListState
}

export function PhotoGrid({ photoList, state }: Props) {
  const t = useWords()
  const { photos } = state
  const cover = coverId(state)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short hold starts dragging, so a swipe still scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: string | number | undefined) => photos.findIndex((photo) => photo.id === id) + 1
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) photoList.move(String(active.id), placeOf(over.id) - 1)
  }
  const how: ScreenReaderInstructions = {
    draggable: t(
      'Press space to pick the photo up, the arrow keys to move it, space to put it down, and escape to cancel.',
    ),
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('Photo {place} of {n} picked up.', { place: placeOf(active.id), n: photos.length }),
    onDragOver: ({ over }) =>
      over ? t('Now in place {place} of {n}.', { place: placeOf(over.id), n: photos.length }) : undefined,
    onDragEnd: ({ over }) =>
      over ? t('Put down in place {place} of {n}.', { place: placeOf(over.id), n: photos.length }) : t('Put back.'),
    onDragCancel: () => t('Put back where it was.'),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: how }}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul aria-label={t('Photos')} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {photos.map((photo, place) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={place}
              count={photos.length}
              isCover={photo.id === cover}
              photoList={photoList}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
