import { CalendarPlus } from 'lucide-react'
import type { Tour } from '@/domain/tours/tour'
import { Button } from '@/ui/button/button'
import { tourTitleId } from '../card/tour-card'
import { downloadCalendar } from './tour-calendar'

export function CalendarButton({ tour }: { tour: Tour }) {
  return (
    <Button
      variant="outline"
      className="max-sm:px-3"
      aria-describedby={tourTitleId(tour.id)}
      icon={<CalendarPlus aria-hidden size={17} className="max-sm:hidden" />}
      onClick={() => downloadCalendar(tour)}
    >
      Add to calendar
    </Button>
  )
}
