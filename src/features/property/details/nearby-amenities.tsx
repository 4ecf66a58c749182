import { MapPin } from 'lucide-react'
import { DetailSection } from './detail-section'

/** 'Nearby Amenities' (B 2.4). */
export function NearbyAmenities({ places }: { places: readonly string[] }) {
  if (places.length === 0) return null
  return (
    <DetailSection title="Nearby Amenities" screenOnly>
      <ul className="grid gap-x-10 gap-y-2.5 text-[0.9375rem] sm:grid-cols-2">
        {[...new Set(places)].map((place) => (
          <li key={place} className="flex gap-2.5">
            <MapPin aria-hidden size={18} className="mt-0.5 shrink-0 text-ink-muted" />
            <span className="min-w-0 wrap-anywhere">{place}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
