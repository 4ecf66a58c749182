import { IconButton } from '@/ui/icon-button/icon-button'
import { TextArea } from '@/ui/text-field/text-area'
import { TextField } from '@/ui/text-field/text-field'
import { X } from 'lucide-react'
import { Choice } from '../parts/choice'
import { KINDS, type StepDraft } from './step-draft'

type Props = {
  number: number
  step: StepDraft
  onChange: (step: StepDraft) => void
  onRemove?: (() => void) | undefined
}

export function StepFields({ number, step, onChange, onRemove }: Props) {
  const set = (change: Partial<StepDraft>) => onChange({ ...step, ...change })
  const says = step.kind === 'status' || step.kind === 'refuse'
  return (
    <fieldset className="space-y-3 rounded-control border border-line p-3" aria-label={`Call ${number}`}>
      <div className="flex items-end gap-2">
        <Choice
          className="flex-1"
          label={`Call ${number}`}
          value={step.kind}
          options={KINDS}
          onValueChange={(kind) => set({ kind })}
        />
        {onRemove ? (
          <IconButton label={`Remove call ${number}`} size={44} onClick={onRemove}>
            <X aria-hidden size={18} />
          </IconButton>
        ) : null}
      </div>
      <div className="grid grid-cols-2 gap-3">
        {step.kind === 'status' || step.kind === 'custom' ? (
          <TextField
            label="Status"
            inputMode="numeric"
            value={step.status}
            onChange={({ target }) => set({ status: target.value })}
          />
        ) : null}
        {step.kind === 'never' ? null : (
          <TextField
            label="Delay, ms"
            inputMode="numeric"
            value={step.delay}
            onChange={({ target }) => set({ delay: target.value })}
          />
        )}
      </div>
      {says ? (
        <TextField label="Message" value={step.message} onChange={({ target }) => set({ message: target.value })} />
      ) : null}
      {step.kind === 'custom' ? (
        <TextArea
          label="Body, as JSON"
          rows={4}
          spellCheck={false}
          className="[&_textarea]:font-mono [&_textarea]:text-xs"
          value={step.body}
          onChange={({ target }) => set({ body: target.value })}
        />
      ) : null}
      {step.kind === 'status' ? (
        <TextArea
          label="Field errors"
          optional
          rows={2}
          className="[&_textarea]:min-h-11"
          hint="A line each, such as email: This address is taken."
          value={step.errors}
          onChange={({ target }) => set({ errors: target.value })}
        />
      ) : null}
    </fieldset>
  )
}
