import { clsx } from 'clsx'
import { useState, type SubmitEvent } from 'react'
import { ApiError } from '@/api/errors'
import type { AdminVerification } from '@/contract/admin'
import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { focusOn } from '@/ui/dialog/dialog-parts'
import { TextArea } from '@/ui/text-field/text-area'
import { FailureBanner } from '../failure-banner'
import { REJECT_FAILED } from '../failures'
import { nameOf } from '../labels'
import { QUICK_REASONS, toggleReason, useReason } from './reasons'
import type { DecisionState } from './use-decision'

const REASON_NEEDED = 'Please provide a reason for rejection'
const FORM = 'reject-verification'

type RejectDialogProps = { open: boolean; record: AdminVerification; decision: DecisionState; onBack: () => void }

/** Why an ID is refused (A 5): its owner reads it and can send a better one. */
export function RejectDialog({ open, record, decision, onBack }: RejectDialogProps) {
  const id = String(record.id)
  const [reason, setReason] = useReason(id)
  const [left, setLeft] = useState(false)
  const blank = reason.trim() === ''
  const problem = decision.problemOf(id)
  const refused = problem?.error instanceof ApiError ? problem.error.fields.reason?.[0] : undefined
  const send = () => (blank ? setLeft(true) : decision.decide(record, reason.trim()))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Dialog
      inAddress
      open={open}
      onOpenChange={(stays) => (stays ? undefined : onBack())}
      title="Reject Verification"
      description={nameOf(record)}
      onOpenAutoFocus={focusOn(`${FORM}-reason`)}
      footer={
        <>
          <Button variant="outline" onClick={onBack}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form={FORM} disabled={blank} busy={decision.busy}>
            Reject
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="space-y-4">
        {problem?.rejecting ? <FailureBanner text={REJECT_FAILED} retrying={decision.busy} onRetry={send} /> : null}
        <fieldset>
          <legend className="mb-1.5 text-[0.8125rem] font-strong">Quick reasons</legend>
          <div className="flex flex-wrap gap-1.5">
            {QUICK_REASONS.map((quick) => (
              <button
                key={quick}
                type="button"
                aria-pressed={reason.includes(quick)}
                onClick={() => setReason(toggleReason(reason, quick))}
                className={clsx(
                  'min-h-10 rounded-full border px-3.5 text-left text-[0.8125rem] font-semibold transition-colors',
                  reason.includes(quick)
                    ? 'chosen-in-forced-colors border-action bg-action text-action-ink'
                    : 'border-line-control/60 bg-surface-raised hover:border-ink/70',
                )}
              >
                {quick}
              </button>
            ))}
          </div>
        </fieldset>
        <TextArea
          id={`${FORM}-reason`}
          label="Reason for rejection"
          value={reason}
          aria-required
          error={refused ?? (left && blank ? REASON_NEEDED : undefined)}
          hint={blank ? REASON_NEEDED : 'The user gets to read this and can send the ID again.'}
          onChange={({ target: { value } }) => setReason(value)}
          onBlur={() => setLeft(true)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
          }}
        />
      </form>
    </Dialog>
  )
}
