import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { clsx } from 'clsx'
import { GripVertical } from 'lucide-react'
import { memo } from 'react'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { SpinnerMark } from '@/ui/spinner/spinner'
import { PhotoMenu, type PhotoTileProps } from './photo-menu'

/** One photo: its preview, which is the drag handle, the cover badge and the menu. */
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
        className="ring-on-picture group absolute inset-0 cursor-grab touch-manipulation rounded-control active:cursor-grabbing"
      >
        <span
          aria-hidden
          className="absolute bottom-1.5 left-1.5 grid size-8 place-items-center rounded-control bg-surface-raised/90 text-ink opacity-0 shadow-1 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
        >
          <GripVertical size={17} />
        </span>
      </button>
      {badge ? (
        <span className="pointer-events-none absolute top-1.5 left-1.5 rounded-full bg-brand px-2.5 py-0.5 text-xs font-bold text-on-brand shadow-1">
          {badge}
        </span>
      ) : null}
      <PhotoMenu {...props} />
    </li>
  )
})
