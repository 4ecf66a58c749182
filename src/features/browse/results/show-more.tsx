import { Button } from '@/ui/button/button'

/** Cards added at a time. */
export const BATCH = 24
/** Most batches in the page, so ten thousand listings are never rendered together. */
const MOST_BATCHES = 20

/** The results for a `page` in the URL: that many batches, but only the last 20. */
export function windowOf(page: number, total: number): { from: number; to: number; page: number } {
  const last = Math.max(1, Math.ceil(total / BATCH))
  const shown = Math.min(page, last)
  return { from: Math.max(0, shown - MOST_BATCHES) * BATCH, to: Math.min(total, shown * BATCH), page: shown }
}

type ShowMoreProps = { to: number; total: number; onMore: () => void }

export function ShowMore({ to, total, onMore }: ShowMoreProps) {
  if (total <= BATCH) return null
  return (
    <div className="flex flex-col items-center gap-3 pt-8">
      <p className="figures text-[0.8125rem] text-ink-muted">
        {to.toLocaleString('en-US')} of {total.toLocaleString('en-US')} shown
      </p>
      {to < total ? (
        <Button variant="outline" size="large" onClick={onMore}>
          Show more
        </Button>
      ) : null}
    </div>
  )
}
