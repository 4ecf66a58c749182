import { Link } from '@tanstack/react-router'
import { useRoutePrefix } from '@/session/route-prefix'
import { linkClass } from '@/ui/button/link-button'
import { Counters } from './counters'
import { HeroPicture } from './hero-picture'
import { HeroSearch } from './hero-search'

/** The top of the page: title, search card and picture. */
export function Hero() {
  const prefix = useRoutePrefix()
  return (
    <section
      aria-labelledby="welcome"
      className="mx-auto grid max-w-page grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:pl-7 min-[1657px]:pr-7"
    >
      <div className="relative z-1 px-4 pt-6 pb-10 md:px-7 lg:col-start-1 lg:row-start-1 lg:flex lg:flex-col lg:justify-center lg:py-14 lg:pr-0 lg:pl-0">
        <h1
          id="welcome"
          tabIndex={-1}
          className="max-w-xl text-[2.125rem] leading-[1.08] sm:text-5xl lg:pr-10 lg:text-[3.375rem] xl:text-6xl"
        >
          Find your place in Iloilo
        </h1>
        <p className="mt-4 max-w-md text-base text-pretty text-ink-muted lg:pr-6 lg:text-lg">
          Homes, land and workplaces for sale and for rent, each listed by somebody who has verified a phone and an ID.
        </p>
        <HeroSearch />
        <p className="mt-3">
          <Link to={`${prefix}/afford`} className={`${linkClass} inline-flex min-h-11 items-center`}>
            What can I afford?
          </Link>
        </p>
        <Counters />
      </div>
      <HeroPicture />
    </section>
  )
}
