import { Clock } from 'lucide-react'
import { TOUR_NOTES_MAX } from '@/contract/tours/tour'
import { TAKEN_DAYS, type VisitingTimes } from '@/contract/tours/visiting-times'
import type { Tour } from '@/domain/tours/tour'
import { dayText, daysFrom, shortDayText, timeText } from '@/domain/tours/tour-times'
import { closedOn, hoursText, isTaken } from '@/domain/tours/visiting-times'
import { FieldNote } from '@/ui/field/field'
import { RadioChips } from '@/ui/radio-chips/radio-chips'
import { TextArea } from '@/ui/text-field/text-area'
import { TextField } from '@/ui/text-field/text-field'
import { ClashNote } from './clashes'
import { offeredTimes, TOUR_DURATIONS, type TourDays, type TourProblems, type TourRequest } from './tour-request'
import { useWords } from '@/words/use-words'

type TimeProps = {
  form: string
  request: Pick<TourRequest, 'date' | 'time' | 'duration'>
  problems: TourProblems
  days: TourDays
  /** When the listing can be visited; undefined while nobody knows, and where it does not matter. */
  visiting: VisitingTimes | undefined
  onChange: (changes: Partial<Pick<TourRequest, 'date' | 'time'>>) => void
}

export function TourTimeFields({ form, request, problems, days, visiting, onChange }: TimeProps) {
  const t = useWords()
  const { date, time: given, duration } = request
  const offered = offeredTimes(request, visiting)
  const restricted = visiting !== undefined && visiting.hours !== null
  const taken = given !== null && visiting && isTaken(visiting, { date, time: given, duration: Number(duration) })
  // A time set by an agent may not be among the offered ones.
  const added = given !== null && !restricted && !taken && !offered.includes(given)
  const times = added ? [...offered, given].toSorted() : offered
  const closed = visiting && date !== '' ? closedOn(visiting, date) : null
  return (
    <>
      <div>
        <RadioChips
          legend={t('Next seven days')}
          options={daysFrom(days.first, TAKEN_DAYS).map((day) => {
            if (!visiting) return { value: day, label: shortDayText(day) }
            const free = offeredTimes({ date: day, duration }, visiting).length
            const hours = free === 0 ? t('no hours free') : t.count(free, '{n} hour free', '{n} hours free')
            return { value: day, label: `${shortDayText(day)} · ${hours}`, disabled: free === 0 }
          })}
          value={date}
          onValueChange={(next) => onChange({ date: next })}
          className="mb-4"
        />
        <TextField
          type="date"
          id={`${form}-date`}
          label={t('Date')}
          min={days.first}
          max={days.last}
          value={date}
          error={problems.date ?? closed ?? undefined}
          onChange={(event) => onChange({ date: event.target.value })}
          className="sm:max-w-60"
        />
        {visiting ? <VisitingNote visiting={visiting} days={days} /> : null}
      </div>
      <div>
        {times.length > 0 ? (
          <RadioChips
            legend={t('Time, Philippine time')}
            options={times.map((time) => ({ value: time, label: timeText(time) }))}
            value={given}
            onValueChange={(time) => onChange({ time })}
          />
        ) : (
          <NoTimes date={date} closed={closed !== null} />
        )}
        <div role="alert">
          <FieldNote id={`${form}-time`} error={problems.time} />
        </div>
      </div>
    </>
  )
}

function NoTimes({ date, closed }: { date: string; closed: boolean }) {
  const t = useWords()
  const text =
    date === ''
      ? t('Choose a date to see its times.')
      : closed
        ? t('Choose another date to see its times.')
        : t('No tour of this length fits into the free hours of that day. Choose a shorter one or another date.')
  return (
    <>
      <p className="mb-1.5 text-[0.8125rem] font-strong text-ink">{t('Time, Philippine time')}</p>
      <p className="text-ink-muted">{text}</p>
    </>
  )
}

type Props = Omit<TimeProps, 'request' | 'onChange'> & {
  /** The lister's own visits at that time. */
  clashes: readonly Tour[]
  /** What the notes may say. */
  notesHint?: string
  request: TourRequest
  onChange: (changes: Partial<TourRequest>) => void
}

export function TourFields({ notesHint, request, clashes, onChange, ...rest }: Props) {
  const t = useWords()
  return (
    <div className="space-y-5">
      <TourTimeFields {...rest} request={request} onChange={onChange} />
      <RadioChips
        legend={t('Duration')}
        options={TOUR_DURATIONS.map((minutes) => ({ value: minutes, label: t('{n} minutes', { n: minutes }) }))}
        value={request.duration}
        onValueChange={(duration) => onChange({ duration })}
      />
      <TextArea
        label={t('Notes')}
        optional
        hint={notesHint ?? t('Who comes along, what you would like to see.')}
        maxLength={TOUR_NOTES_MAX}
        value={request.notes}
        error={rest.problems.notes}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
      <TourFormNote form={rest.form} problems={rest.problems} clashes={clashes} />
    </div>
  )
}

export function TourFormNote({ form, problems, clashes }: Pick<Props, 'form' | 'problems' | 'clashes'>) {
  return (
    <>
      <div role="alert">
        <FieldNote id={`${form}-form`} error={problems.form} />
      </div>
      {clashes.length > 0 ? <ClashNote clashes={clashes} /> : null}
    </>
  )
}

/** More days off would fill the dialog; each is also said when it is chosen. */
const MOST_NAMED = 3

function VisitingNote({ visiting, days }: { visiting: VisitingTimes; days: TourDays }) {
  const t = useWords()
  const { hours } = visiting
  const off = visiting.days_off.filter((day) => day >= days.first && day <= days.last)
  if (hours === null && off.length === 0) return null
  const named = off
    .slice(0, MOST_NAMED)
    .map((day) => dayText(day))
    .join('; ')
  const more = off.length - MOST_NAMED
  return (
    <p className="mt-2 flex gap-2 text-[0.8125rem] text-ink-muted">
      <Clock aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        {hours === null
          ? null
          : hours.length === 0
            ? t('The lister gives no tours at the moment.')
            : t('The lister gives tours {hours}.', { hours: hoursText(hours) })}{' '}
        {named === ''
          ? null
          : more > 0
            ? t('No tours on {days} and {n} more days.', { days: named, n: more })
            : t('No tours on {days}.', { days: named })}
      </span>
    </p>
  )
}
