import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { useWords } from '@/words/use-words'

export type RowFact = { label: string; value: ReactNode; icon?: ReactNode }

type FactRowsProps = {
  facts: readonly RowFact[]
  columns?: 1 | 2
  /** On a phone the rows after so many wait for a press; paper has them all. */
  foldAfter?: number
  className?: string
}

/** A press is worth it from so many rows on. */
const WORTH_FOLDING = 3

/** Rows of label and value; in two columns if they fit. */
export function FactRows({ facts, columns = 1, foldAfter = facts.length, className }: FactRowsProps) {
  const t = useWords()
  const [all, setAll] = useState(false)
  const folds = facts.length - foldAfter >= WORTH_FOLDING
  return (
    <>
      <dl
        className={clsx(
          '@container grid grid-cols-1 gap-x-10',
          columns === 2 && 'sm:grid-cols-[repeat(auto-fit,minmax(min(100%,max(13rem,40%)),1fr))]',
          className,
        )}
      >
        {facts.map((fact, place) => (
          <div
            key={place}
            className={clsx(
              'flex items-baseline justify-between gap-4 border-b border-line py-2 sm:py-2.5',
              '@max-3xs:block print:py-1.5',
              folds && !all && place >= foldAfter && 'max-sm:hidden print:flex',
            )}
          >
            <dt className="flex max-w-1/2 shrink-0 @max-3xs:max-w-none items-center gap-2 text-ink-muted">
              {fact.icon}
              {fact.label}
            </dt>
            <dd className="figures min-w-0 text-right font-semibold wrap-break-word @max-3xs:text-left">
              {fact.value}
            </dd>
          </div>
        ))}
      </dl>
      {folds ? (
        <Button
          variant="quiet"
          size="small"
          wide
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="mt-1 sm:hidden print:hidden"
        >
          {all ? t('Show fewer') : t('Show all {n}', { n: facts.length })}
        </Button>
      ) : null}
    </>
  )
}
