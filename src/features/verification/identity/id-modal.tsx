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

type IdModalProps = { open: boolean; onClose: () => void; verification: Verification }

/** Upload of the pictures of a government ID, and their review status (A 2, A 4). */
export function IdModal({ open, onClose, verification }: IdModalProps) {
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
      text: 'ID verification submitted successfully! Your documents will be reviewed by our team.',
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
      title={sent ? 'ID Submitted Successfully!' : 'Government ID Verification'}
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
          Our team reviews it, usually within <ReviewTime />.
        </SuccessPanel>
      ) : asking ? (
        <IdForm {...{ form, reason, submission }} onSubmit={() => void submit()} />
      ) : (
        <IdStatus verification={verification} />
      )}
    </Dialog>
  )
}

/** The status of an ID that was handed in: in review or verified. */
function IdStatus({ verification: { id, refreshing, refresh } }: { verification: Verification }) {
  const verified = id === 'verified'
  const pending = (
    <>
      Our team looks at it, usually within <ReviewTime />. You get a notification when they have decided.
    </>
  )
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
      <h3 className="text-xl">{verified ? 'Your ID is verified' : 'Your ID is in review'}</h3>
      <p className="mt-2 max-w-sm text-[0.9375rem] text-pretty text-ink-muted">
        {verified ? 'There is nothing left to send.' : pending}
      </p>
      {verified ? null : (
        <Button
          variant="outline"
          className="mt-6"
          busy={refreshing}
          icon={<RefreshCw aria-hidden size={17} />}
          onClick={() => void refresh()}
        >
          Refresh Status
        </Button>
      )}
    </div>
  )
}

type SubmitBarProps = {
  /** Id of the form to submit. */
  form: string
  progress: number | null
  /** True if both pictures are chosen. */
  ready: boolean
}

/** Sends the pictures and shows the progress. Stays in view below them. */
function SubmitBar({ form, progress, ready }: SubmitBarProps) {
  const sending = progress !== null
  return (
    <div className="w-full space-y-2.5 max-sm:pb-3">
      {sending ? <ProgressBar label="Upload progress" showLabel value={progress} /> : null}
      {sending || ready ? null : (
        <p className="text-[0.8125rem] text-pretty text-ink-muted">
          Please upload both ID front and back images before submitting
        </p>
      )}
      <Button type="submit" form={form} size="large" wide busy={sending}>
        {sending ? 'Submitting Requirements...' : 'Submit Requirements'}
      </Button>
    </div>
  )
}
