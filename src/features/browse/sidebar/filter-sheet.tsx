import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { createElement } from 'react'
import { Button } from '@/ui/button/button'
import { lazyModule } from '@/ui/lazy-module/lazy-module'
import { useLazySheet } from '@/ui/lazy-module/use-lazy-sheet'
import type { SearchState } from '@/domain/search/filter-state'
import { phoneChip } from '../results/phone-chip'
import type { Results } from '@/listing/search/results'
import type { ChangeSearch } from '../state/use-search-state'
import { useWords } from '@/words/use-words'

type FilterSheetProps = {
  search: SearchState
  found: Results
  change: ChangeSearch
  active: number
  count: number | undefined
  onShow: () => void
}

const body = lazyModule(() => import('./filter-sheet-body').then((module) => module.FilterSheetBody))

export function FilterSheet({ active, onShow, ...shown }: FilterSheetProps) {
  const t = useWords()
  const { Body, open, setOpen, trigger } = useLazySheet(body)
  const show = () => {
    setOpen(false)
    onShow()
  }
  return (
    <>
      <Button
        variant="outline"
        icon={<SlidersHorizontal aria-hidden size={17} className="max-md:hidden" />}
        {...trigger}
        className={clsx('lg:@4xl/browse:hidden split:inline-flex!', phoneChip)}
      >
        {t('Filters')}
        {active > 0 ? ` · ${active}` : ''}
      </Button>
      {Body
        ? // Not JSX: a component from a hook would look as if it were created on each render.
          createElement(Body, { ...shown, open, onOpenChange: setOpen, onShow: show })
        : null}
    </>
  )
}
