import { clsx } from 'clsx'
import { useEffect, useState, type RefObject } from 'react'
import { watchInView } from '@/ui/in-view/watch-in-view'
import type { Compared } from '../compared'
import { gridClass, rowClass } from './grid'
import { priceText } from './rows'

type Props = {
  compared: readonly Compared[]
  currency: string
  heads: RefObject<HTMLElement | null>
  strip: RefObject<HTMLDivElement | null>
}

/** A table that can be swiped sideways cannot have sticky heads, so this repeats them for the eye only. */
export function StickyStrip({ compared, currency, heads, strip }: Props) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!heads.current) return undefined
    return watchInView(heads.current, '-96px 0px 0px 0px', ({ isIntersecting, boundingClientRect }) =>
      setShown(!isIntersecting && boundingClientRect.top < 0),
    )
  }, [heads])

  return (
    <div aria-hidden className="sticky top-14 md:top-16 z-10 h-0 print:hidden">
      <div
        ref={strip}
        className={clsx(
          'overflow-hidden border-b border-line bg-surface shadow-1',
          shown ? 'animate-fade-in' : 'invisible',
        )}
      >
        <div className={gridClass}>
          <div className={`${rowClass} py-2`}>
            <span className="hidden md:block" />
            {compared.map(({ entry }) => (
              <div key={entry.id} className="min-w-0 pr-3 md:px-3 lg:px-4">
                <p className="truncate text-[0.8125rem] font-strong">{entry.title}</p>
                <p className="price truncate text-[0.8125rem] text-ink-muted">
                  {priceText(entry, entry.price, currency)}
                </p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
