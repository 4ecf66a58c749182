import { WEEKDAYS } from '@/contract/tours/visiting-times'
import { RadioChips } from '@/ui/radio-chips/radio-chips'
import { FIRST_HOURS, withHoursOn, type Hours } from './times-draft'
import { WeekdayHours } from './weekday-hours'
import { useWords } from '@/words/use-words'

type Props = {
  legend: string
  /** What holds without hours: 'At any time', 'Same as all listings'. */
  freely: string
  hours: Hours | null
  tried: boolean
  onChange: (hours: Hours | null) => void
}

export function HoursEditor({ legend, freely, hours, tried, onChange }: Props) {
  const t = useWords()
  return (
    <div>
      <RadioChips
        legend={legend}
        options={[
          { value: 'free', label: freely },
          { value: 'hours', label: t('Only at these times') },
        ]}
        value={hours === null ? 'free' : 'hours'}
        onValueChange={(value) => onChange(value === 'free' ? null : FIRST_HOURS)}
      />
      {hours === null ? null : (
        <>
          <ul aria-label={t('Days of the week')} className="mt-3 divide-y divide-line border-y border-line">
            {WEEKDAYS.map((weekday) => (
              <li key={weekday} className="py-1.5">
                <WeekdayHours
                  weekday={weekday}
                  // In the order in which they were entered: sorted ones would move while somebody types.
                  spans={hours.filter((one) => one.weekday === weekday)}
                  tried={tried}
                  onChange={(spans) => onChange(withHoursOn(hours, weekday, spans))}
                />
              </li>
            ))}
          </ul>
          {hours.length === 0 ? (
            <p role="status" className="mt-2 text-ink-muted">
              {t('Choose at least one day. Until then, you get no tour requests.')}
            </p>
          ) : null}
        </>
      )}
    </div>
  )
}
