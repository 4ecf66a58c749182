import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { ListingImage } from '@/domain/listing/listing'
import { ListingTypeBadge } from '@/listing/card/listing-badges'
import { ListingPicture } from '@/listing/card/listing-picture'
import { useRoutePrefix } from '@/session/route-prefix'
import { IconButton } from '@/ui/icon-button/icon-button'
import type { Compared } from '../compared'
import { storedPicture } from '../stored-picture'
import { priceText } from './rows'

type Props = {
  compared: Compared
  currency: string
  /** Absent in a shared comparison. */
  onRemove?: () => void
}

/** The head of a column: picture, name and the way out of the list. */
export function ColumnHead({ compared, currency, onRemove }: Props) {
  const prefix = useRoutePrefix()
  const { entry, gone, priceThen } = compared
  return (
    <div
      role="columnheader"
      className="relative min-w-0 snap-start scroll-ml-0 pr-3 pb-3 text-left font-medium md:px-3 lg:px-4"
    >
      <div className="relative overflow-hidden rounded-card">
        <div aria-hidden className="aspect-4/3">
          <ListingPicture fill image={pictureOf(compared)} title="" sizes="(min-width: 768px) 22rem, 9rem" />
        </div>
        <span className="absolute top-2 left-2">
          <ListingTypeBadge onPicture listing={{ listingType: entry.listing_type }} />
        </span>
        {onRemove ? (
          <IconButton
            look="solid"
            label={`Remove ${entry.title} from comparison`}
            data-remove
            onClick={onRemove}
            className="absolute! top-1 right-1 rounded-full print:hidden"
          >
            <X aria-hidden size={18} />
          </IconButton>
        ) : null}
      </div>
      <div className="mt-2.5 line-clamp-3 text-[0.9375rem] leading-snug font-strong wrap-anywhere">
        {gone ? (
          entry.title
        ) : (
          <Link
            to={`${prefix}/property/$id`}
            params={{ id: entry.id }}
            className="hover:underline hover:underline-offset-4"
          >
            {entry.title}
          </Link>
        )}
      </div>
      {priceThen === null ? null : (
        <p className="figures mt-1 text-xs text-ink-muted">Was {priceText(entry, priceThen, currency)} when added</p>
      )}
    </div>
  )
}

/** The first picture; of a listing that is not known now, the one that was stored. */
function pictureOf({ entry, listing }: Compared): ListingImage | undefined {
  return listing ? listing.images[0] : storedPicture(entry)
}
