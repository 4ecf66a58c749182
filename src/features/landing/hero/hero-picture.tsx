import { Link } from '@tanstack/react-router'
import { ArrowUpRight } from 'lucide-react'
import { shortPlace } from '@/listing/listing-place'
import { useNamedListings } from '@/listing/search/use-named-listings'
import { useRoutePrefix } from '@/session/route-prefix'
import { Picture } from '@/ui/picture/picture'

/** The listing of the cover, which is a copy: a build for a real backend has no demo pictures. */
const LISTING_ID = '3'
const COVER = `${import.meta.env.BASE_URL}pictures/hero`

/** A static file rather than the listing's own data, so that it is fetched before any call is answered. */
export function HeroPicture() {
  return (
    <figure className="relative order-first aspect-3/2 max-h-[24rem] w-full overflow-hidden bg-surface-sunken lg:order-none lg:col-start-2 lg:row-start-1 lg:my-6 lg:aspect-auto lg:h-[min(42rem,calc(100dvh-7rem))] lg:max-h-none lg:min-h-[34rem] lg:rounded-l-card min-[1657px]:rounded-card">
      <Picture
        fill
        priority
        src={`${COVER}-960.webp`}
        srcSet={[480, 960, 1200].map((width) => `${COVER}-${width}.webp ${width}w`).join(', ')}
        sizes="(min-width: 1657px) 846px, (min-width: 1024px) 56vw, 100vw"
        width={1200}
        height={800}
        alt="Villa with clay roofs around a long lap pool, sun loungers and coconut palms"
        noImageText=""
      />
      <Caption />
    </figure>
  )
}

/** Leads to the house in the picture, when it is on the market. */
function Caption() {
  const prefix = useRoutePrefix()
  const listing = useNamedListings([LISTING_ID]).data?.find(({ id }) => id === LISTING_ID)
  if (!listing) return null
  return (
    <figcaption className="absolute right-3 bottom-3 max-w-[calc(100%-1.5rem)] lg:right-5 lg:bottom-5">
      <Link
        to={`${prefix}/property/$id`}
        params={{ id: listing.id }}
        className="light flex min-h-10 items-center gap-2 rounded-control bg-white px-3 py-1.5 text-[0.8125rem] font-semibold text-ink shadow-1 ring-on-picture hover:underline"
      >
        <span className="min-w-0 truncate">
          {listing.title}
          <span className="max-sm:hidden"> · {shortPlace(listing)}</span>
        </span>
        <ArrowUpRight aria-hidden size={16} className="shrink-0" />
      </Link>
    </figcaption>
  )
}
