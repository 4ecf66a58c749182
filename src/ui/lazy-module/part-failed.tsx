import { clsx } from 'clsx'
import { RotateCcw } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { damagedCode, reloadPage } from '@/lib/load-code'
import { Button } from '@/ui/button/button'
import { ErrorState } from '@/ui/error-state/error-state'
import { useOnline } from '@/ui/media/use-online'
import type { Retry } from './lazy-part'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

export const FAILED: Label = 'This part could not be loaded'

export function useReason(): string {
  const t = useWords()
  const damaged = useSyncExternalStore(damagedCode.subscribe, damagedCode.get)
  const online = useOnline()
  if (damaged && online) return t('A file of the app arrived damaged. Reload the page to get it again.')
  return online
    ? t('The connection broke off, or there is a new version of Proventous. Try again, or reload the page.')
    : t('You are offline. It loads as soon as the connection is back.')
}

type Props = Retry & {
  /** What is missing: 'This screen could not be loaded'. */
  title?: string
  level?: 1 | 2 | 3
  className?: string
}

/** In the place of a part whose code could not be loaded. The page reloads only on a press. */
export function PartFailed({ again, retrying, title, level = 2, className }: Props) {
  const t = useWords()
  return (
    <ErrorState
      level={level}
      title={title ?? t(FAILED)}
      text={useReason()}
      onRetry={again}
      retrying={retrying}
      actions={<ReloadButton />}
      {...(className ? { className } : {})}
    />
  )
}

/** In the place of a dialog or sheet: a card at the lower edge that leaves the screen usable. */
export function WindowFailed({ again, retrying, onClose }: Retry & { onClose: () => void }) {
  const t = useWords()
  const reason = useReason()
  return (
    <section
      aria-label={t(FAILED)}
      className={clsx(
        'fixed inset-x-4 bottom-20 z-50 mx-auto max-w-md rounded-card border border-line bg-surface-raised p-5',
        'text-ink shadow-2 md:bottom-4 print:hidden',
      )}
    >
      <div role="alert">
        <p className="text-lg font-bold">{t(FAILED)}</p>
        <p className="mt-1 text-ink-muted">{reason}</p>
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {t('Close')}
        </Button>
        <ReloadButton />
        <RetryButton again={again} retrying={retrying} />
      </div>
    </section>
  )
}

/** In the place of a control: a round button that tries again. */
export function ControlFailed({ again, retrying, label, className }: Retry & { label: string; className?: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-busy={retrying || undefined}
      onClick={again}
      className={clsx(
        'grid size-11 cursor-pointer place-items-center rounded-full bg-bad-soft text-bad',
        retrying && 'opacity-60',
        className,
      )}
    >
      <RotateCcw aria-hidden size={18} />
    </button>
  )
}

function RetryButton({ again, retrying }: Retry) {
  const t = useWords()
  return (
    <Button onClick={again} busy={retrying} icon={<RotateCcw aria-hidden size={17} />}>
      {t('Try Again')}
    </Button>
  )
}

function ReloadButton() {
  const t = useWords()
  return (
    <Button variant="outline" onClick={() => void reloadPage()}>
      {t('Reload Page')}
    </Button>
  )
}
