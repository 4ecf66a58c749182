import type L from 'leaflet'
import { useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import type { Bounds } from '@/domain/search/query/bounds'

/** Margin around the view in which pins are rendered, as a share of it, so a drag shows no empty border. */
const RIM = 0.1

export type MapView = { bounds: Bounds; zoom: number; width: number; height: number }

export function boundsOf(bounds: L.LatLngBounds): Bounds {
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
}

function readView(map: L.Map): MapView {
  const { x, y } = map.getSize()
  const share = 1 + 2 * RIM
  return { bounds: boundsOf(map.getBounds().pad(RIM)), zoom: map.getZoom(), width: x * share, height: y * share }
}

export function useMapView(): MapView {
  const map = useMap()
  const [view, setView] = useState(() => readView(map))
  const read = () => setView(readView(map))
  useMapEvents({ moveend: read, resize: read })
  return view
}
