import { Clock } from 'lucide-react'
import type { VisitingTimes } from '@/contract/tours/visiting-times'
import { dayText } from '@/domain/tours/tour-times'
import { hoursText } from '@/domain/tours/visiting-times'
import type { TourDays } from './tour-request'

/** More days off would fill the dialog; each is also said when it is chosen. */
const MOST_NAMED = 3

/** Why some days and times cannot be chosen. */
export function VisitingNote({ visiting, days }: { visiting: VisitingTimes; days: TourDays }) {
  const { hours } = visiting
  const off = visiting.days_off.filter((day) => day >= days.first && day <= days.last)
  if (hours === null && off.length === 0) return null
  const named = off.slice(0, MOST_NAMED).map(dayText).join('; ')
  const more = off.length > MOST_NAMED ? ` and ${off.length - MOST_NAMED} more` : ''
  return (
    <p className="mt-2 flex gap-2 text-[0.8125rem] text-ink-muted">
      <Clock aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        {hours === null
          ? null
          : hours.length === 0
            ? 'The lister receives no visitors at the moment. '
            : `The lister receives visitors ${hoursText(hours)}. `}
        {named ? `No visits on ${named}${more}.` : null}
      </span>
    </p>
  )
}
