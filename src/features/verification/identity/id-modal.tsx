import { useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '@/ui/dialog/dialog'
import { notify } from '@/ui/toast/notify'
import { ReviewTime } from '../steps/review-time'
import { SuccessPanel } from '../success-panel'
import { useKnownChanges } from '../use-known-changes'
import type { Verification } from '../use-verification'
import { forgetIdDraft, presentIdDraft, useIdDraft } from './id-draft'
import { IdForm } from './id-form'
import { IdStatus } from './id-status'
import { SubmitBar } from './submit-bar'
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
