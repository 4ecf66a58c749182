import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { defaultSearch } from '@/domain/filter-state'
import { countMatching } from '@/domain/filters'
import { listingQueries } from '@/listing/listing.queries'
import { buttonClass } from '@/ui/button/button-class'
import { useArea } from '@/session/area'
import { Section } from '../section'
import { DISTRICTS } from './districts'

/** The places by name, as a line to read; each leads to what is for sale there. */
export function ByDistrict() {
  const area = useArea()
  const listings = useQuery(listingQueries.list()).data
  return (
    <Section
      title="Browse by district"
      text="The seven districts of Iloilo City and the towns around it."
      action={
        <Link to={`${area}/map`} className={buttonClass({ variant: 'outline' })}>
          Map View
        </Link>
      }
    >
      <ul className="flex flex-wrap gap-x-7 gap-y-1 md:gap-x-10 md:gap-y-2">
        {DISTRICTS.map((district) => (
          <li key={district}>
            <Link
              to={`${area}/properties`}
              search={{ q: district }}
              className="group inline-flex min-h-11 items-baseline gap-1.5 rounded-sm text-[1.375rem] font-bold tracking-tight md:text-[1.75rem]"
            >
              <span className="decoration-brand decoration-2 underline-offset-6 group-hover:underline">{district}</span>
              {listings ? (
                <span className="figures text-[0.8125rem] font-semibold text-ink-muted">
                  {countMatching(listings, { ...defaultSearch(), q: district })}
                  <span className="sr-only"> for sale</span>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
