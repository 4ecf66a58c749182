import { useRef, type PointerEvent, type RefObject } from 'react'
import { draggedTo, gripAt, rangeDragged, type Grip, type Thumbs } from './drag'
import { thumbsOf, type Range, type Scale } from './range'

/** How far beside its middle a thumb is held, in pixels: half of what is drawn, for a finger half of 44. */
const REACH = { mouse: 10, finger: 22 }

type Drag = Grip & { pointer: number; before: Range; range: Range; thumbs: Thumbs }

type DragProps = {
  range: Range
  scale: Scale
  /** What the middles of the thumbs run along. */
  track: RefObject<HTMLElement | null>
  onDrag: (range: Range) => void
  onRelease: (range: Range) => void
}

/** The browser's own drag knows one input: the upper one would take every press. */
export function useDrag({ range, scale, track, onDrag, onRelease }: DragProps) {
  const drag = useRef<Drag | null>(null)

  /** The pointer's place along the track, and the length of a pixel there. */
  const locate = ({ clientX }: PointerEvent) => {
    const { left, width } = track.current?.getBoundingClientRect() ?? new DOMRect()
    const pixel = (scale.max - scale.min) / width
    return { position: scale.min + (clientX - left) * pixel, pixel }
  }

  const move = (event: PointerEvent<HTMLElement>, now: Drag) => {
    const { thumbs, held } = draggedTo(locate(event).position, now, scale)
    if (held !== null) focusThumb(event.currentTarget, held)
    if (String(thumbs) === String(now.thumbs)) return
    const next = rangeDragged(thumbs, held, now.before, scale)
    drag.current = { ...now, thumbs, range: next }
    onDrag(next)
  }

  const end = (event: PointerEvent, last: (drag: Drag) => Range) => {
    const now = drag.current
    if (now?.pointer !== event.pointerId) return
    drag.current = null
    if (now.range !== now.before) onRelease(last(now))
  }

  return {
    isDragging: () => drag.current !== null,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || drag.current) return
        // Else the browser drags the input too.
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        const { position, pixel } = locate(event)
        const thumbs = thumbsOf(range, scale)
        const reach = event.pointerType === 'mouse' ? REACH.mouse : REACH.finger
        const { held, moves, ...grip } = gripAt(position, thumbs, reach * pixel)
        drag.current = { ...grip, pointer: event.pointerId, before: range, range, thumbs }
        focusThumb(event.currentTarget, held)
        if (moves) move(event, drag.current)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag.current?.pointer === event.pointerId) move(event, drag.current)
      },
      // A finger that scrolls the page changes nothing.
      onPointerCancel: (event: PointerEvent) => end(event, ({ before }) => before),
      // Comes after every release, also of a pointer outside of the window.
      onLostPointerCapture: (event: PointerEvent) => end(event, ({ range }) => range),
    },
  }
}

/** The keys go on with the thumb that was held. The ring is for who came by keys. */
function focusThumb(box: HTMLElement, index: number): void {
  box.querySelectorAll('input')[index]?.focus({ preventScroll: true, focusVisible: false })
}
