import { clsx } from 'clsx'
import { TrendingDown } from 'lucide-react'
import { memo, use, type ReactNode } from 'react'
import { reductionOf } from '@/domain/listing/price-history'
import { MonthViewContext } from '@/listing/monthly/use-costs'
import { useCurrency } from '@/session/preferences'
import type { PlacedListing } from '@/domain/search/query/bounds'
import { reportsHover, useHovered } from '../state/hovered'
import { useIsViewed } from '@/session/marks/viewed'
import { useWords } from '@/words/use-words'
import { PinShape } from './pin-shape'
import { pinName, pinPrice } from './pin-labels'
import { Placed } from './placed'

type PricePinProps = {
  listing: PlacedListing
  selected: boolean
  onPress: (id: string) => void
  children?: ReactNode
}

export const PricePin = memo(function PricePin({ listing, selected, onPress, children }: PricePinProps) {
  const t = useWords()
  const { id } = listing
  const currency = useCurrency((state) => state.value)
  const costs = use(MonthViewContext)?.costs ?? null
  const hovered = useHovered((state) => state.id === id)
  const viewed = useIsViewed(id)
  const raised = selected || hovered
  const gone = listing.status !== 'available'
  return (
    <Placed lat={listing.lat} lng={listing.lng} className={selected ? 'z-30' : hovered ? 'z-20' : 'hover:z-20'}>
      <button
        type="button"
        data-pin={id}
        data-hovered={hovered || undefined}
        aria-label={pinName(listing, currency, viewed, costs)}
        aria-pressed={selected}
        onClick={() => onPress(id)}
        {...reportsHover(id, 'pin')}
        className={clsx(
          'thumb-target absolute! bottom-1.5 left-0 -translate-x-1/2 rounded-full',
          'drop-shadow-[0_1px_2px_rgb(20_25_45/.4)] transition-[scale]',
          'after:z-[-1] focus-visible:z-10',
          raised && 'scale-112',
        )}
      >
        <PinShape type={listing.listingType} look={raised ? 'strong' : gone ? 'gone' : viewed ? 'viewed' : 'plain'}>
          {pinPrice(listing, currency, costs)}
          {gone ? <span className="text-xs font-semibold"> {t(listing.status)}</span> : null}
          {reductionOf(listing) > 0 ? (
            <TrendingDown aria-hidden size={14} className="ml-1 inline align-[-2px]" />
          ) : null}
        </PinShape>
        <span
          aria-hidden
          className={clsx(
            'absolute top-full left-1/2 -mt-px size-0 -translate-x-1/2 border-x-[5px] border-t-[6px]',
            'border-x-transparent!',
            raised ? 'border-t-action!' : 'border-t-surface-raised!',
          )}
        />
      </button>
      {children}
    </Placed>
  )
})
