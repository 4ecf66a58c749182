import { clsx } from 'clsx'
import { placeLine, type Listing } from '@/domain/listing/listing'
import { cardFrameClass, cardPictureClass, type CardLayout } from '@/listing/card/listing-card'
import { ListingTypeBadge } from '@/listing/card/listing-badges'
import { ListingFacts } from '@/listing/card/listing-facts'
import { ListingPicture } from '@/listing/card/listing-picture'
import { ListingPrice } from '@/listing/card/listing-price'
import { Badge } from '@/ui/badge/badge'

/** A sample in place of a saved card; marked as such, without actions. */
export function SampleCard({ listing, layout }: { listing: Listing; layout: CardLayout }) {
  return (
    <li className={clsx('min-w-0', cardFrameClass[layout])}>
      <div className={cardPictureClass(layout)}>
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
