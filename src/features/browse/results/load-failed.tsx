import { ErrorState } from '@/ui/error-state/error-state'
import { RetryNote } from '@/ui/retry-note/retry-note'
import { useWords } from '@/words/use-words'

type LoadFailedProps = { error: Error; retrying: boolean; onRetry: () => void }

/** Shown when the list could not be loaded, below the documented title (B 8). */
export function LoadFailed({ error, retrying, onRetry }: LoadFailedProps) {
  const t = useWords()
  const text = `${t('The listings could not be loaded.')} ${error.message}`
  return <ErrorState level={3} title={t('No Properties Found')} {...{ text, onRetry, retrying }} />
}

export function RefreshFailed({ error, retrying, onRetry }: LoadFailedProps) {
  const t = useWords()
  return (
    <RetryNote tone="warn" onRetry={onRetry} retrying={retrying} className="mt-2">
      {t('These listings may be out of date.')} {error.message}
    </RetryNote>
  )
}
