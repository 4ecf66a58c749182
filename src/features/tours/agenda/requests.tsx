import { useNavigate } from '@tanstack/react-router'
import type { Tour } from '@/domain/tours/tour'
import { useRoutePrefix } from '@/session/route-prefix'
import { Segmented } from '@/ui/segmented/segmented'
import { TourList } from '../tour-list'
import type { Layout, ToursUrl } from '../tours-url'
import { Agenda } from './agenda'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const OPTIONS: readonly { value: Layout; label: Label }[] = [
  { value: 'list', label: 'List' },
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
]

/** Visits to the own listings: as a list, or over all listings by day or week. */
export function Requests({ tours, url }: { tours: readonly Tour[]; url: ToursUrl }) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const navigate = useNavigate()
  const { as = 'list', day, visit } = url
  return (
    <>
      <Segmented
        label={t('Show tours as')}
        size="small"
        className="mb-4"
        options={t.options(OPTIONS)}
        value={as}
        onValueChange={(next) =>
          void navigate({
            to: `${prefix}/tours`,
            search: { show: 'requests', as: next === 'list' ? undefined : next, day },
            replace: true,
            resetScroll: false,
          })
        }
      />
      {as === 'list' ? (
        <TourList tours={tours} side="requests" start={visit} />
      ) : (
        <Agenda tours={tours} layout={as} day={day} />
      )}
    </>
  )
}
