import { clsx } from 'clsx'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { IconButton } from '@/ui/icon-button/icon-button'
import { OVER_MAP } from '../pins/layer/clear-of'
import { heightAt, PEEK_HEIGHT, type Stop } from './stops'
import { useSheetDrag } from './use-sheet-drag'

type ListSheetProps = {
  title: string
  stop: Stop
  onStop: (stop: Stop) => void
  /** Height of the map in pixels. */
  room: number
  children: ReactNode
}

/** The list on phones: a non-modal sheet over the map with three stops, moved by dragging its head or by buttons. */
export function ListSheet({ title, stop, onStop, room, children }: ListSheetProps) {
  const { height, dragging, handlers } = useSheetDrag(stop, room, onStop)
  const full = heightAt('full', room)
  const open = stop !== 'peek'

  useEffect(() => {
    if (!open) return undefined
    const collapse = (event: KeyboardEvent) => {
      // The card of the selected property is above and closes first.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[data-detail-card]')) return
      onStop('peek')
    }
    document.addEventListener('keydown', collapse)
    return () => document.removeEventListener('keydown', collapse)
  }, [open, onStop])

  return (
    <section
      aria-label="List of properties"
      data-stop={stop}
      {...OVER_MAP}
      className={clsx(
        'absolute inset-x-0 bottom-0 z-20 flex flex-col overflow-hidden rounded-t-[18px] border-t border-line bg-surface-raised shadow-2',
        !dragging && 'transition-transform duration-200 motion-reduce:duration-0',
      )}
      style={{ height: full, transform: `translateY(${full - height}px)` }}
    >
      <div
        {...handlers}
        className="relative flex shrink-0 cursor-grab touch-none items-center gap-1 pt-[8px] pr-2 pl-4 active:cursor-grabbing"
        style={{ height: PEEK_HEIGHT }}
      >
        <span
          aria-hidden
          className="absolute top-2 left-1/2 h-1 w-10 -translate-x-1/2 rounded-full bg-line-control/60"
        />
        <h2 className="figures min-w-0 flex-1 truncate text-[0.9375rem]">{title}</h2>
        {open ? (
          <IconButton
            label={stop === 'half' ? 'Full list' : 'Half list'}
            className="print:hidden"
            onClick={() => onStop(stop === 'half' ? 'full' : 'half')}
          >
            {stop === 'half' ? <ChevronUp aria-hidden size={20} /> : <ChevronDown aria-hidden size={20} />}
          </IconButton>
        ) : null}
        <Button
          variant="quiet"
          aria-expanded={open}
          onClick={() => onStop(open ? 'peek' : 'half')}
          // In pixels, as the height of the head.
          className="min-h-[44px]! px-3 text-[0.8125rem] print:hidden"
        >
          {open ? 'Hide List' : 'Show List'}
        </Button>
      </div>
      {/* Only what shows: the end of the list can be reached at every stop. */}
      <div
        className="flex min-h-0 flex-col border-t border-line"
        style={{ height: Math.max(0, (dragging ? full : height) - PEEK_HEIGHT) }}
      >
        {open || dragging ? children : null}
      </div>
    </section>
  )
}
