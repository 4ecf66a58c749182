import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { MapFrame } from '@/features/property/details/map-frame'
import { PropertyScreen } from '@/features/property/property-screen'
import { useTabTitle } from './use-tab-title'

// If the map cannot be fetched, its empty frame stays.
const LocationMap = lazy(() => import('@/features/map/location-map').catch(() => ({ default: MapFrame })))

type Props = { from: '/property/$id' | '/dashboard/property/$id' | '/dashboard/properties/$id' }

export function PropertyPage({ from }: Props) {
  const { id } = useParams({ from })
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
