import { useState, type SubmitEvent } from 'react'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { useSendOnce } from '@/api/send-once'
import { REPORT_TEXT_MAX } from '@/contract/fields'
import { REASONS_ABOUT, reportBody, sendReport, type Reported, type ReportReason } from '@/contract/listing/reports'
import { REASON_LABELS } from '@/domain/reports/report-reasons'
import { Addition, NotOffered } from '@/listing/additions/addition'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { RadioChips } from '@/ui/radio-chips/radio-chips'
import { TextArea } from '@/ui/text-field/text-area'
import { notify } from '@/ui/toast/notify'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const FORM = 'report'

const TITLES: Record<Exclude<Reported, 'person'>, Label> = {
  listing: 'Report this listing',
  message: 'Report this message',
  review: 'Report this review',
}

/** What is reported, and where a visitor comes back to it. */
export type Subject = {
  about: Reported
  id: string
  /** Headline of a listing, name of a person, or the beginning of a text. */
  title: string
  /** Who does not learn who reported it. */
  who: string
  path: string
}

type Errors = { reason?: string; details?: string; all?: string }
type Props = { subject: Subject; open: boolean; onClose: () => void }

/** Asks what is wrong and sends it to the administration. What was typed is kept until it is sent. */
export function ReportDialog({ subject: { about, id, title, who }, open, onClose }: Props) {
  const t = useWords()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [details, setDetails] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const sending = useSendOnce({
    about: ['report', about, id],
    mutationFn: (body: ReturnType<typeof reportBody.parse>) => call(sendReport, { body }),
    onSuccess: ({ message }) => {
      setReason(null)
      setDetails('')
      onClose()
      notify({ text: message ?? t('Thank you. An administrator will look at it.'), tone: 'good' })
    },
    onError: (error) => setErrors(refusalOf(error)),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { data, error } = reportBody.safeParse({ about, subject_id: id, reason, details })
    const issues = error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []
    setErrors(Object.fromEntries(issues) as Errors)
    if (data) sending.mutate(data)
  }
  return (
    <Dialog
      title={about === 'person' ? t('Report {name}', { name: who }) : t(TITLES[about])}
      description={about === 'person' ? undefined : title}
      open={open}
      onOpenChange={(now) => (now ? undefined : onClose())}
      footer={
        <Addition of="sendReport">
          <FormButtons form={FORM} busy={sending.isPending}>
            {t('Send report')}
          </FormButtons>
        </Addition>
      }
    >
      <Addition of="sendReport" otherwise={<NotOffered instead={t('Please write to our support.')} />}>
        <form id={FORM} noValidate onSubmit={submit} className="grid gap-5">
          <FormAlert text={errors.all ?? null} />
          <RadioChips
            legend={t('What is wrong?')}
            required
            options={REASONS_ABOUT[about].map((value) => ({ value, label: t(REASON_LABELS[value]) }))}
            value={reason}
            onValueChange={(chosen) => {
              setReason(chosen)
              setErrors({})
            }}
            {...(errors.reason ? { error: errors.reason } : {})}
          />
          <TextArea
            label={t('What should we know?')}
            optional={reason !== 'other'}
            maxLength={REPORT_TEXT_MAX}
            value={details}
            error={errors.details}
            hint={t('Only our administrators read it. {name} will not know who you are.', { name: who })}
            onChange={({ target }) => {
              setDetails(target.value)
              setErrors({})
            }}
          />
        </form>
      </Addition>
    </Dialog>
  )
}

function refusalOf(error: Error): Errors {
  if (!(error instanceof ApiError)) return { all: t('The report could not be sent. Please try again.') }
  const { reason, details } = error.fields
  if (reason?.[0] || details?.[0])
    return { ...(reason?.[0] ? { reason: reason[0] } : {}), ...(details?.[0] ? { details: details[0] } : {}) }
  return { all: error.message }
}
