import { CalendarCheck, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import type { TourStatus } from '@/contract/tours'
import { Badge, type BadgeTone } from '@/ui/badge/badge'

const STATUSES: Record<TourStatus, { label: string; tone: BadgeTone; icon: LucideIcon }> = {
  scheduled: { label: 'Scheduled', tone: 'sale', icon: CalendarCheck },
  pending: { label: 'Pending', tone: 'warn', icon: Clock },
  completed: { label: 'Completed', tone: 'good', icon: CircleCheck },
  cancelled: { label: 'Cancelled', tone: 'neutral', icon: CircleX },
}

/** The status of a tour (A 4). */
export function TourStatusBadge({ status }: { status: TourStatus }) {
  const { label, tone, icon: Icon } = STATUSES[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden size={14} className="shrink-0" />}>
      {label}
    </Badge>
  )
}
