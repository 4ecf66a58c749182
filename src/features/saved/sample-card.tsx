import { clsx } from 'clsx'
import { placeLine, type Listing } from '@/domain/listing'
import { cardFrameClass, cardPictureClass, type CardLayout } from '@/listing/listing-card'
import { ListingTypeBadge } from '@/listing/listing-badges'
import { ListingFacts } from '@/listing/listing-facts'
import { ListingPicture } from '@/listing/listing-picture'
import { ListingPrice } from '@/listing/listing-price'
import { Badge } from '@/ui/badge/badge'

/** A sample in the place of a saved card: it looks like one and says what it is; there is nothing to open, save or remove. */
export function SampleCard({ listing, layout }: { listing: Listing; layout: CardLayout }) {
  return (
    <li className={clsx('min-w-0', cardFrameClass[layout])}>
      <div className={clsx(cardPictureClass, layout === 'list' && 'self-start')}>
        <ListingPicture fill image={listing.images[0]} title={listing.title} sizes="(min-width: 768px) 340px, 94vw" />
        <span className="absolute top-2.5 left-2.5 flex flex-wrap gap-1.5">
          <Badge onPicture tone="warn">
            Sample
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
