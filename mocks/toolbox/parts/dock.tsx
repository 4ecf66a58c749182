import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { keepPanelState, readPanelState, type Dock } from '../panel-state'

const USUAL = 480
const SMALLEST = 320
/** Narrower screens have the toolbox over their lower part. */
const WIDE = 640
const STEP = 32

/** Each key makes the toolbox larger (1) or smaller (-1), by where it is docked. */
const KEYS: Record<Dock, Record<string, number>> = {
  right: { ArrowLeft: 1, ArrowRight: -1 },
  left: { ArrowRight: 1, ArrowLeft: -1 },
  bottom: { ArrowUp: 1, ArrowDown: -1 },
}

const largest = (dock: Dock) => (dock === 'bottom' ? innerHeight - 64 : innerWidth - 64)
const fit = (dock: Dock, size: number) => Math.round(Math.max(SMALLEST, Math.min(largest(dock), size)))

export function useDock() {
  const [docked, setDocked] = useState(() => {
    const { dock = 'right', size = USUAL } = readPanelState()
    return { dock, size }
  })
  const change = (next: { dock?: Dock; size?: number }) => {
    const dock = next.dock ?? docked.dock
    const made = { dock, size: fit(dock, next.size ?? docked.size) }
    setDocked(made)
    keepPanelState(made)
  }
  const size = fit(docked.dock, docked.size)
  useEffect(() => pushAside(docked.dock, size), [docked.dock, size])
  return { ...docked, size, change }
}

const MARGIN = { right: 'marginRight', left: 'marginLeft', bottom: 'marginBottom' } as const

/** The product gets the rest of a wide screen. Returns how to give it back. */
function pushAside(dock: Dock, size: number): () => void {
  const { style } = document.body
  if (innerWidth >= WIDE) style[MARGIN[dock]] = `${size}px`
  return () => {
    style[MARGIN[dock]] = ''
  }
}

type Props = ReturnType<typeof useDock>

const LOOK = 'absolute z-10 touch-none hover:bg-brand/30 focus-visible:bg-brand/50 max-sm:hidden'
const EDGE: Record<Dock, string> = {
  right: 'inset-y-0 left-0 w-2 cursor-ew-resize',
  left: 'inset-y-0 right-0 w-2 cursor-ew-resize',
  bottom: 'inset-x-0 top-0 h-2 cursor-ns-resize',
}

export function Resizer({ dock, size, change }: Props) {
  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1) return
    const { clientX, clientY } = event
    change({ size: { right: innerWidth - clientX, left: clientX, bottom: innerHeight - clientY }[dock] })
  }
  const press = (event: KeyboardEvent) => {
    const direction = KEYS[dock][event.key]
    if (direction === undefined) return
    event.preventDefault()
    change({ size: size + direction * STEP })
  }
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label="Size of the toolbox"
      aria-orientation={dock === 'bottom' ? 'horizontal' : 'vertical'}
      aria-valuenow={size}
      aria-valuemin={SMALLEST}
      aria-valuemax={largest(dock)}
      className={`${LOOK} ${EDGE[dock]}`}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  )
}
