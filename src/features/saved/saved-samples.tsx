import { useQuery } from '@tanstack/react-query'
import { sampleKeys } from '@/api/query-keys'
import { serverNow } from '@/api/server-clock'
import { toListing } from '@/domain/listing/map-listing'
import type { CardLayout } from '@/listing/card/listing-card'
import { ListingCardSkeleton } from '@/listing/card/listing-card-skeleton'
import { loadCode } from '@/lib/load-code'
import { RetryNote } from '@/ui/retry-note/retry-note'
import { SampleCard } from './sample-card'
import { SavedGrid } from './saved-grid'
import { toSavedListing } from './saved-listings'

async function loadSamples() {
  const [{ SAVED_SAMPLES }, { samplePeople }, { sampleToWire }] = await Promise.all([
    loadCode(() => import('@/samples/saved-samples')),
    loadCode(() => import('@/samples/sample-people')),
    loadCode(() => import('@/samples/to-wire')),
  ])
  const [now, people] = [serverNow(), await samplePeople()]
  return SAVED_SAMPLES.map((sample) => toSavedListing(toListing(sampleToWire(sample, people, now))))
}

type Props = {
  layout: CardLayout
  /** Why the own favorites are not shown. */
  reason: string
  /** How many the user has saved. */
  saved: number
  onRetry: () => void
  retrying: boolean
}

/** The fifteen samples (B 7), with the reason, and a note that the own favorites are not lost. */
export function SavedSamples({ layout, reason, saved, onRetry, retrying }: Props) {
  const { data } = useQuery({ queryKey: sampleKeys.saved, queryFn: loadSamples, staleTime: Infinity })
  const own =
    saved === 0
      ? ''
      : ` Your ${saved === 1 ? 'saved property is' : `${saved} saved properties are`} still on this device and will be back when the listings are.`
  return (
    <>
      <RetryNote
        tone="warn"
        title="These are samples, not your saved properties"
        onRetry={onRetry}
        retrying={retrying}
        className="mb-6"
      >
        {reason}
        {own} Until then you see sample listings around Iloilo.
      </RetryNote>
      <SavedGrid layout={layout} label="Sample properties">
        {data
          ? data.map((listing) => <SampleCard key={listing.id} listing={listing} layout={layout} />)
          : [1, 2, 3].map((place) => (
              <li key={place}>
                <ListingCardSkeleton layout={layout} />
              </li>
            ))}
      </SavedGrid>
    </>
  )
}
