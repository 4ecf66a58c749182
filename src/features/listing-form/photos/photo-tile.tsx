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
import { useWords } from '@/words/use-words'

type PhotoTileProps = {
  photo: Photo
  place: number
  count: number
  isCover: boolean
  photoList: PhotoListStore
}

function PhotoMenu({ photo, place, count, isCover, photoList }: PhotoTileProps) {
  const t = useWords()
  const move = (to: number) => {
    photoList.move(photo.id, to)
    announce(t('Photo moved to place {place} of {n}.', { place: to + 1, n: count }))
  }
  const remove = () => {
    const putBack = photoList.remove(photo.id)
    notify({ text: t('Photo removed: {name}', { name: photo.name }), action: { label: t('Undo'), onPress: putBack } })
    goToField('photos')
  }
  return (
    <div className="absolute top-1 right-1">
      <Menu
        label={t('Photo {n}', { n: place + 1 })}
        trigger={
          <IconButton label={t('Options for photo {n}: {name}', { n: place + 1, name: photo.name })} look="solid">
            <Ellipsis aria-hidden size={18} />
          </IconButton>
        }
      >
        <MenuItem
          icon={<Star size={17} />}
          disabled={isCover || photo.plan}
          onSelect={() => {
            photoList.setCover(photo.id)
            announce(t('Photo {n} is the cover now.', { n: place + 1 }))
          }}
        >
          {t('Make cover')}
        </MenuItem>
        <MenuItem
          icon={photo.plan ? <Image size={17} /> : <LayoutPanelLeft size={17} />}
          onSelect={() => {
            photoList.setPlan(photo.id, !photo.plan)
            const n = place + 1
            announce(
              photo.plan
                ? t('Photo {n} is no longer a floor plan.', { n })
                : t('Photo {n} is a floor plan now.', { n }),
            )
          }}
        >
          {photo.plan ? t('Mark as photo') : t('Mark as floor plan')}
        </MenuItem>
        <MenuItem icon={<ArrowLeft size={17} />} disabled={place === 0} onSelect={() => move(place - 1)}>
          {t('Move earlier')}
        </MenuItem>
        <MenuItem icon={<ArrowRight size={17} />} disabled={place === count - 1} onSelect={() => move(place + 1)}>
          {t('Move later')}
        </MenuItem>
        <MenuItem icon={<Trash2 size={17} />} danger onSelect={remove}>
          {t('Remove')}
        </MenuItem>
      </Menu>
    </div>
  )
}

export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const t = useWords()
  const { photo, place, count, isCover } = props
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: photo.id,
  })
  const badge = photo.plan ? t('Floor plan') : isCover ? t('Cover') : ''
  const shown = { n: place + 1, count, name: photo.name }
  const name = photo.plan
    ? t('Photo {n} of {count}, floor plan: {name}', shown)
    : isCover
      ? t('Photo {n} of {count}, cover: {name}', shown)
      : t('Photo {n} of {count}: {name}', shown)
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
        aria-roledescription={t('photo that can be moved')}
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
