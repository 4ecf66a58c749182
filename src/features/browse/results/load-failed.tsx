import { Button } from '@/ui/button/button'
import { ErrorState } from '@/ui/error-state/error-state'

type LoadFailedProps = { error: Error; retrying: boolean; onRetry: () => void }

/** Shown when the list could not be loaded (B 8). */
export function LoadFailed({ error, retrying, onRetry }: LoadFailedProps) {
  return <ErrorState level={3} title="No Properties Found" text={error.message} onRetry={onRetry} retrying={retrying} />
}

/** Shown when a refresh failed and older results stay. */
export function RefreshFailed({ error, retrying, onRetry }: LoadFailedProps) {
  return (
    <div
      role="alert"
      className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-warn/40 bg-warn-soft py-2 pr-2 pl-4 text-ink"
    >
      <p className="min-w-0 flex-1 basis-60">These listings may be out of date. {error.message}</p>
      <Button variant="quiet" size="small" busy={retrying} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}
