import { X } from 'lucide-react'
import { use } from 'react'
import { MonthViewContext } from '@/listing/monthly/use-costs'
import { useCurrency } from '@/session/preferences'
import { IconButton } from '@/ui/icon-button/icon-button'
import type { PlacedListing } from '@/domain/search/query/bounds'
import { PopupFrame } from './pin-popup'
import { pinName, pinPrice } from './pin-labels'
import { PinShape } from './pin-shape'
import { useWords } from '@/words/use-words'

type BuildingListProps = {
  listings: readonly PlacedListing[]
  /** Total in the building; `listings` may be only the first. */
  count: number
  onSelect: (id: string) => void
  onClose: () => void
}

/** The listings of one building, which no zoom separates. */
export function BuildingList({ listings, count, onSelect, onClose }: BuildingListProps) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  const costs = use(MonthViewContext)?.costs ?? null
  const title = t('{n} properties in this building', { n: count })
  return (
    <PopupFrame label={title} lift="bottom-9">
      <div className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-3.5">
        <h2 className="min-w-0 flex-1 text-sm tracking-normal">{title}</h2>
        <IconButton label={t('Close')} onClick={onClose}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <ul className="max-h-64 overflow-y-auto p-1.5">
        {listings.map((listing) => (
          <li key={listing.id}>
            <button
              type="button"
              aria-label={pinName(listing, currency, false, costs)}
              onClick={() => onSelect(listing.id)}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-2 text-left hover:bg-ink/6"
            >
              <PinShape type={listing.listingType}>{pinPrice(listing, currency, costs)}</PinShape>
              <span className="min-w-0 flex-1 truncate text-[0.8125rem] font-semibold">{listing.title}</span>
            </button>
          </li>
        ))}
      </ul>
      {count > listings.length ? (
        <p className="border-t border-line px-3.5 py-2 text-[0.8125rem] text-ink-muted">
          {t('The first {n} are here; the list has all of them.', { n: listings.length })}
        </p>
      ) : null}
    </PopupFrame>
  )
}
