import { Info, RotateCcw } from 'lucide-react'
import { Button } from '@/ui/button/button'

const WHY = {
  failed: 'The listings could not be loaded. You see built-in samples instead.',
  empty: 'Nothing is listed right now. You see built-in samples instead.',
}

type SampleNoteProps = { because: keyof typeof WHY; onRetry: () => void; retrying: boolean }

/** Says that the cards did not come from the server. */
export function SampleNote({ because, onRetry, retrying }: SampleNoteProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface-sunken py-2 pr-2 pl-4">
      <Info aria-hidden size={18} className="shrink-0 text-ink-muted" />
      <output className="min-w-0 flex-[1_1_14rem] py-1.5 text-pretty">{WHY[because]}</output>
      <Button
        variant="quiet"
        size="small"
        className="min-h-10"
        busy={retrying}
        onClick={onRetry}
        icon={<RotateCcw aria-hidden size={16} />}
      >
        Try Again
      </Button>
    </div>
  )
}
