import { lazy, Suspense } from 'react'
import type { MapTools, PinMapSlot } from '@/features/listing-form/map-tools'
import { MapFrame } from '@/features/property/details/map-frame'

const PinMap = lazy(() => import('@/features/map/pin-placing/pin-map').catch(() => ({ default: MapFrame })))

const loadGround = () => import('@/features/map/pin-placing/ground')
const loadPlaces = () => import('@/features/map/pin-placing/find-places')

function LatePinMap(slot: PinMapSlot) {
  return (
    <Suspense fallback={<MapFrame />}>
      <PinMap {...slot} />
    </Suspense>
  )
}

/** The map as the listing form uses it. Without its code a pin is still set by typing, and nothing is refused for it. */
export const mapTools: MapTools = {
  PinMap: LatePinMap,
  groundAt: async (lat, lng) => {
    const ground = await loadGround().catch(() => null)
    return ground ? ground.groundAt(lat, lng) : 'unknown'
  },
  findPlaces: async (text) => {
    const places = await loadPlaces().catch(() => null)
    return places ? places.findPlaces(text) : []
  },
}
