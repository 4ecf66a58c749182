import { clsx } from 'clsx'
import { useId, useMemo } from 'react'
import { serverNow } from '@/api/server-clock'
import type { Listing } from '@/domain/listing/listing'
import { districtOf } from '@/domain/listing/place'
import { loadCode } from '@/lib/load-code'
import { ListingCard } from '@/listing/card/listing-card'
import { OwnMonthView } from '@/listing/monthly/own-month-view'
import { useListingPool } from '@/listing/search/use-listing-pool'
import { useRendered } from '@/listing/use-rendered'
import { similarListings } from './similar'
import { useWords } from '@/words/use-words'

export function SimilarListings({ listing }: { listing: Listing }) {
  const t = useWords()
  const id = useId()
  const { data, dataUpdatedAt } = useListingPool(['similar', listing.id], async () =>
    (await loadCode(() => import('./similar-searches'))).searchesForSimilar(listing),
  )
  const now = useRendered(dataUpdatedAt) ? undefined : serverNow()
  const similar = useMemo(() => similarListings(listing, data ?? []), [listing, data])
  if (similar.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-6 border-t border-line pt-6 sm:mt-10 sm:pt-8 print:hidden">
      <h2 id={id} className="text-xl">
        {t('Similar listings')}
      </h2>
      <p className="mt-1 mb-4 text-ink-muted">
        {t('Similar price (±25%), {district} first', { district: districtOf(listing) })}
      </p>
      <OwnMonthView>
        <div
          className={clsx(
            'grid gap-x-6 gap-y-8 max-sm:-mx-2 max-sm:snap-x max-sm:auto-cols-[min(17rem,75vw)] max-sm:grid-flow-col',
            'max-sm:overflow-x-auto max-sm:scroll-px-2 max-sm:p-2 max-sm:*:snap-start',
            'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
          )}
        >
          {similar.map((other) => (
            <ListingCard key={other.id} listing={other} now={now} />
          ))}
        </div>
      </OwnMonthView>
    </section>
  )
}
