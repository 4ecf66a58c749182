import { CalendarPlus } from 'lucide-react'
import type { Tour } from '@/domain/tours/tour'
import { Button } from '@/ui/button/button'
import { tourTitleId } from '../card/tour-card'
import { downloadCalendar } from './tour-calendar'
import { useWords } from '@/words/use-words'

export function CalendarButton({ tour }: { tour: Tour }) {
  const t = useWords()
  return (
    <Button
      variant="outline"
      className="max-sm:px-3"
      aria-describedby={tourTitleId(tour.id)}
      icon={<CalendarPlus aria-hidden size={17} className="max-sm:hidden" />}
      onClick={() => downloadCalendar(tour)}
    >
      {t('Add to calendar')}
    </Button>
  )
}
