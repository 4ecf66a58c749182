import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type RowFact = { label: string; value: ReactNode; icon?: ReactNode }

/** Rows of label and value; in two columns if they fit. */
export function FactRows({
  facts,
  columns = 1,
  className,
}: {
  facts: readonly RowFact[]
  columns?: 1 | 2
  className?: string
}) {
  return (
    <dl
      className={clsx(
        '@container grid grid-cols-1 gap-x-10',
        columns === 2 && 'sm:grid-cols-[repeat(auto-fit,minmax(min(100%,max(13rem,40%)),1fr))]',
        className,
      )}
    >
      {facts.map((fact) => (
        <div
          key={fact.label}
          className={clsx(
            'flex items-baseline justify-between gap-4 border-b border-line py-2 sm:py-2.5',
            '@max-3xs:block print:py-1.5',
          )}
        >
          <dt className="flex max-w-1/2 shrink-0 @max-3xs:max-w-none items-center gap-2 text-ink-muted">
            {fact.icon}
            {fact.label}
          </dt>
          <dd className="figures min-w-0 text-right font-semibold wrap-break-word @max-3xs:text-left">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
