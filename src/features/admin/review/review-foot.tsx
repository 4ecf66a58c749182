import { ArrowRight, Check, ChevronLeft, ChevronRight, Keyboard, X } from 'lucide-react'
import type { AdminVerification } from '@/contract/admin'
import { Button } from '@/ui/button/button'
import { IconButton } from '@/ui/icon-button/icon-button'
import { nameOf } from '../labels'
import { Key } from './key'
import { useReviewKeysOn } from './key-rules'
import type { Decided } from './use-decision'

/** Where a record stands in the queue. */
export type ReviewPlace = { at: number; of: number; next: AdminVerification | undefined }

type ReviewFootProps = {
  record: AdminVerification
  outcome: Decided | undefined
  place: ReviewPlace
  busy: boolean
  help: boolean
  approve: () => void
  onStep: (by: 1 | -1) => void
  onReject: () => void
  onClose: () => void
  onHelp: () => void
}

/** Approve and Reject; once decided, the next in the queue (A 4). */
export function ReviewFoot({
  record,
  outcome,
  place,
  busy,
  help,
  approve,
  onStep,
  onReject,
  onClose,
  onHelp,
}: ReviewFootProps) {
  const keys = useReviewKeysOn((state) => state.value)
  const others = place.next !== undefined
  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      <div className="flex items-center gap-1 sm:mr-auto">
        <IconButton
          label="Previous in the queue"
          look="outline"
          disabled={!others}
          aria-keyshortcuts="K ArrowLeft"
          onClick={() => onStep(-1)}
        >
          <ChevronLeft aria-hidden size={19} />
        </IconButton>
        <IconButton
          label="Next in the queue"
          look="outline"
          disabled={!others}
          aria-keyshortcuts="J ArrowRight"
          onClick={() => onStep(1)}
        >
          <ChevronRight aria-hidden size={19} />
        </IconButton>
        <IconButton label="Keyboard" pressed={help} aria-keyshortcuts="?" className="max-sm:hidden" onClick={onHelp}>
          <Keyboard aria-hidden size={19} />
        </IconButton>
      </div>
      {outcome ? (
        <Offer key={String(record.id)} next={place.next} onNext={() => onStep(1)} onClose={onClose} />
      ) : (
        <>
          <Button
            variant="outline"
            className="text-bad max-sm:flex-1"
            disabled={busy}
            aria-keyshortcuts="R"
            icon={<X aria-hidden size={18} />}
            onClick={onReject}
          >
            Reject
            <Hint shown={keys}>R</Hint>
          </Button>
          <Button
            className="max-sm:flex-1"
            busy={busy}
            aria-keyshortcuts="A"
            icon={<Check aria-hidden size={18} />}
            onClick={approve}
          >
            Approve
            <Hint shown={keys}>A</Hint>
          </Button>
        </>
      )}
    </div>
  )
}

type OfferProps = { next: AdminVerification | undefined; onNext: () => void; onClose: () => void }

/** What comes after a decision has the focus: Enter goes on. */
function Offer({ next, onNext, onClose }: OfferProps) {
  const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })
  if (!next) {
    return (
      <>
        <p className="font-strong">That was the last one.</p>
        <Button ref={takeFocus} onClick={onClose}>
          Close
        </Button>
      </>
    )
  }
  return (
    <>
      <Button variant="outline" className="max-sm:flex-1" onClick={onClose}>
        Close
      </Button>
      <Button ref={takeFocus} className="min-w-0 max-sm:flex-1" aria-keyshortcuts="J" onClick={onNext}>
        <span className="min-w-0 wrap-anywhere">Next: {nameOf(next)}</span>
        <ArrowRight aria-hidden size={18} className="shrink-0" />
      </Button>
    </>
  )
}

/** The key on the button, where there is a keyboard. */
function Hint({ shown, children }: { shown: boolean; children: string }) {
  return shown ? (
    <span aria-hidden className="max-md:hidden">
      <Key>{children}</Key>
    </span>
  ) : null
}
