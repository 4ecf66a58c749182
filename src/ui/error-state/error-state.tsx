import { clsx } from 'clsx'
import { RotateCcw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { useWords } from '@/words/use-words'

export type ErrorStateProps = {
  /** What happened: 'Error Loading Property'. */
  title: string
  /** What to do next, in a sentence. */
  text?: ReactNode
  /** Shows Try Again, and is called by it. */
  onRetry?: () => void
  /** The button is busy. */
  retrying?: boolean
  /** Other actions, beside Try Again. */
  actions?: ReactNode
  level?: 1 | 2 | 3
  className?: string
}

/** Replaces content that failed to load. Announced when it appears. */
export function ErrorState({ title, text, onRetry, retrying, actions, level = 2, className }: ErrorStateProps) {
  const t = useWords()
  const Heading = `h${level}` as const
  return (
    <div className={clsx('mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center', className)}>
      <span aria-hidden className="mb-4 grid size-14 place-items-center rounded-full bg-bad-soft text-bad">
        <TriangleAlert size={26} />
      </span>
      <div role="alert">
        <Heading className="text-xl">{title}</Heading>
        {text ? <div className="mt-2 text-[0.9375rem] text-pretty text-ink-muted">{text}</div> : null}
      </div>
      {onRetry || actions ? (
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          {onRetry ? (
            <Button onClick={onRetry} busy={retrying} icon={<RotateCcw aria-hidden size={17} />}>
              {t('Try Again')}
            </Button>
          ) : null}
          {actions}
        </div>
      ) : null}
    </div>
  )
}
