import { clsx } from 'clsx'
import { Images } from 'lucide-react'
import type { numberedRooms } from '@/domain/floor-plan/room-pictures'
import { LinkButton } from '@/ui/button/link-button'

type Props = {
  levels: ReturnType<typeof numberedRooms>
  /** Shows the picture at a place. */
  onShow: (picture: number) => void
  /** The number of the room that is marked. */
  marked?: number | null
}

/** The rooms by number; the name of one that has a picture leads to it. */
export function RoomList({ levels, onShow, marked = null }: Props) {
  return (
    <ol
      aria-label="Rooms"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] content-start gap-x-4 sm:col-span-full"
    >
      {levels.flat().map(({ number, room, picture }) => (
        <li
          key={number}
          aria-current={number === marked || undefined}
          className={clsx(
            'flex min-h-9 items-center gap-2.5 rounded-md text-[0.9375rem]',
            number === marked && 'bg-brand-soft',
          )}
        >
          <span aria-hidden className="figures w-6 shrink-0 text-right text-ink-muted">
            {number}
          </span>
          {picture === null ? (
            room.name
          ) : (
            <LinkButton onClick={() => onShow(picture)}>
              {room.name}
              <Images aria-hidden size={16} />
              <span className="sr-only">, show its picture</span>
            </LinkButton>
          )}
        </li>
      ))}
    </ol>
  )
}
