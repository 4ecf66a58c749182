import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useRef, type ReactNode, useEffect, type RefObject } from 'react'
import { useMap } from 'react-leaflet'
import { ListingFacts } from '@/listing/card/listing-facts'
import { ListingPicture } from '@/listing/card/listing-picture'
import { fullPlace } from '@/listing/listing-place'
import { useRoutePrefix } from '@/session/route-prefix'
import { Button } from '@/ui/button/button'
import { IconButton } from '@/ui/icon-button/icon-button'
import type { PlacedListing } from '@/domain/search/query/bounds'
import { useReducedMotion } from '@/ui/media/use-media'
import { usePopupPrice } from '../state/use-popup-price'
import { useWords } from '@/words/use-words'

export function PinPopup({ listing, onClose }: { listing: PlacedListing; onClose: () => void }) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const price = usePopupPrice(listing)
  return (
    <PopupFrame label={listing.title} lift="bottom-11">
      <div className="relative aspect-16/10 overflow-hidden rounded-t-card">
        <ListingPicture fill image={listing.images[0]} title={listing.title} sizes="280px" />
        <IconButton label={t('Close')} look="solid" onClick={onClose} className="absolute! top-2 right-2 rounded-full!">
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <div className="p-3.5">
        <p className="price text-lg leading-6">{price}</p>
        <h2 className="mt-0.5 line-clamp-2 text-sm font-semibold tracking-normal">{listing.title}</h2>
        <p className="truncate text-[0.8125rem] text-ink-muted">{fullPlace(listing)}</p>
        <ListingFacts listing={listing} className="mt-2" />
        <Button asChild wide className="mt-3">
          <Link to={`${prefix}/property/$id`} params={{ id: listing.id }}>
            {t('View Details')}
          </Link>
        </Button>
      </div>
    </PopupFrame>
  )
}

type PopupFrameProps = {
  label: string
  /** How far above the point: a class. */
  lift: string
  children: ReactNode
}

export function PopupFrame({ label, lift, children }: PopupFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useIntoView(frame)
  return (
    <div
      ref={frame}
      role="dialog"
      aria-label={label}
      data-popup
      className={clsx(
        `absolute left-0 ${lift} w-70 max-w-[calc(100vw-2rem)] -translate-x-1/2 cursor-auto rounded-card border`,
        'border-line bg-surface-raised text-ink shadow-2',
      )}
    >
      <div className="animate-pop-in">{children}</div>
      <span
        aria-hidden
        className={clsx(
          'absolute top-full left-1/2 size-3.5 -translate-x-1/2 -translate-y-2 rotate-45 rounded-br-[3px]',
          'border-r border-b border-line bg-surface-raised',
        )}
      />
    </div>
  )
}

const MARGIN = { top: 64, right: 16, bottom: 24, left: 16 }
const GAP = 16

/** Pans the map once, as little as needed, until an element is in view beside the detail card. */
function useIntoView(ref: RefObject<HTMLElement | null>): void {
  const map = useMap()
  const still = useReducedMotion()
  useEffect(() => {
    const move = () => {
      const box = ref.current?.getBoundingClientRect()
      const view = map.getContainer().getBoundingClientRect()
      if (!box || box.width === 0) return
      const card = document.querySelector('[data-detail-card]')?.getBoundingClientRect()
      const y = Math.min(0, box.top - view.top - MARGIN.top) || Math.max(0, box.bottom - view.bottom + MARGIN.bottom)
      // Uses the panel's final position, so reopening it there moves nothing.
      const besideCard = card && box.bottom - y > card.top && card.right - view.left + GAP + box.width < view.width
      const left = besideCard ? card.right + GAP : view.left + MARGIN.left
      const x = Math.min(0, box.left - left) || Math.max(0, box.right - view.right + MARGIN.right)
      if (x !== 0 || y !== 0) map.panBy([x, y], { animate: !still })
    }
    // After the detail card is laid out and a running pan has ended.
    const timer = setTimeout(move, 60)
    return () => clearTimeout(timer)
  }, [map, ref, still])
}
