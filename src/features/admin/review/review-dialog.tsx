import { useEffect, useRef, useState } from 'react'
import { serverNow } from '@/api/server-clock'
import type { AdminVerification } from '@/contract/admin'
import { Dialog } from '@/ui/dialog/dialog'
import { focusOn } from '@/ui/dialog/dialog-parts'
import type { Decision } from '../decision/decision-store'
import { DecisionProblems } from '../decision/decision-problems'
import { useSettled } from '../decision/use-settled'
import { ID_TYPE_LABELS, nameOf, waitingWords } from '../labels'
import { IdPictures } from './pictures/id-pictures'
import { KeyHelp } from './key-help'
import { ReviewFacts } from './review-facts'
import { ReviewFoot, type Reviewable } from './review-foot'
import { useReviewKeys } from './use-review-keys'

/** Where a record stands in the queue. */
type ReviewPlace = { at: number; of: number; newcomers: number; alone: boolean }

type ReviewDialogProps = {
  open: boolean
  record: AdminVerification
  pictures: Reviewable
  place: ReviewPlace
  send: (decision: Decision) => void
  onApprove: () => void
  onStep: (by: 1 | -1) => void
  onReject: () => void
  onClose: () => void
}

const SUMMARY = 'review-summary'

/** One ID: its record, its pictures and the decision (A 4). */
export function ReviewDialog({ open, record, pictures, place, send, ...on }: ReviewDialogProps) {
  const [help, setHelp] = useState(false)
  const id = String(record.id)
  const settled = useSettled(id)
  const canApprove = settled && pictures === 'shown'
  const canReject = settled && (pictures === 'shown' || pictures === 'unreadable')
  const toggleHelp = () => setHelp((shown) => !shown)
  useReviewKeys(open, {
    step: on.onStep,
    approve: canApprove ? on.onApprove : undefined,
    reject: canReject ? on.onReject : undefined,
    help: toggleHelp,
  })
  useFocusNext(open, id)
  return (
    <Dialog
      size="large"
      inAddress
      open={open}
      onOpenChange={(stays) => (stays ? undefined : on.onClose())}
      onOpenAutoFocus={focusOn(SUMMARY)}
      title={`Review: ${nameOf(record)}`}
      description={placeWords(record, place)}
      footer={
        <ReviewFoot {...{ pictures, canApprove, canReject, help, ...on }} alone={place.alone} onHelp={toggleHelp} />
      }
    >
      {help ? <KeyHelp /> : null}
      <DecisionProblems onSend={send} className="mb-4" />
      <p id={SUMMARY} tabIndex={-1} className="mb-3 font-strong wrap-anywhere">
        {summaryOf(record)}
      </p>
      {/* A new record starts with untransformed pictures. */}
      <IdPictures key={id} record={record} />
      <ReviewFacts record={record} />
    </Dialog>
  )
}

/** After a decision the focus goes to the summary of the next person. */
function useFocusNext(open: boolean, id: string) {
  const last = useRef(id)
  useEffect(() => {
    if (last.current !== id && open) document.getElementById(SUMMARY)?.focus({ preventScroll: true })
    last.current = id
  }, [open, id])
}

function documentOf({ idType }: AdminVerification): string {
  return idType ? ID_TYPE_LABELS[idType] : 'ID'
}

function placeWords(record: AdminVerification, { at, of, newcomers }: ReviewPlace): string {
  const words = [documentOf(record), ...(at > 0 ? [`${at} of ${of} in the queue`] : [])]
  return [...words, ...(newcomers > 0 ? [`${newcomers} new`] : [])].join(', ')
}

function summaryOf(record: AdminVerification): string {
  const { text } = waitingWords(record.submittedAt, serverNow())
  return `${nameOf(record)}, ${documentOf(record)}, waiting: ${text}`
}
