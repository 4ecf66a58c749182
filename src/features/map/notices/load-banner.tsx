import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { Button } from '@/ui/button/button'
import { useWords } from '@/words/use-words'

type LoadBannerProps = {
  error: Error
  /** Properties loaded before are still shown. */
  outdated: boolean
  retrying: boolean
  onRetry: () => void
}

export function LoadBanner({ error, outdated, retrying, onRetry }: LoadBannerProps) {
  const t = useWords()
  return (
    <div
      role="alert"
      className={clsx(
        'pointer-events-auto flex max-w-md flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line',
        'bg-surface-raised py-2 pr-2 pl-3.5 shadow-2',
      )}
    >
      <TriangleAlert aria-hidden size={20} className="shrink-0 text-bad" />
      <p className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">
          {outdated ? t('These properties may be out of date.') : t('The properties could not be loaded.')}
        </span>{' '}
        <span className="text-ink-muted">{error.message}</span>
      </p>
      <Button size="small" busy={retrying} onClick={onRetry}>
        {t('Try Again')}
      </Button>
    </div>
  )
}
