import { useRef, type PointerEvent } from 'react'
import { isLasso, STEP, type Pixel } from '../rings'

function pixelOf({ clientX, clientY, currentTarget }: PointerEvent): Pixel {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

const pathOf = (line: readonly Pixel[]) => `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** A line by mouse, pen or one finger. A second finger cancels it. `path` grows without rendering. */
export function useLasso(onLine: (line: readonly Pixel[]) => void) {
  const path = useRef<SVGPathElement>(null)
  const line = useRef<Pixel[] | null>(null)
  const down = useRef(new Set<number>())

  const drop = () => {
    line.current = null
    path.current?.setAttribute('d', '')
  }
  const end = ({ pointerId }: PointerEvent) => {
    down.current.delete(pointerId)
    const drawn = line.current
    drop()
    return drawn
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      down.current.add(event.pointerId)
      if (down.current.size > 1) return drop()
      event.currentTarget.setPointerCapture(event.pointerId)
      line.current = [pixelOf(event)]
    },
    onPointerMove(event: PointerEvent) {
      const last = line.current?.at(-1)
      if (!last) return
      const at = pixelOf(event)
      if (Math.hypot(at.x - last.x, at.y - last.y) < STEP) return
      line.current!.push(at)
      path.current?.setAttribute('d', pathOf(line.current!))
    },
    onPointerUp(event: PointerEvent) {
      const drawn = end(event)
      if (drawn && isLasso(drawn)) onLine(drawn)
    },
    onPointerCancel: end,
  }
  return { path, handlers }
}
