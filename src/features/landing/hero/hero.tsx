import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ArrowUpRight } from 'lucide-react'
import { shortPlace } from '@/listing/listing-place'
import { useNamedListings } from '@/listing/search/use-named-listings'
import { useRoutePrefix } from '@/session/route-prefix'
import { linkClass } from '@/ui/button/link-button'
import { Picture } from '@/ui/picture/picture'
import { HeroSearch } from './hero-search'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

export function Hero() {
  const t = useWords()
  const prefix = useRoutePrefix()
  return (
    <section
      aria-labelledby="welcome"
      className={clsx(
        'mx-auto grid max-w-page grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:pl-7',
        'min-[1657px]:pr-7',
      )}
    >
      <div
        className={clsx(
          'relative z-1 px-4 pt-6 pb-10 has-data-fills:z-50 md:px-7 lg:col-start-1 lg:row-start-1 lg:flex',
          'lg:flex-col lg:justify-center lg:py-14 lg:pr-0 lg:pl-0',
        )}
      >
        <h1
          id="welcome"
          tabIndex={-1}
          className="max-w-xl text-[2.125rem] leading-[1.08] sm:text-5xl lg:pr-10 lg:text-[3.375rem] xl:text-6xl"
        >
          {t('Find your place in Iloilo')}
        </h1>
        <p className="mt-4 max-w-md text-base text-pretty text-ink-muted lg:pr-6 lg:text-lg">
          {t('Homes, land and workplaces for sale and for rent, and every lister has a verified phone number and ID.')}
        </p>
        <HeroSearch />
        <p className="mt-3">
          <Link to={`${prefix}/afford`} className={`${linkClass} inline-flex min-h-11 items-center`}>
            {t('What can I afford?')}
          </Link>
        </p>
        <Counters />
      </div>
      <HeroPicture />
    </section>
  )
}

/** Fixed, as documented (A 1). */
const COUNTERS: { count: string; label: Label }[] = [
  { count: '50K+', label: 'Properties' },
  { count: '25K+', label: 'Clients' },
  { count: '500+', label: 'Cities' },
]

function Counters() {
  const t = useWords()
  return (
    <>
      <dl className="mt-8 flex flex-wrap gap-x-8 gap-y-3 lg:mt-10">
        {COUNTERS.map(({ count, label }) => (
          <div key={label} className="flex flex-col-reverse border-l-2 border-brand pl-3">
            <dt className="text-[0.8125rem] text-ink-muted">{t(label)}</dt>
            <dd className="price text-2xl leading-7">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-md text-[0.8125rem] text-ink-muted">
        {t('Nationwide, all time. The counts below are live listings.')}
      </p>
    </>
  )
}

/** The listing of the cover, which is a copy: a build for a real backend has no demo pictures. */
const LISTING_ID = '6'
const COVER = `${import.meta.env.BASE_URL}pictures/hero`

function HeroPicture() {
  const t = useWords()
  return (
    <figure
      className={clsx(
        'relative order-first aspect-3/2 max-h-[24rem] w-full overflow-hidden bg-surface-sunken lg:order-none',
        'lg:col-start-2 lg:row-start-1 lg:my-6 lg:aspect-auto lg:h-[min(42rem,calc(100dvh-7rem))] lg:max-h-none',
        'lg:min-h-[34rem] lg:rounded-l-card min-[1657px]:rounded-card',
      )}
    >
      <Picture
        fill
        priority
        src={`${COVER}-960.webp`}
        srcSet={[480, 960, 1200].map((width) => `${COVER}-${width}.webp ${width}w`).join(', ')}
        sizes="(min-width: 1657px) 846px, (min-width: 1024px) 56vw, 100vw"
        width={1200}
        height={800}
        alt={t('Row of five new townhouses in sage and white in evening sun')}
        noImageText=""
      />
      <Caption />
    </figure>
  )
}

function Caption() {
  const prefix = useRoutePrefix()
  const listing = useNamedListings([LISTING_ID]).data?.find(({ id }) => id === LISTING_ID)
  if (!listing) return null
  return (
    <figcaption className="absolute right-3 bottom-3 max-w-[calc(100%-1.5rem)] lg:right-5 lg:bottom-5">
      <Link
        to={`${prefix}/property/$id`}
        params={{ id: listing.id }}
        className={clsx(
          'light flex min-h-10 items-center gap-2 rounded-control bg-white px-3 py-1.5 text-[0.8125rem]',
          'font-semibold text-ink shadow-1 ring-on-picture hover:underline',
        )}
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
