import { create } from 'zustand'

/** Whether a flyer is being prepared: the map is drawn although it is not in view. */
export const usePrinting = create<{ preparing: boolean }>(() => ({ preparing: false }))

/** Prints without a map when it is not drawn by then, in milliseconds. */
const PATIENCE = 4_000

export async function printFlyer(): Promise<void> {
  usePrinting.setState({ preparing: true })
  await whenDrawn()
  keepDrawnSize()
  window.print()
}

function keepDrawnSize(): void {
  const place = document.querySelector<HTMLElement>('#map [data-map-frame]')
  place?.style.setProperty('--drawn-width', `${place.clientWidth}px`)
  place?.style.setProperty('--drawn-height', `${place.clientHeight}px`)
}

/** When every tile of the map is painted, or patience ends. A listing without a pin has no map. */
function whenDrawn(): Promise<void> {
  const began = performance.now()
  return new Promise((resolve) => {
    const look = () => {
      const place = document.querySelector('#map [data-map-frame]')
      const tiles = [...(place?.querySelectorAll('.leaflet-tile') ?? [])]
      const drawn = tiles.length > 0 && tiles.every((tile) => tile.classList.contains('leaflet-tile-loaded'))
      if (!place || drawn || performance.now() - began > PATIENCE) resolve()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
