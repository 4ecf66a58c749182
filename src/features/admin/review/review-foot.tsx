import { Check, ChevronLeft, ChevronRight, Keyboard, X } from 'lucide-react'
import { Button } from '@/ui/button/button'
import { IconButton } from '@/ui/icon-button/icon-button'
import { toastsAbove } from '@/ui/toast/toast-place'
import { Key } from './key'
import { useReviewKeysOn } from './key-rules'
import type { PicturesState } from './pictures/use-pictures'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

/** `leaving`: decided here, the next person follows. `decided`: somebody else has decided meanwhile. */
export type Reviewable = PicturesState | 'leaving' | 'decided'

type ReviewFootProps = {
  pictures: Reviewable
  canApprove: boolean
  canReject: boolean
  help: boolean
  alone: boolean
  onApprove: () => void
  onStep: (by: 1 | -1) => void
  onReject: () => void
  onHelp: () => void
}

/** The offer of Undo must not cover the buttons. */
export const toastsAboveFoot = toastsAbove(20)

const NOTES: Record<Reviewable, Label | null> = {
  loading: 'You can approve or reject this ID after the pictures load.',
  failed: 'A picture could not be loaded. Try again above.',
  unreadable: 'A picture is missing or cannot be shown. You can only reject this ID.',
  decided: 'Another administrator has already decided on this ID.',
  shown: null,
  leaving: null,
}

export function ReviewFoot({
  pictures,
  canApprove,
  canReject,
  help,
  alone,
  onApprove,
  onStep,
  onReject,
  onHelp,
}: ReviewFootProps) {
  const t = useWords()
  const keys = useReviewKeysOn((state) => state.value)
  return (
    <div ref={toastsAboveFoot} className="flex w-full flex-wrap items-center gap-2">
      <div className="flex items-center gap-1">
        <IconButton
          label={t('Previous in the queue')}
          look="outline"
          disabled={alone}
          aria-keyshortcuts="K ArrowLeft"
          onClick={() => onStep(-1)}
        >
          <ChevronLeft aria-hidden size={19} />
        </IconButton>
        <IconButton
          label={t('Next in the queue')}
          look="outline"
          disabled={alone}
          aria-keyshortcuts="J ArrowRight"
          onClick={() => onStep(1)}
        >
          <ChevronRight aria-hidden size={19} />
        </IconButton>
        <IconButton
          label={t('Keyboard')}
          pressed={help}
          aria-keyshortcuts="?"
          className="max-sm:hidden"
          onClick={onHelp}
        >
          <Keyboard aria-hidden size={19} />
        </IconButton>
      </div>
      <p role="status" className="min-w-0 flex-1 basis-40 text-[0.8125rem] text-ink-muted">
        {NOTES[pictures] ? t(NOTES[pictures]) : null}
      </p>
      <Button
        variant="outline"
        className="text-bad max-sm:flex-1"
        disabled={!canReject}
        aria-keyshortcuts="R"
        icon={<X aria-hidden size={18} />}
        onClick={onReject}
      >
        {t('Reject')}
        <Hint shown={keys}>R</Hint>
      </Button>
      <Button
        className="max-sm:flex-1"
        disabled={!canApprove}
        aria-keyshortcuts="A"
        icon={<Check aria-hidden size={18} />}
        onClick={onApprove}
      >
        {t('Approve')}
        <Hint shown={keys}>A</Hint>
      </Button>
    </div>
  )
}

function Hint({ shown, children }: { shown: boolean; children: string }) {
  return shown ? (
    <span aria-hidden className="max-md:hidden">
      <Key>{children}</Key>
    </span>
  ) : null
}
