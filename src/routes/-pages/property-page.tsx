import { useParams } from '@tanstack/react-router'
import type { Listing } from '@/domain/listing/listing'
import { COSTS_ROOM } from '@/features/property/details/costs'
import { NEARBY_ROOM } from '@/features/property/place/location'
import { MapFrame } from '@/features/property/place/map-frame'
import type { Distances } from '@/features/property/place/nearby-amenities'
import { PropertyScreen } from '@/features/property/property-screen'
import { loadCode } from '@/lib/load-code'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { SkeletonText } from '@/ui/skeleton/skeleton'
import { MapFailed } from './map-failed'
import { useTabTitle } from './use-tab-title'
import { t } from '@/words/words'

const LocationMap = lazyPart(() => import('@/features/map/location-map').then((module) => module.default), {
  waiting: <MapFrame />,
  failed: (retry) => <MapFailed {...retry} />,
})

/** From the same file as the map, which says it if that cannot be loaded. */
const Places = lazyPart(() => import('@/features/map/location-map').then((module) => module.LocationPlaces), {
  waiting: <div className={NEARBY_ROOM} />,
  failed: () => null,
})

const Costs = lazyPart(() => import('@/features/costs/listing/costs-section').then((module) => module.CostsSection), {
  waiting: (
    <div className={COSTS_ROOM}>
      <SkeletonText lines={8} />
    </div>
  ),
  failed: (retry) => <PartFailed {...retry} level={3} title={t('The costs could not be loaded')} />,
})

const Monthly = lazyPart(
  () => import('@/features/costs/listing/monthly-headline').then((module) => module.MonthlyHeadline),
  // The section about costs says the same.
  { failed: () => null },
)

type Props = { from: '/property/$id' | '/dashboard/property/$id' | '/dashboard/properties/$id' }

export function PropertyPage({ from }: Props) {
  const { id } = useParams({ from })
  return <PropertyScreen key={id} id={id} {...SLOTS} onTitle={useTabTitle()} />
}

function locationMap({ lat, lng, title }: Listing) {
  if (lat === null || lng === null) return null
  return <LocationMap lat={lat} lng={lng} label={title} />
}

function nearby({ lat, lng }: Listing) {
  return lat === null || lng === null ? null : <Places lat={lat} lng={lng} />
}

function costs(listing: Listing) {
  return <Costs listing={listing} />
}

/** The line keeps its room while its code loads. */
function monthly(listing: Listing) {
  return listing.listingType === 'rent' || listing.price <= 0 ? null : (
    <p className="mt-1 min-h-[1.45em]">
      <Monthly listing={listing} />
    </p>
  )
}

const distances: Distances = async (from, names) =>
  (await loadCode(() => import('@/features/map/pin-placing/distances'))).distancesFrom(from, names)

const SLOTS = { map: locationMap, nearby, costs, monthly, distances }
