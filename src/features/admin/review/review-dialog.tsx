import { useState } from 'react'
import type { AdminVerification } from '@/contract/admin'
import { Dialog } from '@/ui/dialog/dialog'
import { FailureBanner } from '../failure-banner'
import { APPROVE_FAILED } from '../failures'
import { ID_TYPE_LABELS, nameOf } from '../labels'
import { IdPictures } from './pictures/id-pictures'
import { KeyHelp } from './key-help'
import { ReviewFacts } from './review-facts'
import { ReviewFoot, type ReviewPlace } from './review-foot'
import type { Decided, DecisionState } from './use-decision'
import { useReviewKeys } from './use-review-keys'

type ReviewDialogProps = {
  open: boolean
  record: AdminVerification
  outcome: Decided | undefined
  place: ReviewPlace
  decision: DecisionState
  onStep: (by: 1 | -1) => void
  onReject: () => void
  onClose: () => void
}

/** All that is known about one ID, its pictures, and the decision (A 4). */
export function ReviewDialog({ open, record, outcome, place, decision, onStep, onReject, onClose }: ReviewDialogProps) {
  const [help, setHelp] = useState(false)
  const id = String(record.id)
  const name = nameOf(record)
  const undecided = outcome === undefined
  const problem = decision.problemOf(id)
  const approve = () => decision.decide(record)
  useReviewKeys(open, {
    step: onStep,
    approve: undecided && !decision.busy ? approve : undefined,
    reject: undecided && !decision.busy ? onReject : undefined,
    help: () => setHelp((shown) => !shown),
  })
  const document = record.idType ? ID_TYPE_LABELS[record.idType] : 'ID'
  return (
    <Dialog
      size="large"
      inAddress
      open={open}
      onOpenChange={(stays) => (stays ? undefined : onClose())}
      title={`Review: ${name}`}
      description={place.at > 0 ? `${document}, ${place.at} of ${place.of} in the queue` : document}
      footer={
        <ReviewFoot
          {...{ record, outcome, place, onStep, onReject, onClose, approve, help }}
          busy={decision.busy}
          onHelp={() => setHelp((shown) => !shown)}
        />
      }
    >
      {help ? <KeyHelp /> : null}
      {problem && !problem.rejecting ? (
        <div className="mb-4">
          <FailureBanner text={APPROVE_FAILED} retrying={decision.busy} onRetry={approve} />
        </div>
      ) : null}
      {outcome?.elsewhere ? (
        <p role="alert" className="mb-4 rounded-control bg-warn-soft px-3.5 py-3 font-strong text-warn">
          {outcome.elsewhere} The list is up to date again.
        </p>
      ) : null}
      {/* A new record begins with its pictures as they are. */}
      <IdPictures key={id} record={record} />
      <ReviewFacts record={record} />
    </Dialog>
  )
}
