import { clsx } from 'clsx'
import { Info, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { useWords } from '@/words/use-words'

type RetryNoteProps = {
  /** What is shown instead, in a few words. */
  title?: string
  /** What could not be loaded, and why. */
  children: ReactNode
  /** Loads again, by Try Again. */
  onRetry: () => void
  /** The button is busy. */
  retrying: boolean
  /** `warn` where what is shown is not what was asked for; `quiet` where it is only older, or a part is missing. */
  tone?: 'quiet' | 'warn'
  className?: string
}

/** A band above content that is older, replaced or incomplete because a load failed. Announced when it appears. */
export function RetryNote({ title, children, onRetry, retrying, tone = 'quiet', className }: RetryNoteProps) {
  const t = useWords()
  const warns = tone === 'warn'
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border px-4 py-2.5',
        warns ? 'border-warn/40 bg-warn-soft' : 'border-line bg-surface-raised',
        className,
      )}
    >
      <Info aria-hidden size={20} className={clsx('shrink-0 max-sm:hidden', warns ? 'text-warn' : 'text-ink-muted')} />
      <div role="status" className="min-w-0 flex-1 basis-60 text-pretty">
        {title ? <p className="font-strong">{title}</p> : null}
        <p>{children}</p>
      </div>
      <Button
        variant="outline"
        className="print:hidden"
        busy={retrying}
        onClick={onRetry}
        icon={<RotateCcw aria-hidden size={16} />}
      >
        {t('Try Again')}
      </Button>
    </div>
  )
}
