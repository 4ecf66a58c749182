import type L from 'leaflet'
import { useEffect, useState, type ReactNode } from 'react'
import { MapContainer, useMap } from 'react-leaflet'
import { useDarkMode } from '@/session/preferences'
import { BaseMap } from '@/base-map/base-map'
import { PinLayer, type PinLayerProps } from '../pins/layer/pin-layer'
import { HOME, MAX_ZOOM, MIN_ZOOM } from '../state/map-url'
import { useReducedMotion } from '@/ui/media/use-media'
import { MapCredit } from './map-credit'
import { usePosition, type PositionOptions } from './use-position'
import { useShowSelected } from './use-show-selected'
import { ZoomButtons } from './zoom-buttons'
import './map.css'

export type MapCanvasProps = PinLayerProps & PositionOptions & { /** More on the map. */ children?: ReactNode }

/** The map itself: comes with Leaflet as a file of its own. */
export default function MapCanvas({ position, onMove, onView, children, ...pins }: MapCanvasProps) {
  const dark = useDarkMode((state) => state.value)
  const still = useReducedMotion()
  const [map, setMap] = useState<L.Map | null>(null)
  const { lat, lng, zoom } = position ?? HOME
  return (
    <>
      <MapContainer
        ref={setMap}
        center={[lat, lng]}
        zoom={zoom}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        scrollWheelZoom
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!still}
        fadeAnimation={!still}
        inertia={!still}
        className="isolate z-0 size-full"
      >
        <BaseMap theme={dark ? 'dark' : 'light'} />
        <MapCredit side="right" aboveSheet />
        <InStep {...{ position, onMove, onView }} {...pins} />
        <PinLayer {...pins} />
        {children}
      </MapContainer>
      {map ? <ZoomButtons map={map} /> : null}
    </>
  )
}

function InStep({ selected, placed, cells, position, onMove, onView }: PositionOptions & PinLayerProps) {
  const map = useMap()
  usePosition({ position, onMove, onView }, placed.length + cells.length > 0 && selected === null)
  useShowSelected(selected)

  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'region')
    container.setAttribute('aria-label', 'Map')
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }))
    observer.observe(container)
    return () => observer.disconnect()
  }, [map])

  return null
}
