import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { sampleKeys } from '@/api/query-keys'
import { serverNow } from '@/api/server-clock'
import { toListing } from '@/domain/listing/map-listing'
import type { CardLayout } from '@/listing/card/listing-card'
import { ListingCardSkeleton } from '@/listing/card/listing-card-skeleton'
import { loadCode } from '@/lib/load-code'
import { Button } from '@/ui/button/button'
import { SampleCard } from './sample-card'
import { SavedGrid } from './saved-grid'
import { toSavedListing } from './saved-listings'

async function loadSamples() {
  const [{ SAVED_SAMPLES }, { SAMPLE_PEOPLE }, { sampleToWire }] = await Promise.all([
    loadCode(() => import('@/samples/saved-samples')),
    loadCode(() => import('@/samples/people')),
    loadCode(() => import('@/samples/to-wire')),
  ])
  const now = serverNow()
  return SAVED_SAMPLES.map((sample) => toSavedListing(toListing(sampleToWire(sample, SAMPLE_PEOPLE, now))))
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
      <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-warn/40 bg-warn-soft px-4 py-3.5">
        <Info aria-hidden size={20} className="shrink-0 text-warn max-sm:hidden" />
        <div role="status" className="min-w-0 flex-1 basis-72 text-pretty">
          <p className="font-strong">These are samples, not your saved properties</p>
          <p className="mt-0.5">
            {reason}
            {own} Until then you see sample listings around Iloilo.
          </p>
        </div>
        <Button variant="outline" busy={retrying} onClick={onRetry}>
          Try Again
        </Button>
      </div>
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
