import { Link } from '@tanstack/react-router'
import { PersonName } from '@/account/person/person-name'
import { overlapsAnother } from '@/domain/tours/agenda'
import type { Tour } from '@/domain/tours/tour'
import { timeSpan } from '@/domain/tours/tour-times'
import { tourTitle } from '@/listing/tour/tour-words'
import { useRoutePrefix } from '@/session/route-prefix'
import { Badge } from '@/ui/badge/badge'
import { TourStatusBadge } from '../card/tour-status'
import { useWords } from '@/words/use-words'

/** One visit of an agenda; a press opens it in the list, with what can be done about it. */
export function AgendaVisit({ tour, others }: { tour: Tour; others: readonly Tour[] }) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const { visitor } = tour
  return (
    <Link
      to={`${prefix}/tours`}
      search={{ show: 'requests', visit: tour.id }}
      preload={false}
      className="block min-w-0 rounded-control border border-line bg-surface-raised px-3 py-2 hover:border-ink/60"
    >
      <span className="figures block text-[0.8125rem] text-ink-muted">{timeSpan(tour)}</span>
      <span className="block font-strong wrap-anywhere">{tourTitle(tour)}</span>
      {visitor.name ? <PersonName {...visitor}>{visitor.name}</PersonName> : null}
      <span className="mt-1.5 flex flex-wrap gap-1.5">
        <TourStatusBadge tour={tour} />
        {overlapsAnother(tour, others) ? <Badge tone="warn">{t('Overlaps another')}</Badge> : null}
      </span>
    </Link>
  )
}
