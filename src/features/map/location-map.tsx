import type L from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { MapContainer, useMap } from 'react-leaflet'
import { useDarkMode } from '@/session/preferences'
import { BaseMap } from '@/base-map/base-map'
import { keepLabelsOff } from '@/base-map/label-room'
import { DirectionsLink } from './directions-link'
import { MapCredit } from './canvas/map-credit'
import { ZoomButtons } from './canvas/zoom-buttons'
import { HouseMark } from './pins/house-mark'
import { PinPositionsContext } from './pins/pin-positions'
import { Placed } from './pins/placed'
import { usePinPositions } from './pins/use-pin-positions'
import { placesNear, type NearPlace } from './places/known-places'
import { NearPins } from './places/near-pins'
import { NearbyList } from './places/nearby-list'
import { useRaisedPlace } from './places/raised-place'
import { MAX_ZOOM, MIN_ZOOM } from './state/map-url'
import { useReducedMotion } from '@/ui/media/use-media'
import './canvas/map.css'
import { useWords } from '@/words/use-words'

export type LocationMapProps = { lat: number; lng: number; label: string }

const CLOSE_BY = 15
/** Pixels around the place of the listing that its mark covers. */
const HOUSE = { left: -26, top: -56, right: 26, bottom: 4 }

/** A small map with one pin. The wheel scrolls the page until the map is pressed. */
export default function LocationMap({ lat, lng, label }: LocationMapProps) {
  const dark = useDarkMode((state) => state.value)
  const still = useReducedMotion()
  const [map, setMap] = useState<L.Map | null>(null)
  return (
    <div className="relative size-full">
      <MapContainer
        key={`${lat},${lng}`}
        ref={setMap}
        center={[lat, lng]}
        zoom={CLOSE_BY}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!still}
        fadeAnimation={!still}
        className="isolate z-0 size-full"
      >
        <BaseMap theme={dark ? 'dark' : 'light'} />
        <MapCredit side="left" />
        <Calm label={label} />
        <Pins lat={lat} lng={lng} />
      </MapContainer>
      {map ? <ZoomButtons map={map} home={false} /> : null}
      <DirectionsLink lat={lat} lng={lng} className="absolute! right-3 bottom-3 z-10 shadow-2 print:hidden" />
    </div>
  )
}

/** Names the map, resizes it with its box, and enables wheel zoom while the map is in use. */
function Calm({ label }: { label: string }) {
  const t = useWords()
  const map = useMap()
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'region')
    container.setAttribute('aria-label', t('Map of {title}', { title: label }))
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }))
    observer.observe(container)
    const wake = () => void map.scrollWheelZoom.enable()
    const rest = () => void map.scrollWheelZoom.disable()
    container.addEventListener('click', wake)
    container.addEventListener('mouseleave', rest)
    return () => {
      observer.disconnect()
      container.removeEventListener('click', wake)
      container.removeEventListener('mouseleave', rest)
    }
  }, [map, label, t])
  return null
}

function Pins({ lat, lng }: { lat: number; lng: number }) {
  const positions = usePinPositions()
  const map = useMap()
  const pane = map.getPane('markerPane')
  const places = useMemo(() => placesNear({ lat, lng }), [lat, lng])
  useSeen(map, { lat, lng }, places)
  useEffect(() => keepLabelsOff(map, [{ lat, lng, ...HOUSE }]), [map, lat, lng])
  if (!pane) return null
  return createPortal(
    <PinPositionsContext value={positions}>
      <NearPins places={places} />
      <Placed lat={lat} lng={lng} className="z-10">
        <HouseMark />
      </Placed>
    </PinPositionsContext>,
    pane,
  )
}

/** Brings a raised place into view, with the listing; once it is lowered, the map stays. */
function useSeen(map: L.Map, { lat, lng }: { lat: number; lng: number }, places: readonly NearPlace[]): void {
  useEffect(
    () =>
      useRaisedPlace.subscribe(({ name }) => {
        const place = places.find((each) => each.name === name)
        if (!place || map.getBounds().contains([place.lat, place.lng])) return
        map.fitBounds(
          [
            [lat, lng],
            [place.lat, place.lng],
          ],
          { padding: [48, 48], animate: false },
        )
      }),
    [map, lat, lng, places],
  )
}

export function LocationPlaces({ lat, lng }: { lat: number; lng: number }) {
  const t = useWords()
  return (
    <section aria-labelledby={HEADING} className="mt-5 print:hidden">
      <h3 id={HEADING} className="mb-1 text-[0.9375rem]">
        {t('Places nearby')}
      </h3>
      <NearbyList lat={lat} lng={lng} />
    </section>
  )
}

const HEADING = 'places-nearby'
