import { TOUR_NOTES_MAX } from '@/contract/tours'
import { timeText } from '@/domain/tours/tour-times'
import { FieldNote } from '@/ui/field/field'
import { RadioChips } from '@/ui/radio-chips/radio-chips'
import { TextArea } from '@/ui/text-field/text-area'
import { TextField } from '@/ui/text-field/text-field'
import { TOUR_DURATIONS, TOUR_TIMES, type TourDays, type TourProblems, type TourRequest } from './tour-request'

type TimeProps = {
  /** Id of the form and prefix of the ids inside. */
  form: string
  request: Pick<TourRequest, 'date' | 'time'>
  problems: TourProblems
  days: TourDays
  onChange: (changes: Partial<Pick<TourRequest, 'date' | 'time'>>) => void
}

/** Day and time of a tour, in Philippine time. */
export function TourTimeFields({ form, request, problems, days, onChange }: TimeProps) {
  const given = request.time
  // A time set by an agent may not be among the offered ones.
  const times =
    given === null || TOUR_TIMES.some((time) => time === given) ? TOUR_TIMES : [...TOUR_TIMES, given].toSorted()
  return (
    <>
      <TextField
        type="date"
        id={`${form}-date`}
        label="Date"
        min={days.first}
        max={days.last}
        value={request.date}
        error={problems.date}
        onChange={(event) => onChange({ date: event.target.value })}
        className="sm:max-w-60"
      />
      <div>
        <RadioChips
          legend="Time, Philippine time"
          options={times.map((time) => ({ value: time, label: timeText(time) }))}
          value={given}
          onValueChange={(time) => onChange({ time })}
        />
        <div role="alert">
          <FieldNote id={`${form}-time`} error={problems.time} />
        </div>
      </div>
    </>
  )
}

type Props = Omit<TimeProps, 'request' | 'onChange'> & {
  request: TourRequest
  onChange: (changes: Partial<TourRequest>) => void
}

export function TourFields({ request, onChange, ...rest }: Props) {
  return (
    <div className="space-y-5">
      <TourTimeFields {...rest} request={request} onChange={onChange} />
      <RadioChips
        legend="Duration"
        options={TOUR_DURATIONS.map((minutes) => ({ value: minutes, label: `${minutes} minutes` }))}
        value={request.duration}
        onValueChange={(duration) => onChange({ duration })}
      />
      <TextArea
        label="Notes"
        optional
        hint="Who comes along, what you would like to see."
        maxLength={TOUR_NOTES_MAX}
        value={request.notes}
        error={rest.problems.notes}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
      <TourFormNote form={rest.form} problems={rest.problems} />
    </div>
  )
}

/** The error of the whole form. */
export function TourFormNote({ form, problems }: Pick<TimeProps, 'form' | 'problems'>) {
  return (
    <div role="alert">
      <FieldNote id={`${form}-form`} error={problems.form} />
    </div>
  )
}
