import { lazy, Suspense } from 'react'
import type { MapTools, PinMapSlot } from '@/features/listing-form/map-tools'
import { MapFrame } from '@/features/property/details/map-frame'

const PinMap = lazy(() => import('@/features/map/pin-placing/pin-map').catch(() => ({ default: MapFrame })))

const loadSurface = () => import('@/features/map/pin-placing/surface')
const loadGeocoding = () => import('@/features/map/pin-placing/geocoding')

function LazyPinMap(slot: PinMapSlot) {
  return (
    <Suspense fallback={<MapFrame />}>
      <PinMap {...slot} />
    </Suspense>
  )
}

/** The map for the listing form. If its code cannot be fetched, the pin is set by typing, without checks. */
export const mapTools: MapTools = {
  PinMap: LazyPinMap,
  surfaceAt: async (lat, lng) => {
    const surface = await loadSurface().catch(() => null)
    return surface ? surface.surfaceAt(lat, lng) : 'unknown'
  },
  findPlaces: async (text) => {
    const geocoding = await loadGeocoding().catch(() => null)
    return geocoding ? geocoding.findPlaces(text) : []
  },
}
