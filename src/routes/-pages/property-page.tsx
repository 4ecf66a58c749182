import { useParams } from '@tanstack/react-router'
import type { Listing } from '@/domain/listing/listing'
import { MapFrame } from '@/features/property/details/map-frame'
import { PropertyScreen } from '@/features/property/property-screen'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { MapFailed } from './map-failed'
import { useTabTitle } from './use-tab-title'

const LocationMap = lazyPart(() => import('@/features/map/location-map').then((module) => module.default), {
  waiting: <MapFrame />,
  failed: (retry) => <MapFailed {...retry} />,
})

type Props = { from: '/property/$id' | '/dashboard/property/$id' | '/dashboard/properties/$id' }

export function PropertyPage({ from }: Props) {
  const { id } = useParams({ from })
  return <PropertyScreen key={id} id={id} map={locationMap} onTitle={useTabTitle()} />
}

function locationMap({ lat, lng, title }: Listing) {
  if (lat === null || lng === null) return null
  return <LocationMap lat={lat} lng={lng} label={title} />
}
