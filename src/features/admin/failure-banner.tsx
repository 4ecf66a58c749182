import { clsx } from 'clsx'
import { CircleAlert, RotateCcw } from 'lucide-react'
import { Button } from '@/ui/button/button'
import { useWords } from '@/words/use-words'

type FailureBannerProps = { text: string; onRetry?: (() => void) | undefined; retrying?: boolean }

export function FailureBanner({ text, onRetry, retrying = false }: FailureBannerProps) {
  const t = useWords()
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-bad-soft px-3.5 py-2.5 text-bad ring-1',
        'ring-bad/30 ring-inset',
      )}
    >
      <p role="alert" className="flex min-w-56 flex-1 gap-2.5 font-strong wrap-anywhere">
        <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
        <span className="min-w-0">{text}</span>
      </p>
      {onRetry ? (
        <Button
          variant="outline"
          busy={retrying}
          aria-label={t('Try Again: {text}', { text })}
          icon={<RotateCcw aria-hidden size={16} />}
          onClick={onRetry}
        >
          {t('Try Again')}
        </Button>
      ) : null}
    </div>
  )
}
