import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '@/words/use-words'

/** Links from the top down; the last entry is the current page, as text. */
export function Breadcrumb({
  items,
  className,
}: {
  /** From the first page to the present one, which is last; `content` is a link or a text. */
  items: readonly { key: string; content: ReactNode }[]
  className?: string
}) {
  const t = useWords()
  return (
    <nav aria-label={t('Breadcrumb')} className={clsx('min-w-0', className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-[0.8125rem] text-ink-muted">
        {items.map(({ key, content }, place) => {
          const last = place === items.length - 1
          return (
            <li key={key} className="flex min-w-0 max-w-full items-center gap-1.5">
              {place > 0 ? <ChevronRight aria-hidden size={14} className="shrink-0" /> : null}
              <span
                aria-current={last ? 'page' : undefined}
                className={clsx(
                  'min-w-0 py-1',
                  last
                    ? 'truncate font-semibold text-ink'
                    : '[&_a]:rounded-sm [&_a]:hover:text-ink [&_a]:hover:underline',
                )}
              >
                {content}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
