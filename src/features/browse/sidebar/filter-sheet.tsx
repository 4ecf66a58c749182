import { SlidersHorizontal } from 'lucide-react'
import { createElement, useState } from 'react'
import { clearAll } from '@/domain/search/search-changes'
import { Button } from '@/ui/button/button'
import { lazyModule } from '@/ui/lazy-module/lazy-module'
import type { FiltersFormProps } from '../filters/filters-form'
import { propertyCount } from '../state/result-labels'

type FilterSheetProps = FiltersFormProps & {
  /** Filters at work, shown on the button. */
  active: number
  /** What they leave; undefined while nothing is loaded. */
  count: number | undefined
  /** Called when the sheet is closed by its button. */
  onShow: () => void
}

const body = lazyModule(() => import('./filter-sheet-body').then((module) => module.FilterSheetBody))

/** The filters on phones and tablets, with the live count on the close button. */
export function FilterSheet({ active, count, onShow, change, ...form }: FilterSheetProps) {
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
        icon={<SlidersHorizontal aria-hidden size={17} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void body.prepare()}
        onFocus={() => void body.prepare()}
        onClick={() => void openSheet()}
        className="fixed bottom-[calc(5.25rem+env(safe-area-inset-bottom))] left-1/2 z-20 -translate-x-1/2 rounded-full! shadow-2 md:bottom-6 lg:hidden"
      >
        Filters{active > 0 ? ` · ${active}` : ''}
      </Button>
      {Body
        ? // Not JSX: a component from a hook would look as if it were created on each render.
          createElement(Body, {
            ...form,
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
