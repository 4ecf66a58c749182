import { Info, RotateCcw } from 'lucide-react'
import { Button } from '@/ui/button/button'

type Props = { missing: boolean; onRetry: () => void; retrying: boolean }

/** Says that what is shown did not come from the server. */
export function BuiltInNote({ missing, onRetry, retrying }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface-sunken py-2 pr-2 pl-4">
      <Info aria-hidden size={18} className="shrink-0 text-ink-muted" />
      <output className="min-w-0 flex-[1_1_16rem] py-1.5 text-pretty">
        {missing ? 'The server does not have this listing.' : 'This listing could not be loaded.'} You see the built-in
        copy, which may be out of date.
      </output>
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
