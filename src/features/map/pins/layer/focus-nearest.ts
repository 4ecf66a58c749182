import type L from 'leaflet'

/** Wait for the pins of the new view, in ms. */
const REDRAW_MS = 80

/** Call it before a zoom: if the zoom removes the focused pin or cluster, the nearest one gets the focus. */
export function keepFocus(map: L.Map, group: HTMLElement | null, to?: L.LatLngExpression): void {
  const focused = document.activeElement
  if (!group || !focused || !group.contains(focused)) return
  const place = to ?? placeOf(map, focused)
  const move = () => {
    if (group.contains(document.activeElement)) return
    const view = map.getContainer().getBoundingClientRect()
    const { x, y } = map.latLngToContainerPoint(place)
    nearest(group, view.left + x, view.top + y)?.focus({ preventScroll: true })
  }
  map.once('moveend', () => setTimeout(move, REDRAW_MS))
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function placeOf(map: L.Map, element: Element): L.LatLng {
  const view = map.getContainer().getBoundingClientRect()
  const { x, y } = middleOf(element)
  return map.containerPointToLatLng([x - view.left, y - view.top])
}

function nearest(group: HTMLElement, x: number, y: number): HTMLElement | undefined {
  const far = (element: Element) => {
    const middle = middleOf(element)
    return Math.hypot(middle.x - x, middle.y - y)
  }
  return [...group.querySelectorAll<HTMLElement>('[data-pin], [data-cluster]')].toSorted((a, b) => far(a) - far(b))[0]
}
