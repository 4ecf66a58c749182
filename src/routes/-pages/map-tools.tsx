import type { MapTools } from '@/features/listing-form/map-tools'
import { MapFrame } from '@/features/property/place/map-frame'
import { loadCode } from '@/lib/load-code'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { MapFailed } from './map-failed'

const PinMap = lazyPart(() => import('@/features/map/pin-placing/pin-map').then((module) => module.default), {
  waiting: <MapFrame />,
  failed: (retry) => <MapFailed {...retry} />,
})

const geocoding = () => loadCode(() => import('@/features/map/pin-placing/geocoding')).catch(() => null)

/** The map for the listing form. If its code cannot be loaded, the pin is set by typing, without checks. */
export const mapTools: MapTools = {
  PinMap,
  surfaceAt: async (lat, lng) => {
    const surface = await loadCode(() => import('@/features/map/pin-placing/surface')).catch(() => null)
    return surface ? surface.surfaceAt(lat, lng) : 'unknown'
  },
  findPlaces: async (text) => (await geocoding())?.findPlaces(text) ?? null,
  townAt: async (lat, lng) => (await geocoding())?.townAt(lat, lng) ?? {},
  barangaysOf: async (city) => (city === '' ? [] : ((await geocoding())?.barangaysOf(city) ?? [])),
}
