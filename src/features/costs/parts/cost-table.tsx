import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

export const cellClass = 'px-2 py-2 first:pl-0 last:pr-0'

type Column = readonly [heading: Label, amounts: boolean]

type Props = { label: string; columns: readonly Column[]; className?: string; children: ReactNode }

export function CostTable({ label, columns, className, children }: Props) {
  const t = useWords()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <div className={clsx('overflow-x-auto', className)} role="region" aria-label={label} tabIndex={0}>
      <table className="w-full text-[0.8125rem]">
        <thead>
          <tr className="border-b border-line text-ink-muted">
            {columns.map(([heading, amounts]) => (
              <th key={heading} scope="col" className={clsx(cellClass, amounts ? 'text-right' : 'text-left')}>
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
