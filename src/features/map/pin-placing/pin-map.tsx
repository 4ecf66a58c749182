import type L from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { MapContainer, useMap } from 'react-leaflet'
import { useDarkMode } from '@/session/preferences'
import { BaseMap } from '@/base-map/base-map'
import { MapCredit } from '../canvas/map-credit'
import { ZoomButtons } from '../canvas/zoom-buttons'
import { PinPositionsContext } from '../pins/pin-positions'
import { usePinPositions } from '../pins/use-pin-positions'
import { HOME, MAX_ZOOM, MIN_ZOOM } from '../state/map-url'
import { useReducedMotion } from '@/ui/media/use-media'
import { useWords } from '@/words/use-words'
import { DraggedPin, type Place } from './dragged-pin'
import '../canvas/map.css'

export type PinMapProps = {
  /** Null: no pin yet, the map shows Iloilo City (A 9). */
  pin: Place | null
  searches: number
  onPlace: (lat: number, lng: number) => void
}

const CLOSE_BY = 16

/** A map for placing one pin by press, drag or arrow keys. The wheel scrolls the page until the map is pressed. */
export default function PinMap({ pin, searches, onPlace }: PinMapProps) {
  const dark = useDarkMode((state) => state.value)
  const still = useReducedMotion()
  const [map, setMap] = useState<L.Map | null>(null)
  const [start] = useState(pin)
  const own = useRef<Place | null>(null)
  const place = (lat: number, lng: number) => {
    own.current = { lat, lng }
    onPlace(lat, lng)
  }
  return (
    <>
      <MapContainer
        ref={setMap}
        center={start ?? HOME}
        zoom={start ? CLOSE_BY : HOME.zoom}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        scrollWheelZoom={false}
        doubleClickZoom={false}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!still}
        fadeAnimation={!still}
        className="isolate z-0 size-full cursor-crosshair!"
      >
        <BaseMap theme={dark ? 'dark' : 'light'} />
        <MapCredit side="left" />
        <Placing onPlace={place} />
        <InView pin={pin} searches={searches} own={own} />
        {pin ? <Pin pin={pin} onPlace={place} /> : null}
      </MapContainer>
      {map ? <ZoomButtons map={map} /> : null}
    </>
  )
}

function Placing({ onPlace }: Pick<PinMapProps, 'onPlace'>) {
  const t = useWords()
  const map = useMap()
  const place = useEffectEvent(onPlace)
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'region')
    container.setAttribute('aria-label', t('Map to put the pin on'))
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }))
    observer.observe(container)
    const press = ({ latlng }: L.LeafletMouseEvent) => {
      map.scrollWheelZoom.enable()
      place(latlng.lat, latlng.lng)
    }
    const rest = () => void map.scrollWheelZoom.disable()
    map.on('click', press)
    container.addEventListener('mouseleave', rest)
    return () => {
      observer.disconnect()
      map.off('click', press)
      container.removeEventListener('mouseleave', rest)
    }
  }, [map, t])
  return null
}

// Positions come back rounded, so up to about a meter counts as the same place.
const SAME = 1e-5
const same = (one: Place | null, lat: number, lng: number) =>
  one !== null && Math.abs(one.lat - lat) < SAME && Math.abs(one.lng - lng) < SAME

function InView({ pin, searches, own }: Pick<PinMapProps, 'pin' | 'searches'> & { own: RefObject<Place | null> }) {
  const map = useMap()
  const still = useReducedMotion()
  const { lat, lng } = pin ?? {}
  const known = useRef(pin)
  const counted = useRef(searches)
  useEffect(() => {
    if (lat === undefined || lng === undefined) return
    const was = known.current
    known.current = { lat, lng }
    const searched = counted.current !== searches
    counted.current = searches
    if (!searched && was?.lat === lat && was.lng === lng) return
    if (!searched && same(own.current, lat, lng)) {
      // Arrow keys may move it out of view; the map follows at the same zoom.
      if (!map.getBounds().contains([lat, lng])) map.panTo([lat, lng], { animate: !still })
      return
    }
    // Found or typed: the place comes to the middle, near enough to see its streets, wherever it was before.
    map.setView([lat, lng], Math.max(map.getZoom(), CLOSE_BY - 1), { animate: !still })
  }, [map, lat, lng, searches, still, own])
  return null
}

function Pin({ pin, onPlace }: { pin: Place; onPlace: PinMapProps['onPlace'] }) {
  const places = usePinPositions()
  const pane = useMap().getPane('markerPane')
  if (!pane) return null
  return createPortal(
    <PinPositionsContext value={places}>
      <DraggedPin pin={pin} onPlace={onPlace} />
    </PinPositionsContext>,
    pane,
  )
}
