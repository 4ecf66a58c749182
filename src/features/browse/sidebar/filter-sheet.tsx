import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { clearAll } from '@/domain/search-changes'
import { Button } from '@/ui/button/button'
import { late } from '@/ui/late/late'
import { FiltersForm, type FiltersFormProps } from '../filters/filters-form'
import { homes } from '../state/result-words'

type FilterSheetProps = FiltersFormProps & {
  /** Filters at work, shown on the button. */
  active: number
  /** What they leave; undefined while nothing is loaded. */
  count: number | undefined
  /** The sheet was left by its button: show what was found. */
  onShow: () => void
}

const sheet = late(() => import('@/ui/sheet/sheet').then((module) => module.Sheet))

/** On phones and tablets the filters come from below, with the live count on the way out. */
export function FilterSheet({ active, count, onShow, change, ...form }: FilterSheetProps) {
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpen(false)
    onShow()
  }
  const Sheet = sheet.use()
  return (
    <>
      <Button
        icon={<SlidersHorizontal aria-hidden size={17} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={sheet.prepare}
        onFocus={sheet.prepare}
        onClick={() => {
          setOpen(true)
          void sheet.fetch()
        }}
        className="fixed bottom-[calc(5.25rem+env(safe-area-inset-bottom))] left-1/2 z-20 -translate-x-1/2 rounded-full! shadow-2 md:bottom-6 lg:hidden"
      >
        Filters{active > 0 ? ` · ${active}` : ''}
      </Button>
      {Sheet ? (
        <Sheet
          title="Filters"
          open={open}
          onOpenChange={setOpen}
          footer={
            <>
              <Button variant="outline" onClick={() => change(clearAll)}>
                Clear All Filters
              </Button>
              <Button onClick={show}>{count === undefined ? 'Show homes' : `Show ${homes(count)}`}</Button>
            </>
          }
        >
          <FiltersForm {...form} change={change} />
        </Sheet>
      ) : null}
    </>
  )
}
