import { Lock } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { Select } from '@/ui/select/select'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { ReviewTime } from '../steps/review-time'
import { changeIdDraft, pictureProblem, useIdDraft, type Side } from './id-draft'
import { ID_TYPE_OPTIONS } from './id-types'
import { PictureField } from './picture-field'
import { RejectedNote } from './rejected-note'
import type { useIdSubmission } from './use-id-submission'

type IdFormProps = {
  /** Id of the form, for the submit button outside it. */
  form: string
  /** The reason why the last ID was rejected. */
  reason: string | null
  submission: ReturnType<typeof useIdSubmission>
  onSubmit: () => void
}

const SIDES = [
  ['front', 'Front of ID', 'id_front'],
  ['back', 'Back of ID', 'id_back'],
] as const

/** The document's type and a picture of each side (A 3, A 5). */
export function IdForm({ form, reason, submission: { progress, problem, dismiss }, onSubmit }: IdFormProps) {
  const draft = useIdDraft()
  const [refused, setRefused] = useState<Partial<Record<Side, string>>>({})
  const latest = useRef<Partial<Record<Side, File | null>>>({})
  const reading = useRef<Partial<Record<Side, Promise<void>>>>({})
  const sending = progress !== null

  const choose = async (side: Side, file: File | null) => {
    dismiss()
    latest.current[side] = file
    const wrong = file && (await pictureProblem(file, side))
    // Another file may have been chosen while this one was read.
    if (latest.current[side] !== file) return
    setRefused(({ [side]: _, ...others }) => (wrong ? { ...others, [side]: wrong } : others))
    // A refused file does not replace the chosen one.
    if (!wrong) changeIdDraft({ [side]: file })
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setRefused({})
    // A picture that was chosen a moment ago may not be read yet.
    await Promise.all(Object.values(reading.current))
    onSubmit()
  }
  return (
    <form id={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      {reason ? <RejectedNote reason={reason} /> : null}
      <FormAlert takesFocus text={problem?.text ?? null} />
      <Select
        label="ID type"
        name="id_type"
        options={ID_TYPE_OPTIONS}
        value={draft.idType}
        disabled={sending}
        onValueChange={(idType) => changeIdDraft({ idType })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {SIDES.map(([side, label, name]) => (
          <PictureField
            key={side}
            {...{ label, name }}
            file={draft[side]}
            error={refused[side] ?? problem?.sides[side]}
            disabled={sending}
            onFile={(file) => {
              reading.current[side] = choose(side, file)
            }}
          />
        ))}
      </div>
      <p className="flex gap-2 text-[0.8125rem] text-pretty text-ink-muted">
        <Lock aria-hidden size={16} className="mt-0.5 shrink-0" />
        <span>
          Only our reviewers see these pictures. A review usually takes <ReviewTime />.
        </span>
      </p>
    </form>
  )
}
