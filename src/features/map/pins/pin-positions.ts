import L from 'leaflet'
import { createContext } from 'react'

/** Leaflet moves their pane on panning; on zooming each element is positioned again. */
export class PinPositions {
  private readonly places = new Map<HTMLElement, L.LatLng>()

  constructor(private readonly map: L.Map) {}

  /** Positions an element from now on; returns how to stop. */
  hold(element: HTMLElement, lat: number, lng: number): () => void {
    const place = L.latLng(lat, lng)
    this.places.set(element, place)
    put(element, this.map.latLngToLayerPoint(place))
    return () => void this.places.delete(element)
  }

  putAll(): void {
    for (const [element, place] of this.places) put(element, this.map.latLngToLayerPoint(place))
  }

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

export const PinPositionsContext = createContext<PinPositions | null>(null)
