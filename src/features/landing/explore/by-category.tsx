import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { switchCategory } from '@/domain/search/search-changes'
import { defaultSearch } from '@/domain/search/filter-state'
import { CATEGORIES, CATEGORY_IDS } from '@/domain/listing/taxonomy'
import { useCounts } from '@/listing/search/use-counts'
import { useRoutePrefix } from '@/session/route-prefix'
import { Section } from '../section'
import { useWords } from '@/words/use-words'

const SEARCHES = CATEGORY_IDS.map((id) => switchCategory(defaultSearch(), id))

export function ByCategory() {
  const t = useWords()
  const prefix = useRoutePrefix()
  const counts = useCounts('categories', SEARCHES)
  return (
    <Section title={t('Browse by category')} text={t('From a studio downtown to a rice field in Santa Barbara.')}>
      <ul className="border-b border-line md:grid md:grid-cols-2 md:gap-x-10">
        {CATEGORY_IDS.map((id, place) => (
          <li key={id} className="border-t border-line">
            <Link
              to={`${prefix}/properties`}
              search={{ category: id }}
              className="group flex flex-wrap items-center gap-x-4 rounded-sm py-4"
            >
              <span className="min-w-0 flex-1 basis-40">
                <span className="block text-lg font-bold tracking-tight group-hover:underline">
                  {t(CATEGORIES[id].label)}
                </span>
                <span className="block truncate text-[0.8125rem] text-ink-muted">
                  {CATEGORIES[id].subtypes.slice(0, 4).map(t.known).join(', ')}
                </span>
              </span>
              {counts ? (
                <span className="figures shrink-0 text-ink-muted">{t('{n} for sale', { n: counts[place] ?? 0 })}</span>
              ) : null}
              <ArrowRight
                aria-hidden
                size={18}
                className="shrink-0 text-ink-muted transition-transform group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
