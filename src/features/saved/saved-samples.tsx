import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { sampleKeys } from '@/api/query-keys'
import { serverNow } from '@/api/server-clock'
import { placeLine, type Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { ListingTypeBadge } from '@/listing/card/listing-badges'
import { type CardLayout, cardFrameClass, cardPictureClass } from '@/listing/card/listing-card'
import { ListingCardSkeleton } from '@/listing/card/listing-card-skeleton'
import { loadCode } from '@/lib/load-code'
import { ListingFacts } from '@/listing/card/listing-facts'
import { ListingPicture } from '@/listing/card/listing-picture'
import { ListingPrice } from '@/listing/card/listing-price'
import { Badge } from '@/ui/badge/badge'
import { RetryNote } from '@/ui/retry-note/retry-note'
import { SavedGrid } from './saved-grid'
import { toSavedListing } from './saved-listings'
import { useWords } from '@/words/use-words'

async function loadSamples() {
  const [{ SAVED_SAMPLES }, { samplePeople }, { sampleToWire }] = await Promise.all([
    loadCode(() => import('@/samples/saved-samples')),
    loadCode(() => import('@/samples/sample-people')),
    loadCode(() => import('@/samples/to-wire')),
  ])
  const [now, people] = [serverNow(), await samplePeople()]
  return SAVED_SAMPLES.map((sample) => toListing(sampleToWire(sample, people, now)))
}

type Props = {
  layout: CardLayout
  reason: string
  saved: number
  onRetry: () => void
  retrying: boolean
}

/** The fifteen samples (B 7), with the reason, and a note that the own favorites are not lost. */
export function SavedSamples({ layout, reason, saved, onRetry, retrying }: Props) {
  const t = useWords()
  const { data } = useQuery({ queryKey: sampleKeys.saved, queryFn: loadSamples, staleTime: Infinity })
  const own =
    saved === 0
      ? ''
      : t.count(
          saved,
          'Your {n} saved property is still on this device and will be back with the listings.',
          'Your {n} saved properties are still on this device and will be back with the listings.',
        )
  return (
    <>
      <RetryNote
        tone="warn"
        title={t('These are samples, not your saved properties')}
        onRetry={onRetry}
        retrying={retrying}
        className="mb-6"
      >
        {[reason, own, t('Until then you see sample listings around Iloilo.')].filter(Boolean).join(' ')}
      </RetryNote>
      <SavedGrid layout={layout} label={t('Sample properties')}>
        {data
          ? data.map((listing) => <SampleCard key={listing.id} listing={toSavedListing(listing, t)} layout={layout} />)
          : [1, 2, 3].map((place) => (
              <li key={place}>
                <ListingCardSkeleton layout={layout} />
              </li>
            ))}
      </SavedGrid>
    </>
  )
}

function SampleCard({ listing, layout }: { listing: Listing; layout: CardLayout }) {
  const t = useWords()
  return (
    <li className={clsx('min-w-0', cardFrameClass[layout])}>
      <div className={cardPictureClass(layout)}>
        <ListingPicture fill image={listing.images[0]} title={listing.title} sizes="(min-width: 768px) 340px, 94vw" />
        <span className="absolute top-2.5 left-2.5 flex flex-wrap gap-1.5">
          <Badge onPicture tone="warn">
            {t('Sample')}
          </Badge>
          <ListingTypeBadge onPicture listing={listing} />
        </span>
      </div>
      <div className={clsx('min-w-0', layout === 'grid' ? 'pt-3' : 'sm:py-1')}>
        <ListingPrice listing={listing} />
        <h2 className="mt-1 truncate text-sm font-semibold tracking-normal" title={listing.title}>
          {listing.title}
        </h2>
        <p className="truncate text-[0.8125rem] text-ink-muted">{placeLine(listing)}</p>
        <ListingFacts listing={listing} className="mt-2" />
      </div>
    </li>
  )
}
