import type L from 'leaflet'
import { useEffect, useState, type ReactNode, useRef } from 'react'
import { MapContainer, useMap } from 'react-leaflet'
import type { PlacedListing } from '@/domain/search/query/bounds'
import { useDarkMode } from '@/session/preferences'
import { BaseMap } from '@/base-map/base-map'
import { PinLayer, type PinLayerProps } from '../pins/layer/pin-layer'
import { HOME, MAX_ZOOM, MIN_ZOOM, type MapPosition } from '../state/map-url'
import { useReducedMotion, useIsPhone } from '@/ui/media/use-media'
import { MapCredit } from './map-credit'
import type { Fit } from '../state/fit'
import { useFit } from './use-fit'
import { usePosition, type PositionOptions } from './use-position'
import { useWords } from '@/words/use-words'
import { ZoomButtons } from './zoom-buttons'
import './map.css'

export type MapCanvasProps = PinLayerProps &
  PositionOptions & {
    fit: Fit | null
    onFit?: (position: MapPosition) => void
    children?: ReactNode
  }

export default function MapCanvas({ position, onMove, onView, fit, onFit, children, ...pins }: MapCanvasProps) {
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
        <Fitted fit={fit} onFit={onFit} />
        {children}
      </MapContainer>
      {map ? <ZoomButtons map={map} /> : null}
    </>
  )
}

function InStep({ selected, placed, cells, position, onMove, onView }: PositionOptions & PinLayerProps) {
  const t = useWords()
  const map = useMap()
  usePosition({ position, onMove, onView }, placed.length + cells.length > 0 && selected === null)
  useShowSelected(selected)

  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'region')
    container.setAttribute('aria-label', t('Map'))
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }))
    observer.observe(container)
    return () => observer.disconnect()
  }, [map, t])

  return null
}

function Fitted({ fit, onFit }: Pick<MapCanvasProps, 'fit' | 'onFit'>) {
  useFit(fit, onFit)
  return null
}

const EDGE = 40
/** On phones the card covers the lower part of the map. */
const CARD = 300

function useShowSelected(selected: PlacedListing | null): void {
  const map = useMap()
  const still = useReducedMotion()
  const phone = useIsPhone()
  const shown = useRef<string | null>(null)
  useEffect(() => {
    const id = selected?.id ?? null
    if (id === shown.current) return
    shown.current = id
    if (!selected) return
    const { x: width, y: height } = map.getSize()
    const { x, y } = map.latLngToContainerPoint([selected.lat, selected.lng])
    const bottom = phone ? Math.max(height / 2, height - CARD) : height
    const inside = x > EDGE && y > EDGE && x < width - EDGE && y < bottom - EDGE
    if (!inside) map.panBy([Math.round(x - width / 2), Math.round(y - bottom / 2)], { animate: !still })
  }, [map, selected, still, phone])
}
