import { useEffect, useRef } from 'react'
import { Button } from '@/ui/button/button'
import { watchInView } from '@/ui/in-view/watch-in-view'
import type { Results } from '@/listing/search/results'
import { useWords } from '@/words/use-words'

export const BATCH = 24
const AHEAD = '0px 0px 900px 0px'
/** Most batches in the page, so ten thousand listings are never rendered together. */
const MOST_BATCHES = 20

/** The results for a `page` in the URL: that many batches, but only the last 20. */
export function windowOf(page: number, total: number): { from: number; to: number; page: number } {
  const last = Math.max(1, Math.ceil(total / BATCH))
  const shown = Math.min(page, last)
  return { from: Math.max(0, shown - MOST_BATCHES) * BATCH, to: Math.min(total, shown * BATCH), page: shown }
}

type ShowMoreProps = Pick<Results, 'total' | 'atLeast' | 'next'> & {
  to: number
  onMore: () => void
}

export function ShowMore({ to, total, atLeast, next, onMore }: ShowMoreProps) {
  const t = useWords()
  const end = useRef<HTMLDivElement>(null)
  const near = next?.ahead
  useEffect(() => {
    if (!near || !end.current) return undefined
    return watchInView(end.current, AHEAD, ({ isIntersecting }) => {
      if (isIntersecting) near()
    })
  }, [near])
  if (total <= BATCH) return null
  return (
    <div ref={end} className="flex flex-col items-center gap-3 pt-8 print:hidden">
      <p className="figures text-[0.8125rem] text-ink-muted">
        {t('{n} of {count} shown', {
          n: to.toLocaleString('en-US'),
          count: `${total.toLocaleString('en-US')}${atLeast ? '+' : ''}`,
        })}
      </p>
      {next?.error ? (
        <p role="alert" className="max-w-md text-center text-pretty">
          {next.error.message}
        </p>
      ) : null}
      {to < total ? (
        <Button variant="outline" size="large" busy={next?.loading} onClick={next?.error ? next.retry : onMore}>
          {next?.error ? t('Try Again') : t('Show more')}
        </Button>
      ) : null}
    </div>
  )
}
