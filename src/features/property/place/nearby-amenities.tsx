import { MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { distanceText } from '@/domain/units/distance'
import { whenIdle } from '@/lib/when-idle'
import { DetailSection } from '../details/detail-section'
import { useWords } from '@/words/use-words'

export type Distances = (
  from: { lat: number; lng: number },
  names: readonly string[],
) => Promise<ReadonlyMap<string, number>>

const NONE: ReadonlyMap<string, number> = new Map()

export function NearbyAmenities({ listing, distances }: { listing: Listing; distances: Distances | undefined }) {
  const t = useWords()
  const places = [...new Set(listing.nearbyAmenities)]
  const meters = useDistances(listing, distances)
  if (places.length === 0) return null
  return (
    <DetailSection title={t('Nearby Amenities')} screenOnly>
      <ul className="grid gap-x-10 gap-y-2.5 text-[0.9375rem] sm:grid-cols-2">
        {places.map((place) => (
          <li key={place} className="flex gap-2.5">
            <MapPin aria-hidden size={18} className="mt-0.5 shrink-0 text-ink-muted" />
            <span className="min-w-0 wrap-anywhere">{place}</span>
            <span className="figures ml-auto shrink-0 text-ink-muted">{inWords(meters.get(place))}</span>
          </li>
        ))}
      </ul>
      {meters.size > 0 ? (
        <p className="mt-3 text-[0.8125rem] text-ink-muted">{t('Distances are in a straight line.')}</p>
      ) : null}
    </DetailSection>
  )
}

const inWords = (meters: number | undefined) => (meters === undefined ? '' : distanceText(meters))

/** Looked up when the screen is idle; without the code that knows the places the list has no distances. */
function useDistances({ lat, lng, nearbyAmenities }: Listing, distances: Distances | undefined) {
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    if (!distances || lat === null || lng === null) return
    let gone = false
    const look = () =>
      void distances({ lat, lng }, nearbyAmenities).then(
        (known) => !gone && setFound(known),
        () => {},
      )
    const cancel = whenIdle(look)
    return () => {
      gone = true
      cancel()
    }
  }, [distances, lat, lng, nearbyAmenities])
  return found
}
