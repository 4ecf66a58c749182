import { clsx } from 'clsx'
import { useState, type SubmitEvent } from 'react'
import { ApiError } from '@/api/errors'
import type { AdminVerification } from '@/contract/admin'
import { TEXT_MAX } from '@/contract/fields'
import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { focusOn } from '@/ui/dialog/dialog-parts'
import { TextArea } from '@/ui/text-field/text-area'
import { useDecisions, type DecisionState } from '../decision/decision-store'
import { nameOf } from '../labels'
import { toastsAboveFoot } from './review-foot'
import type { PicturesState } from './pictures/use-pictures'
import { QUICK_REASONS, toggleReason, useReason } from './reasons'
import { useWords } from '@/words/use-words'

const REASON_NEEDED = 'Please provide a reason for rejection'
const FORM = 'reject-verification'

type RejectDialogProps = {
  open: boolean
  record: AdminVerification
  pictures: PicturesState
  onReject: (reason: string) => void
  onBack: () => void
}

/** Asks for the reason of a rejection (A 5), which the owner of the ID reads. */
export function RejectDialog({ open, record, pictures, onReject, onBack }: RejectDialogProps) {
  const t = useWords()
  const id = String(record.id)
  const [reason, setReason] = useReason(id)
  const [left, setLeft] = useState(false)
  const blank = reason.trim() === ''
  const seen = pictures === 'shown' || pictures === 'unreadable'
  const refused = useDecisions((all) => refusalOf(all[id]))
  const send = () => {
    if (blank) setLeft(true)
    else if (seen) onReject(reason.trim())
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Dialog
      inAddress
      open={open}
      onOpenChange={(stays) => (stays ? undefined : onBack())}
      title={t('Reject Verification')}
      description={nameOf(record)}
      onOpenAutoFocus={focusOn(`${FORM}-reason`)}
      footer={
        <div ref={toastsAboveFoot} className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
          <Button variant="outline" onClick={onBack}>
            {t('Cancel')}
          </Button>
          <Button variant="danger" type="submit" form={FORM} disabled={blank || !seen}>
            {t('Reject')}
          </Button>
        </div>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="space-y-4">
        <fieldset>
          <legend className="mb-1.5 text-[0.8125rem] font-strong">{t('Quick reasons')}</legend>
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
                {t(quick)}
              </button>
            ))}
          </div>
        </fieldset>
        <TextArea
          id={`${FORM}-reason`}
          label={t('Reason for rejection')}
          value={reason}
          maxLength={TEXT_MAX}
          aria-required
          error={refused ?? (left && blank ? t(REASON_NEEDED) : undefined)}
          hint={t(blank ? REASON_NEEDED : 'The user sees this and can submit the ID again.')}
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

function refusalOf(state: DecisionState | undefined): string | undefined {
  return state?.stage === 'failed' && state.error instanceof ApiError ? state.error.fields.reason?.[0] : undefined
}
