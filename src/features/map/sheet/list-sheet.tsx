import { clsx } from 'clsx'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, type ReactNode, useRef, useState, type PointerEvent } from 'react'
import { Button } from '@/ui/button/button'
import { IconButton } from '@/ui/icon-button/icon-button'
import { OVER_MAP } from '../pins/layer/clear-of'
import { heightAt, PEEK_HEIGHT, type Stop, stopAfter } from './stops'
import { useWords } from '@/words/use-words'

type ListSheetProps = {
  title: string
  stop: Stop
  onStop: (stop: Stop) => void
  /** Height of the map in pixels. */
  room: number
  children: ReactNode
}

export function ListSheet({ title, stop, onStop, room, children }: ListSheetProps) {
  const t = useWords()
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
      aria-label={t('List of properties')}
      data-stop={stop}
      {...OVER_MAP}
      className={clsx(
        'absolute inset-x-0 bottom-0 z-20 flex flex-col overflow-hidden rounded-t-[18px] border-t border-line',
        'bg-surface-raised shadow-2',
        !dragging && 'transition-transform duration-200 motion-reduce:duration-0',
      )}
      style={{ height: full, transform: `translateY(${full - height}px)` }}
    >
      <div
        {...handlers}
        className={clsx(
          'relative flex shrink-0 cursor-grab touch-none items-center gap-1 pt-[8px] pr-2 pl-4',
          'active:cursor-grabbing',
        )}
        style={{ height: PEEK_HEIGHT }}
      >
        <span
          aria-hidden
          className="absolute top-2 left-1/2 h-1 w-10 -translate-x-1/2 rounded-full bg-line-control/60"
        />
        <h2 className="figures min-w-0 flex-1 truncate text-[min(0.9375rem,4.8vw)]">{title}</h2>
        {open ? (
          <IconButton
            label={stop === 'half' ? t('Full list') : t('Half list')}
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
          className="min-h-[44px]! px-3 py-0! text-[min(0.8125rem,4.2vw)] print:hidden"
        >
          {open ? t('Hide List') : t('Show List')}
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

const SLOP = 5
const REST_MS = 90

type Drag = { y: number; height: number; lastY: number; lastTime: number; speed: number; moved: boolean }

/** Drags a sheet by its head: it follows the finger, then snaps to a stop; a fast swipe goes further. */
function useSheetDrag(stop: Stop, room: number, onStop: (stop: Stop) => void) {
  const drag = useRef<Drag | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)

  const end = ({ timeStamp }: PointerEvent) => {
    const state = drag.current
    drag.current = null
    setDragged(null)
    if (state?.moved && dragged !== null) {
      // A finger that rested before it let go does not throw.
      const speed = timeStamp - state.lastTime > REST_MS ? 0 : state.speed
      onStop(stopAfter(dragged, speed, room))
    }
  }
  const handlers = {
    onPointerDown({ button, clientY, timeStamp }: PointerEvent) {
      if (button !== 0) return
      const height = heightAt(stop, room)
      drag.current = { y: clientY, height, lastY: clientY, lastTime: timeStamp, speed: 0, moved: false }
    },
    onPointerMove({ clientY, timeStamp, currentTarget, pointerId }: PointerEvent) {
      const state = drag.current
      if (!state || (!state.moved && Math.abs(clientY - state.y) < SLOP)) return
      // Only after some movement, so a press on a button in the head stays a click.
      if (!state.moved) currentTarget.setPointerCapture(pointerId)
      const passed = Math.max(1, timeStamp - state.lastTime)
      drag.current = {
        ...state,
        moved: true,
        speed: 0.6 * ((state.lastY - clientY) / passed) + 0.4 * state.speed,
        lastY: clientY,
        lastTime: timeStamp,
      }
      const most = heightAt('full', room)
      setDragged(Math.max(PEEK_HEIGHT, Math.min(most, state.height + state.y - clientY)))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { height: dragged ?? heightAt(stop, room), dragging: dragged !== null, handlers }
}
