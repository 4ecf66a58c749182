import { FieldNote } from '@/ui/field/field'
import { RadioChips } from '@/ui/radio-chips/radio-chips'
import { TextArea } from '@/ui/text-field/text-area'
import { TextField } from '@/ui/text-field/text-field'
import { TOUR_DURATIONS, TOUR_TIMES, timeText, type TourProblems, type TourRequest } from './tour-request'

type Props = {
  /** Id of the form, from which the ids of its parts are made. */
  form: string
  request: TourRequest
  problems: TourProblems
  firstDay: string
  onChange: (changes: Partial<TourRequest>) => void
}

/** Day, time, length and a word to the lister. */
export function TourFields({ form, request, problems, firstDay, onChange }: Props) {
  return (
    <div className="space-y-5">
      <TextField
        type="date"
        id={`${form}-date`}
        label="Date"
        min={firstDay}
        value={request.date}
        error={problems.date}
        onChange={(event) => onChange({ date: event.target.value })}
        className="sm:max-w-60"
      />
      <div>
        <RadioChips
          legend="Time, Philippine time"
          options={TOUR_TIMES.map((time) => ({ value: time, label: timeText(time) }))}
          value={request.time}
          onValueChange={(time) => onChange({ time })}
        />
        <div role="alert">
          <FieldNote id={`${form}-time`} error={problems.time} />
        </div>
      </div>
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
        maxLength={500}
        value={request.notes}
        error={problems.notes}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
      <div role="alert">
        <FieldNote id={`${form}-form`} error={problems.form} />
      </div>
    </div>
  )
}
