import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { addressLine, type Listing } from '@/domain/listing/listing'
import { DetailSection } from '../details/detail-section'
import { MapFrame } from './map-frame'
import { usePrinting } from '../share/print-flyer'
import { WhenInView } from '@/ui/in-view/when-in-view'
import { useWords } from '@/words/use-words'

/** Room for what lies near, so that what follows does not move when it comes. */
export const NEARBY_ROOM = 'mt-5 h-80 print:hidden'

export function Location({ listing, map, nearby }: { listing: Listing; map: ReactNode; nearby: ReactNode }) {
  const t = useWords()
  const address = addressLine(listing)
  const preparing = usePrinting((state) => state.preparing)
  const pinned = listing.lat !== null && listing.lng !== null
  return (
    <DetailSection title={t('Location')} anchor="map">
      {listing.ph.landmark ? (
        <p className="text-[0.9375rem] wrap-anywhere">{t('Landmark: {landmark}', { landmark: listing.ph.landmark })}</p>
      ) : null}
      {address ? <p className="mb-3 text-[0.9375rem] wrap-anywhere text-ink-muted print:hidden">{address}</p> : null}
      {pinned ? (
        <div
          data-map-frame
          className={clsx(
            'relative isolate aspect-8/5 overflow-hidden rounded-card border border-line bg-surface-sunken',
            'sm:aspect-[2/1]',
            preparing ? 'print:aspect-[6/1]' : 'print:hidden',
          )}
        >
          {/* On paper the map keeps the size in which it was drawn, with its pin in the middle of the strip. */}
          <div
            className={clsx(
              'size-full print:absolute print:top-1/2 print:left-1/2 print:h-(--drawn-height)',
              'print:w-(--drawn-width) print:-translate-1/2',
            )}
          >
            {preparing ? map : <WhenInView before={<MapFrame />}>{map ?? <MapFrame />}</WhenInView>}
          </div>
        </div>
      ) : (
        <p className="text-ink-muted">{t('The lister has not set a pin on the map.')}</p>
      )}
      {pinned && nearby ? <WhenInView before={<div className={NEARBY_ROOM} />}>{nearby}</WhenInView> : null}
    </DetailSection>
  )
}
