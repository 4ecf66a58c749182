import { useState } from 'react'

const STEPS = [1, 1.5, 2, 3, 4]
export const FURTHEST = 4

/** Zoom factor and rotation of a picture. The degrees only grow, so that it never spins back. */
export function usePictureView() {
  const [zoom, setZoom] = useState(1)
  const [turned, setTurned] = useState(0)
  return {
    zoom,
    turned,
    zoomIn: () => setZoom((now) => STEPS.find((step) => step > now) ?? now),
    zoomOut: () => setZoom((now) => STEPS.findLast((step) => step < now) ?? now),
    turn: () => setTurned((now) => now + 90),
    reset: () => {
      setZoom(1)
      setTurned((now) => Math.round(now / 360) * 360)
    },
  }
}

export type PictureView = ReturnType<typeof usePictureView>
