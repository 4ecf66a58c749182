import { useRef, useState, type PointerEvent } from 'react'
import { heightAt, PEEK_HEIGHT, stopAfter, type Stop } from './stops'

const SLOP = 5
const REST_MS = 90

type Drag = { y: number; height: number; lastY: number; lastTime: number; speed: number; moved: boolean }

/** Drags a sheet by its head: it follows the finger, then snaps to a stop; a fast swipe goes further. */
export function useSheetDrag(stop: Stop, room: number, onStop: (stop: Stop) => void) {
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
