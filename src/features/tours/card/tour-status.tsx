import { CalendarCheck, CalendarClock, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import type { TourStatus } from '@/contract/tours/tour'
import type { Tour } from '@/domain/tours/tour'
import { Badge, type BadgeTone } from '@/ui/badge/badge'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const STATUSES: Record<TourStatus, { label: Label; tone: BadgeTone; icon: LucideIcon }> = {
  scheduled: { label: 'Scheduled', tone: 'sale', icon: CalendarCheck },
  pending: { label: 'Pending', tone: 'warn', icon: Clock },
  completed: { label: 'Completed', tone: 'good', icon: CircleCheck },
  cancelled: { label: 'Cancelled', tone: 'neutral', icon: CircleX },
}

const PROPOSED = { label: 'New time proposed', tone: 'warn', icon: CalendarClock } as const

/** The status of a tour (A 4). One that the lister called off is 'Declined'; one with a proposed time says so. */
export function TourStatusBadge({ tour }: { tour: Pick<Tour, 'status' | 'proposal' | 'cancelledBy' | 'property'> }) {
  const t = useWords()
  const { label, tone, icon: Icon } = badgeOf(tour)
  return (
    <Badge tone={tone} icon={<Icon aria-hidden size={14} className="shrink-0" />}>
      {t(label)}
    </Badge>
  )
}

function badgeOf({
  status,
  proposal,
  cancelledBy,
  property,
}: Pick<Tour, 'status' | 'proposal' | 'cancelledBy' | 'property'>) {
  if (status === 'pending' && proposal) return PROPOSED
  // Nobody declined the visit of a listing that went.
  if (status === 'cancelled' && cancelledBy === 'lister' && !property.gone)
    return { ...STATUSES.cancelled, label: 'Declined' as const }
  return STATUSES[status]
}
