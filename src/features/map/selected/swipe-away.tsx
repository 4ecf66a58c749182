import { useRef, useState, type PointerEvent, type ReactNode } from 'react'

/** So far, in pixels, a card must be dragged to go. */
const AWAY = 70
const SLOP = 6

/** A card that closes when dragged down or aside. A press without movement is a click. */
export function SwipeAway({ onAway, children }: { onAway: () => void; children: ReactNode }) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const [moved, setMoved] = useState<{ x: number; y: number } | null>(null)

  const down = ({ clientX, clientY, button }: PointerEvent) => {
    if (button === 0) start.current = { x: clientX, y: clientY }
  }
  const move = (event: PointerEvent) => {
    if (!start.current) return
    const x = event.clientX - start.current.x
    const y = Math.max(0, event.clientY - start.current.y)
    if (!moved && Math.max(Math.abs(x), y) < SLOP) return
    if (!moved) event.currentTarget.setPointerCapture(event.pointerId)
    // One way at a time: aside or down.
    setMoved(Math.abs(x) > y ? { x, y: 0 } : { x: 0, y })
  }
  const end = () => {
    start.current = null
    if (moved && Math.max(Math.abs(moved.x), moved.y) > AWAY) onAway()
    setMoved(null)
  }
  const far = moved ? Math.max(Math.abs(moved.x), moved.y) : 0
  return (
    <div
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => {
        start.current = null
        setMoved(null)
      }}
      className={moved ? 'relative touch-none select-none' : 'relative touch-none transition-transform'}
      style={moved ? { transform: `translate(${moved.x}px, ${moved.y}px)`, opacity: 1 - far / 400 } : undefined}
    >
      {children}
    </div>
  )
}
