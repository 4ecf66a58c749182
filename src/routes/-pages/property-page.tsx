import { useParams } from '@tanstack/react-router'
import type { Listing } from '@/domain/listing/listing'
import { MapFrame } from '@/features/property/details/map-frame'
import { PropertyScreen } from '@/features/property/property-screen'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { SkeletonText } from '@/ui/skeleton/skeleton'
import { MapFailed } from './map-failed'
import { useTabTitle } from './use-tab-title'

const LocationMap = lazyPart(() => import('@/features/map/location-map').then((module) => module.default), {
  waiting: <MapFrame />,
  failed: (retry) => <MapFailed {...retry} />,
})

const Costs = lazyPart(() => import('@/features/costs/listing/costs-section').then((module) => module.CostsSection), {
  waiting: <SkeletonText lines={8} />,
  failed: (retry) => <PartFailed {...retry} level={3} title="The costs could not be loaded" />,
})

type Props = { from: '/property/$id' | '/dashboard/property/$id' | '/dashboard/properties/$id' }

export function PropertyPage({ from }: Props) {
  const { id } = useParams({ from })
  return <PropertyScreen key={id} id={id} map={locationMap} costs={costs} onTitle={useTabTitle()} />
}

function locationMap({ lat, lng, title }: Listing) {
  if (lat === null || lng === null) return null
  return <LocationMap lat={lat} lng={lng} label={title} />
}

function costs(listing: Listing) {
  return <Costs listing={listing} />
}
