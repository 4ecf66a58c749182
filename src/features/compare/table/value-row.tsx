import { clsx } from 'clsx'
import { BestMark } from './best-mark'
import { Dash } from './dash'
import { cellClass, labelClass, labelTextClass, rowClass } from './grid'
import type { Row } from './rows'
import { useWords } from '@/words/use-words'

export function ValueRow({ row, ids }: { row: Row; ids: readonly string[] }) {
  return (
    <div role="row" className={`${rowClass} break-inside-avoid border-b border-line`}>
      <div role="rowheader" className={labelClass}>
        <span className={labelTextClass}>{row.label}</span>
      </div>
      {row.values.map((value, column) => (
        <div role="cell" key={ids[column]} className={cellClass}>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span
              className={clsx(
                'figures min-w-0 wrap-anywhere',
                row.key === 'price' ? 'price text-[0.9375rem] md:text-base' : 'font-semibold',
              )}
            >
              {value ? <Breakable text={value} /> : <Dash />}
            </span>
            {row.best.includes(ids[column] ?? '') ? <BestMark /> : null}
          </span>
        </div>
      ))}
    </div>
  )
}

/** In a narrow column '/month' wraps as a whole. */
function Breakable({ text }: { text: string }) {
  const perMonth = useWords()('/month')
  if (!text.endsWith(perMonth)) return text
  return (
    <>
      {text.slice(0, -perMonth.length)}
      <wbr />
      {perMonth}
    </>
  )
}
