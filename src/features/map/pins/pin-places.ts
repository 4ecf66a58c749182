import L from 'leaflet'
import { createContext } from 'react'

/**
 * Where elements stand on the map. Leaflet moves the pane they lie in while panning; on zooming they are put anew, in one
 * step or along with the animation.
 */
export class PinPlaces {
  private readonly places = new Map<HTMLElement, L.LatLng>()

  constructor(private readonly map: L.Map) {}

  /** Puts an element at its place and keeps it there; the returned function lets it go. */
  hold(element: HTMLElement, lat: number, lng: number): () => void {
    const place = L.latLng(lat, lng)
    this.places.set(element, place)
    put(element, this.map.latLngToLayerPoint(place))
    return () => void this.places.delete(element)
  }

  /** Puts everything anew, after a zoom. */
  putAll(): void {
    for (const [element, place] of this.places) put(element, this.map.latLngToLayerPoint(place))
  }

  /** Sends everything to where it will be when the running zoom ends. */
  follow(center: L.LatLng, zoom: number): void {
    const { map } = this
    const pane = map.getPane('mapPane')
    const panned = (pane && L.DomUtil.getPosition(pane)) ?? L.point(0, 0)
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(panned).round()
    for (const [element, place] of this.places) put(element, map.project(place, zoom).subtract(origin))
  }
}

function put(element: HTMLElement, { x, y }: L.Point): void {
  element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
}

export const PinPlacesContext = createContext<PinPlaces | null>(null)
