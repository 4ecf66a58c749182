import { SlidersHorizontal } from 'lucide-react'
import { createElement, useState } from 'react'
import { clearAll } from '@/domain/search-changes'
import { Button } from '@/ui/button/button'
import { late } from '@/ui/late/late'
import type { FiltersFormProps } from '../filters/filters-form'
import { homes } from '../state/result-words'

type FilterSheetProps = FiltersFormProps & {
  /** Filters at work, shown on the button. */
  active: number
  /** What they leave; undefined while nothing is loaded. */
  count: number | undefined
  /** The sheet was left by its button: show what was found. */
  onShow: () => void
}

const body = late(() => import('./filter-sheet-body').then((module) => module.FilterSheetBody))

/** On phones and tablets the filters come from below, with the live count on the way out. */
export function FilterSheet({ active, count, onShow, change, ...form }: FilterSheetProps) {
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpen(false)
    onShow()
  }
  const Body = body.use()
  return (
    <>
      <Button
        icon={<SlidersHorizontal aria-hidden size={17} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={body.prepare}
        onFocus={body.prepare}
        onClick={() => {
          setOpen(true)
          void body.fetch()
        }}
        className="fixed bottom-[calc(5.25rem+env(safe-area-inset-bottom))] left-1/2 z-20 -translate-x-1/2 rounded-full! shadow-2 md:bottom-6 lg:hidden"
      >
        Filters{active > 0 ? ` · ${active}` : ''}
      </Button>
      {Body
        ? // No JSX: a name that comes out of a hook looks like a component made anew at each render, which this is not.
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
                <Button onClick={show}>{count === undefined ? 'Show homes' : `Show ${homes(count)}`}</Button>
              </>
            ),
          })
        : null}
    </>
  )
}
