import { lazy, Suspense } from 'react'
import type { Listing } from '@/domain/listing'
import { MapFrame } from '@/features/property/details/map-frame'
import { PropertyScreen } from '@/features/property/property-screen'
import { useTabTitle } from './use-tab-title'

// A map that cannot be fetched leaves the frame and never takes the listing down with it.
const LocationMap = lazy(() => import('@/features/map/location-map').catch(() => ({ default: MapFrame })))

/** The property detail screen: joins the features it is made of. */
export function PropertyPage({ id }: { id: string }) {
  return <PropertyScreen key={id} id={id} map={locationMap} onTitle={useTabTitle()} />
}

function locationMap({ lat, lng, title }: Listing) {
  if (lat === null || lng === null) return null
  return (
    <Suspense fallback={<MapFrame />}>
      <LocationMap lat={lat} lng={lng} label={title} />
    </Suspense>
  )
}
