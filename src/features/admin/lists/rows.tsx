import type { ReactNode } from 'react'
import { useMedia } from '@/ui/media/use-media'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

export type Column<Row> = {
  label: Label
  cell: (row: Row) => ReactNode
  wide?: true
  /** False leaves the column out of the card, whose head shows it already. */
  onCard?: false
}

export type Head<Row> = Pick<Column<Row>, 'label' | 'cell'>

type RowsProps<Row> = {
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  head: Head<Row>
  columns: readonly Column<Row>[]
  action?: (row: Row) => ReactNode
}

export function Rows<Row>({ caption, rows, keyOf, head, columns, action }: RowsProps<Row>) {
  const t = useWords()
  const wide = useMedia('(min-width: 768px)')
  if (!wide) {
    return (
      <ul aria-label={caption} className="space-y-2">
        {rows.map((row) => (
          <li key={keyOf(row)} className="rounded-card border border-line bg-surface-raised p-3.5">
            {head.cell(row)}
            <dl className="mt-2.5 grid gap-y-1.5 text-[0.8125rem]">
              {columns
                .filter(({ onCard }) => onCard !== false)
                .map(({ label, cell }) => (
                  <div key={label} className="flex flex-wrap gap-x-4">
                    <dt className="basis-[5.5rem] text-ink-muted">{t(label)}</dt>
                    <dd className="min-w-0 flex-1 basis-32 wrap-anywhere">{cell(row)}</dd>
                  </div>
                ))}
            </dl>
            {action ? <div className="mt-3">{action(row)}</div> : null}
          </li>
        ))}
      </ul>
    )
  }
  const hidden = (only: true | undefined) => (only ? 'max-lg:hidden' : '')
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface-raised">
      <table className="w-full table-fixed border-collapse text-[0.8125rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-surface-sunken text-left text-xs text-ink-muted">
            <th scope="col" className="w-[36%] px-4 py-2 font-strong lg:w-[28%]">
              {t(head.label)}
            </th>
            {columns.map(({ label, wide: only }) => (
              <th key={label} scope="col" className={`px-2 py-2 font-strong ${hidden(only)}`}>
                {t(label)}
              </th>
            ))}
            {action ? (
              <th scope="col" className="w-32 px-4 py-2">
                <span className="sr-only">{t('Action')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="border-b border-line transition-colors last:border-0 focus-within:bg-ink/4 hover:bg-ink/3"
            >
              <th scope="row" className="px-4 py-2 text-left font-medium">
                {head.cell(row)}
              </th>
              {columns.map(({ label, cell, wide: only }) => (
                <td key={label} className={`px-2 py-2 wrap-anywhere *:align-middle ${hidden(only)}`}>
                  {cell(row)}
                </td>
              ))}
              {action ? <td className="px-4 py-2 text-right">{action(row)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
