import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { createElement, useState } from 'react'
import { clearAll } from '@/domain/search/search-changes'
import { Button } from '@/ui/button/button'
import { lazyModule } from '@/ui/lazy-module/lazy-module'
import type { SearchState } from '@/domain/search/filter-state'
import { phoneChip } from '../results/phone-chip'
import { propertyCount } from '@/domain/text'
import type { Results } from '@/listing/search/results'
import type { ChangeSearch } from '../state/use-search-state'

type FilterSheetProps = {
  search: SearchState
  found: Results
  change: ChangeSearch
  active: number
  count: number | undefined
  onShow: () => void
}

const body = lazyModule(() => import('./filter-sheet-body').then((module) => module.FilterSheetBody))

export function FilterSheet({ active, count, onShow, change, ...shown }: FilterSheetProps) {
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpen(false)
    onShow()
  }
  const openSheet = async () => {
    setOpen(true)
    // The toast says why; the sheet must not open by itself once its code has loaded.
    if ((await body.fetch()) === null) setOpen(false)
  }
  const Body = body.use()
  return (
    <>
      <Button
        variant="outline"
        icon={<SlidersHorizontal aria-hidden size={17} className="max-md:hidden" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void body.prepare()}
        onFocus={() => void body.prepare()}
        onClick={() => void openSheet()}
        className={clsx('lg:hidden split:inline-flex', phoneChip)}
      >
        Filters{active > 0 ? ` · ${active}` : ''}
      </Button>
      {Body
        ? // Not JSX: a component from a hook would look as if it were created on each render.
          createElement(Body, {
            ...shown,
            change,
            open,
            onOpenChange: setOpen,
            footer: (
              <>
                <Button variant="outline" onClick={() => change(clearAll)}>
                  Clear All Filters
                </Button>
                <Button onClick={show}>
                  {count === undefined ? 'Show properties' : `Show ${propertyCount(count)}`}
                </Button>
              </>
            ),
          })
        : null}
    </>
  )
}
