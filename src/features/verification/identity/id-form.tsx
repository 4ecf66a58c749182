import { Lock, CircleAlert } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import type { IdType } from '@/contract/account/verification'
import { Select } from '@/ui/select/select'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { ReviewTime } from '../steps/review-time'
import { changeIdDraft, pictureProblem, useIdDraft, type Side } from './id-draft'
import { PictureField } from './picture-field'
import type { useIdSubmission } from './use-id-submission'
import { useWords } from '@/words/use-words'

type IdFormProps = {
  form: string
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
  const t = useWords()
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
        label={t('ID type')}
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
            name={name}
            label={t(label)}
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
          {t.rich('Only our reviewers see these pictures. A review usually takes {time}.', { time: <ReviewTime /> })}
        </span>
      </p>
    </form>
  )
}

const ID_TYPE_OPTIONS: readonly { value: IdType; label: string }[] = [
  { value: 'passport', label: 'Passport' },
  { value: 'drivers_license', label: "Driver's license" },
  { value: 'national_id', label: 'National ID (PhilSys)' },
  { value: 'sss_id', label: 'SSS ID' },
  { value: 'gsis_id', label: 'GSIS ID' },
  { value: 'umid', label: 'UMID' },
  { value: 'voter_id', label: "Voter's ID" },
]

function RejectedNote({ reason }: { reason: string }) {
  const t = useWords()
  return (
    <div className="flex gap-2.5 rounded-control bg-bad-soft px-3.5 py-3">
      <CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-bad" />
      <div className="min-w-0">
        <p className="font-strong text-bad">{t('Your last ID was not accepted')}</p>
        <p className="mt-0.5 wrap-anywhere text-ink">{reason}</p>
        <p className="mt-1 text-[0.8125rem] text-ink-muted">{t('Choose new pictures below and send them again.')}</p>
      </div>
    </div>
  )
}
