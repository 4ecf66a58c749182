import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { MOST_DAYS_OFF } from '@/contract/tours/visiting-times'
import { dayText } from '@/domain/tours/tour-times'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/text-field/text-field'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

type Props = {
  legend: string
  days: readonly string[]
  /** Today in the Philippines: earlier days need no day off. */
  today: string
  onChange: (days: string[]) => void
}

export function DaysOff({ legend, days, today, onChange }: Props) {
  const t = useWords()
  const id = useId()
  const [date, setDate] = useState('')
  const [problem, setProblem] = useState<string>()
  const coming = days.filter((day) => day >= today).toSorted()
  const add = () => {
    const wrong = problemOf(date, coming, today)
    setProblem(wrong)
    if (wrong) return document.getElementById(id)?.focus()
    onChange([...coming, date])
    setDate('')
  }
  return (
    <div>
      <div className="flex items-start gap-2">
        <TextField
          id={id}
          type="date"
          label={legend}
          min={today}
          value={date}
          error={problem}
          onChange={(event) => {
            setDate(event.target.value)
            setProblem(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The form around it would be saved.
            event.preventDefault()
            add()
          }}
          className="flex-1 sm:max-w-60"
        />
        <Button variant="outline" className="mt-6.5" onClick={add}>
          {t('Add')}
        </Button>
      </div>
      {coming.length > 0 ? (
        <ul aria-label={t('{legend}, chosen', { legend })} className="mt-2 flex flex-wrap gap-2">
          {coming.map((day) => (
            <li key={day} className="min-w-0">
              <button
                type="button"
                aria-label={t('{day}, remove this day off', { day: dayText(day) })}
                onClick={() => onChange(coming.filter((one) => one !== day))}
                className={clsx(
                  'group thumb-target inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border',
                  'border-line-control/60 bg-surface-raised py-1 pr-2.5 pl-3.5 text-[0.8125rem] font-semibold',
                  'hover:border-ink/60',
                )}
              >
                <span className="figures truncate">{dayText(day)}</span>
                <X aria-hidden size={15} className="shrink-0 text-ink-muted group-hover:text-ink" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function problemOf(date: string, days: readonly string[], today: string): string | undefined {
  if (date === '') return t('Choose a day first.')
  if (date < today || date.length > today.length) return t('Choose today or a later day.')
  if (days.includes(date)) return t('That day is in the list already.')
  return days.length >= MOST_DAYS_OFF ? t('You can add at most {n} days.', { n: MOST_DAYS_OFF }) : undefined
}
