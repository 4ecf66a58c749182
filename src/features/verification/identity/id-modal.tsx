import { BadgeCheck, Clock, RefreshCw } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { ProgressBar } from '@/ui/progress-bar/progress-bar'
import { notify } from '@/ui/toast/notify'
import { ReviewTime } from '../steps/review-time'
import { SuccessPanel } from '../success-panel'
import { useKnownChanges } from '../use-known-changes'
import type { Verification } from '../use-verification'
import { forgetIdDraft, presentIdDraft, useIdDraft } from './id-draft'
import { IdForm } from './id-form'
import { useIdSubmission } from './use-id-submission'
import { useWords } from '@/words/use-words'

type IdModalProps = { open: boolean; onClose: () => void; verification: Verification }

export function IdModal({ open, onClose, verification }: IdModalProps) {
  const t = useWords()
  const draft = useIdDraft()
  const submission = useIdSubmission()
  const learn = useKnownChanges()
  const [sent, setSent] = useState(false)
  const form = useId()
  const { id, reason } = verification
  const asking = !sent && id !== 'pending' && id !== 'verified'

  // A failure is also shown when the modal was closed while it was sending.
  const shown = useRef(open)
  useEffect(() => {
    shown.current = open
  }, [open])
  const failure = submission.problem?.text
  useEffect(() => {
    if (failure && !shown.current) notify({ text: failure, tone: 'bad' })
  }, [failure])

  const submit = async () => {
    if (!(await submission.submit(presentIdDraft()))) return
    forgetIdDraft()
    setSent(true)
    notify({
      text: t('ID verification submitted successfully! Your documents will be reviewed by our team.'),
      tone: 'good',
    })
    learn({ id_submitted: true, rejection_reason: '' })
  }
  const close = () => {
    setSent(false)
    onClose()
  }
  return (
    <Dialog
      open={open}
      title={sent ? t('ID Submitted Successfully!') : t('Government ID Verification')}
      footer={
        asking ? (
          <SubmitBar form={form} progress={submission.progress} ready={Boolean(draft.front && draft.back)} />
        ) : null
      }
      onOpenChange={(now) => {
        if (!now) close()
      }}
    >
      {sent ? (
        <SuccessPanel onEnd={close}>
          {t.rich('Our team reviews it, usually within {time}.', { time: <ReviewTime /> })}
        </SuccessPanel>
      ) : asking ? (
        <IdForm {...{ form, reason, submission }} onSubmit={() => void submit()} />
      ) : (
        <IdStatus verification={verification} />
      )}
    </Dialog>
  )
}

function IdStatus({ verification: { id, refreshing, refresh } }: { verification: Verification }) {
  const t = useWords()
  const verified = id === 'verified'
  const pending = t.rich('Our team reviews it, usually within {time}. You get a notification when they decide.', {
    time: <ReviewTime />,
  })
  return (
    <div className="flex flex-col items-center px-2 py-6 text-center">
      <span
        aria-hidden
        className={
          verified
            ? 'mb-4 grid size-14 place-items-center rounded-full bg-good-soft text-good'
            : 'mb-4 grid size-14 place-items-center rounded-full bg-warn-soft text-warn'
        }
      >
        {verified ? <BadgeCheck size={28} /> : <Clock size={28} />}
      </span>
      <h3 className="text-xl">{verified ? t('Your ID is verified') : t('Your ID is in review')}</h3>
      <p className="mt-2 max-w-sm text-[0.9375rem] text-pretty text-ink-muted">
        {verified ? t('There is nothing left to send.') : pending}
      </p>
      {verified ? null : (
        <Button
          variant="outline"
          className="mt-6"
          busy={refreshing}
          icon={<RefreshCw aria-hidden size={17} />}
          onClick={() => void refresh()}
        >
          {t('Refresh Status')}
        </Button>
      )}
    </div>
  )
}

type SubmitBarProps = {
  form: string
  progress: number | null
  ready: boolean
}

function SubmitBar({ form, progress, ready }: SubmitBarProps) {
  const t = useWords()
  const sending = progress !== null
  return (
    <div className="w-full space-y-2.5 max-sm:pb-3">
      {sending ? <ProgressBar label={t('Upload progress')} showLabel value={progress} /> : null}
      {sending || ready ? null : (
        <p className="text-[0.8125rem] text-pretty text-ink-muted">
          {t('Please upload both ID front and back images before submitting')}
        </p>
      )}
      <Button type="submit" form={form} size="large" wide busy={sending}>
        {sending ? t('Submitting Requirements...') : t('Submit Requirements')}
      </Button>
    </div>
  )
}
