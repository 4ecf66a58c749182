import type { CSSProperties } from 'react'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { cellClass, gridClass, labelClass, rowClass } from './table/grid'
import { useWords } from '@/words/use-words'

const ROWS = ['price', 'place', 'type', 'bedrooms', 'bathrooms', 'area', 'parking', 'lot']

export function CompareSkeleton({ columns }: { columns: number }) {
  const t = useWords()
  const cells = Array.from({ length: columns }, (_, column) => column)
  return (
    <div role="status" style={{ '--n': columns } as CSSProperties}>
      <span className="sr-only">{t('Loading properties...')}</span>
      <Delayed className="overflow-hidden">
        <div aria-hidden className={gridClass}>
          <div className={`${rowClass} border-b border-line`}>
            <span className="hidden md:block" />
            {cells.map((cell) => (
              <div key={cell} className="min-w-0 pr-3 pb-3 md:px-4">
                <Skeleton className="aspect-4/3 rounded-card" />
                <Skeleton className="mt-3 h-5 w-4/5" />
              </div>
            ))}
          </div>
          {ROWS.map((row) => (
            <div key={row} className={`${rowClass} border-b border-line`}>
              <div className={labelClass}>
                <Skeleton className="h-4 w-20" />
              </div>
              {cells.map((cell) => (
                <div key={cell} className={cellClass}>
                  <Skeleton className="h-5 w-24" />
                </div>
              ))}
            </div>
          ))}
        </div>
      </Delayed>
    </div>
  )
}
