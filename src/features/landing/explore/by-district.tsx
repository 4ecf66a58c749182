import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { DISTRICTS, slugOf } from '@/domain/search/words/districts'
import { defaultSearch } from '@/domain/search/filter-state'
import { useCounts } from '@/listing/search/use-counts'
import { buttonClass } from '@/ui/button/button-class'
import { useRoutePrefix } from '@/session/route-prefix'
import { Section } from '../section'
import { useWords } from '@/words/use-words'

const SEARCHES = DISTRICTS.map((district) => ({ ...defaultSearch(), q: district }))

export function ByDistrict() {
  const t = useWords()
  const prefix = useRoutePrefix()
  const counts = useCounts('districts', SEARCHES)
  return (
    <Section
      title={t('Browse by district')}
      text={t('The seven districts of Iloilo City and the towns around it.')}
      action={
        <div className="flex flex-wrap gap-2">
          <Link to={`${prefix}/map`} className={buttonClass({ variant: 'outline' })}>
            {t('Map View')}
          </Link>
          <Link
            to={`${prefix}/districts/$name`}
            params={{ name: slugOf(DISTRICTS[0]) }}
            className={buttonClass({ variant: 'outline' })}
          >
            {t('Asking prices')}
          </Link>
        </div>
      }
    >
      <ul className="flex flex-wrap gap-x-7 gap-y-1 md:gap-x-10 md:gap-y-2">
        {DISTRICTS.map((district, place) => (
          <li key={district}>
            <Link
              to={`${prefix}/properties`}
              search={{ q: district }}
              className={clsx(
                'group inline-flex min-h-11 items-baseline gap-1.5 rounded-sm text-[1.375rem] font-bold',
                'tracking-tight md:text-[1.75rem]',
              )}
            >
              <span className="decoration-brand decoration-2 underline-offset-6 group-hover:underline">{district}</span>
              {counts ? (
                <span className="figures text-[0.8125rem] font-semibold text-ink-muted">
                  {counts[place]}
                  <span className="sr-only"> {t('for sale')}</span>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
