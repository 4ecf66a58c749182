import { Info, RotateCcw } from 'lucide-react'
import { Button } from '@/ui/button/button'

type BuiltInNoteProps = {
  /** Why, and what is shown instead. */
  text: string
  onRetry: () => void
  retrying: boolean
  className: string
}

/** Tells that the content below did not come from the server, and why. */
export function BuiltInNote({ text, onRetry, retrying, className }: BuiltInNoteProps) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface-sunken py-2 pr-2 pl-4 ${className}`}
    >
      <Info aria-hidden size={18} className="shrink-0 text-ink-muted" />
      <output className="min-w-0 flex-[1_1_14rem] py-1.5 text-pretty">{text}</output>
      <Button
        variant="quiet"
        size="small"
        className="min-h-10 print:hidden"
        busy={retrying}
        onClick={onRetry}
        icon={<RotateCcw aria-hidden size={16} />}
      >
        Try Again
      </Button>
    </div>
  )
}
