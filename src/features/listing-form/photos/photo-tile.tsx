import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { clsx } from 'clsx'
import { GripVertical, ArrowLeft, ArrowRight, Ellipsis, Image, LayoutPanelLeft, Star, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '@/ui/icon-button/icon-button'
import { announce } from '@/ui/live-region/announce'
import { Menu, MenuItem } from '@/ui/menu/menu'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { SpinnerMark } from '@/ui/spinner/spinner'
import { notify } from '@/ui/toast/notify'
import { goToField } from '../listing-form'
import type { Photo, PhotoListStore } from './photo-list-store'

type PhotoTileProps = {
  photo: Photo
  place: number
  count: number
  isCover: boolean
  photoList: PhotoListStore
}

function PhotoMenu({ photo, place, count, isCover, photoList }: PhotoTileProps) {
  const move = (to: number) => {
    photoList.move(photo.id, to)
    announce(`Photo moved to place ${to + 1} of ${count}.`)
  }
  const remove = () => {
    const putBack = photoList.remove(photo.id)
    notify({ text: `Photo removed: ${photo.name}`, action: { label: 'Undo', onPress: putBack } })
    goToField('photos')
  }
  return (
    <div className="absolute top-1 right-1">
      <Menu
        label={`Photo ${place + 1}`}
        trigger={
          <IconButton label={`Options for photo ${place + 1}: ${photo.name}`} look="solid">
            <Ellipsis aria-hidden size={18} />
          </IconButton>
        }
      >
        <MenuItem
          icon={<Star size={17} />}
          disabled={isCover || photo.plan}
          onSelect={() => {
            photoList.setCover(photo.id)
            announce(`Photo ${place + 1} is the cover now.`)
          }}
        >
          Make cover
        </MenuItem>
        <MenuItem
          icon={photo.plan ? <Image size={17} /> : <LayoutPanelLeft size={17} />}
          onSelect={() => {
            photoList.setPlan(photo.id, !photo.plan)
            announce(`Picture ${place + 1} is a ${photo.plan ? 'photo' : 'floor plan'} now.`)
          }}
        >
          {photo.plan ? 'Mark as photo' : 'Mark as floor plan'}
        </MenuItem>
        <MenuItem icon={<ArrowLeft size={17} />} disabled={place === 0} onSelect={() => move(place - 1)}>
          Move earlier
        </MenuItem>
        <MenuItem icon={<ArrowRight size={17} />} disabled={place === count - 1} onSelect={() => move(place + 1)}>
          Move later
        </MenuItem>
        <MenuItem icon={<Trash2 size={17} />} danger onSelect={remove}>
          Remove
        </MenuItem>
      </Menu>
    </div>
  )
}

export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { photo, place, count, isCover } = props
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: photo.id,
  })
  const badge = photo.plan ? 'Floor plan' : isCover ? 'Cover' : ''
  const name = `Photo ${place + 1} of ${count}${badge && `, ${badge.toLowerCase()}`}: ${photo.name}`
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx(
        'relative aspect-4/3 min-w-0 rounded-control bg-surface-sunken',
        isCover && 'ring-3 ring-brand',
        isDragging && 'z-10 opacity-80 shadow-2',
      )}
    >
      <div className="absolute inset-0 overflow-hidden rounded-control">
        {photo.src ? (
          <img
            src={photo.src}
            alt=""
            decoding="async"
            draggable={false}
            className="size-full object-cover brightness-(--picture-brightness)"
          />
        ) : (
          <span className="grid size-full place-items-center text-ink-muted">
            <Skeleton className="absolute inset-0 size-full rounded-none" />
            {photo.state === 'shrinking' ? <SpinnerMark size={22} /> : null}
          </span>
        )}
      </div>
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-roledescription="photo that can be moved"
        aria-label={name}
        title={photo.name}
        className={clsx(
          'ring-on-picture group absolute inset-0 cursor-grab touch-manipulation rounded-control',
          'active:cursor-grabbing',
        )}
      >
        <span
          aria-hidden
          className={clsx(
            'absolute bottom-1.5 left-1.5 grid size-8 place-items-center rounded-control bg-surface-raised/90',
            'text-ink opacity-0 shadow-1 transition-opacity group-hover:opacity-100',
            'group-focus-visible:opacity-100',
          )}
        >
          <GripVertical size={17} />
        </span>
      </button>
      {badge ? (
        <span
          className={clsx(
            'pointer-events-none absolute top-1.5 left-1.5 rounded-full bg-brand px-2.5 py-0.5 text-xs font-bold',
            'text-on-brand shadow-1',
          )}
        >
          {badge}
        </span>
      ) : null}
      <PhotoMenu {...props} />
    </li>
  )
})
