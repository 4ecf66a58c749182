import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { MapPin, MapPinOff } from 'lucide-react'
import { memo } from 'react'
import { formatPopupPrice } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import type { UnitSystem } from '@/domain/units/units'
import { ListingStatusBadge, ListingTypeBadge } from '@/listing/card/listing-badges'
import { ListingFacts } from '@/listing/card/listing-facts'
import { ListingPicture } from '@/listing/card/listing-picture'
import { shortPlace } from '@/listing/listing-place'
import { useCurrency } from '@/session/preferences'
import { IconButton } from '@/ui/icon-button/icon-button'
import { isPlaced } from '@/domain/search/query/bounds'
import { MonthLine } from '@/listing/monthly/month-line'
import { reportsHover, useHovered } from '../state/hovered'
import { useWords } from '@/words/use-words'

type PropertyRowProps = {
  listing: Listing
  units: UnitSystem
  selected: boolean
  onSelect: (id: string | null) => void
}

export const PropertyRow = memo(function PropertyRow({ listing, units, selected, onSelect }: PropertyRowProps) {
  const t = useWords()
  const { id, title, status } = listing
  const currency = useCurrency((state) => state.value)
  const hovered = useHovered((state) => state.id === id)
  return (
    <article
      data-listing={id}
      data-hovered={hovered || undefined}
      {...reportsHover(id, 'list')}
      className={clsx(
        'relative flex h-full gap-3 border-b border-line px-3 py-3 has-[a:focus-visible]:outline-2',
        'has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus',
        (hovered || selected) && 'bg-surface-sunken',
        selected && 'shadow-[inset_3px_0_0_var(--action)]',
      )}
    >
      <div className="relative h-24.5 w-28 shrink-0 overflow-hidden rounded-control">
        <ListingPicture fill image={listing.images[0]} title={title} sizes="112px" />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2 pr-9">
          <p className="price min-w-0 truncate text-base leading-6">{formatPopupPrice(listing, currency)}</p>
        </div>
        <MonthLine listing={listing} />
        <h3 className="text-[0.8125rem] leading-4.5 font-semibold tracking-normal">
          <Link
            to="/property/$id"
            params={{ id }}
            title={title}
            className="block truncate outline-none after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className="truncate text-xs text-ink-muted">{shortPlace(listing)}</p>
        <ListingFacts listing={listing} units={units} className="mt-0.5 h-4.5 overflow-hidden text-xs!" />
        <div className="mt-1 flex gap-1.5">
          <ListingTypeBadge listing={listing} />
          {status === 'available' ? null : <ListingStatusBadge listing={listing} />}
        </div>
      </div>
      {isPlaced(listing) ? (
        <IconButton
          label={t('Show on map: {title}', { title })}
          pressed={selected}
          onClick={() => onSelect(selected ? null : id)}
          className="absolute! top-1 right-1 z-1 print:hidden"
        >
          <MapPin aria-hidden size={19} className={clsx(selected && 'fill-current')} />
        </IconButton>
      ) : (
        <span title={t('Not on the map')} className="absolute top-3.5 right-3.5 text-ink-muted">
          <MapPinOff aria-hidden size={18} />
          <span className="sr-only">{t('Not on the map')}</span>
        </span>
      )}
    </article>
  )
})
