import { clsx } from 'clsx'
import { useId } from 'react'
import { serverNow } from '@/api/server-clock'
import type { Listing } from '@/domain/listing/listing'
import { useRecentlyViewed } from '@/session/marks/viewed'
import { useHydrated } from '@/ui/media/use-hydrated'
import { ListingCard } from './card/listing-card'
import { useNamedListings } from './search/use-named-listings'
import { useWords } from '@/words/use-words'

const MOST = 8

/** 'Recently viewed': a row of the listings opened last, without `except`. Nothing before anything was opened. */
export function RecentlyViewed({ except }: { except?: string }) {
  const t = useWords()
  const id = useId()
  const hydrated = useHydrated()
  const viewed = useRecentlyViewed()
  // One more than is shown: the excepted one may be among them.
  const { data } = useNamedListings(viewed.slice(0, MOST + 1))
  // One pass over all listings: hundreds may have been viewed, in a world of thousands.
  const places = new Map(viewed.map((other, place) => [other, place]))
  const placeOf = ({ id: listed }: Listing) => places.get(listed) ?? viewed.length
  const listings = (data ?? [])
    .filter((listing) => listing.id !== except && places.has(listing.id))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .slice(0, MOST)
  if (!hydrated || listings.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-6 border-t border-line pt-6 sm:mt-10 sm:pt-8 print:hidden">
      <h2 id={id} className="mb-4 text-xl">
        {t('Recently viewed')}
      </h2>
      <ul
        className={clsx(
          '-mx-2 grid snap-x auto-cols-[min(17rem,75vw)] grid-flow-col gap-5 overflow-x-auto scroll-px-2 p-2',
          '*:snap-start',
        )}
      >
        {listings.map((listing) => (
          <li key={listing.id} className="min-w-0">
            <ListingCard listing={listing} now={serverNow()} />
          </li>
        ))}
      </ul>
    </section>
  )
}
