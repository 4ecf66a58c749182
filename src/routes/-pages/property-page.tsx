import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import type { Listing } from '@/domain/listing'
import { MapFrame } from '@/features/property/details/map-frame'
import { PropertyScreen } from '@/features/property/property-screen'

type MapProps = { lat: number; lng: number; label: string }

// The map comes as its own file, and only when the place is nearly in view; without the file the frame stays.
const [loadMap] = Object.values(
  import.meta.glob<{ default: ComponentType<MapProps> }>('/src/features/map/location-map.tsx'),
)
const LocationMap = loadMap && lazy(loadMap)

/** The property detail screen: joins the features it is made of. */
export function PropertyPage({ id }: { id: string }) {
  const [title, setTitle] = useState<string>()
  useTabTitle(title)
  return <PropertyScreen key={id} id={id} map={locationMap} onTitle={setTitle} />
}

function locationMap({ lat, lng, title }: Listing) {
  if (!LocationMap || lat === null || lng === null) return null
  return (
    <Suspense fallback={<MapFrame />}>
      <LocationMap lat={lat} lng={lng} label={title} />
    </Suspense>
  )
}

/** The tab's title; the shell leaves it to screens whose route names none. */
function useTabTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = `${title} · Proventous`
  }, [title])
}
