import { clsx } from 'clsx'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { activeFilters } from '@/domain/search/active-filters'
import { clearAll } from '@/domain/search/search-changes'
import type { SearchState } from '@/domain/search/filter-state'
import { useCurrency } from '@/session/preferences'
import { Button } from '@/ui/button/button'
import { Chip, ChipRow } from '@/ui/chip/chip'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import type { ChangeSearch } from './search-box'
import { useWords } from '@/words/use-words'

const NearDistance = lazyPart(() => import('./near-distance').then((module) => module.NearDistance), {
  failed: () => null,
})

export function ActiveChips({ search, change }: { search: SearchState; change: ChangeSearch }) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  const active = activeFilters(search, currency)
  const row = useRef<HTMLDivElement>(null)
  if (active.length === 0) return null

  // The pressed chip is removed: the focus goes to the next chip, or to the count.
  const lift = (update: Parameters<ChangeSearch>[0]) => {
    const buttons = () => [...(row.current?.querySelectorAll('button') ?? [])]
    const place = buttons().findIndex((button) => button === document.activeElement)
    const count = row.current?.closest('section')?.querySelector('h2')
    flushSync(() => change(update))
    if (place < 0) return
    const next = buttons()[place] ?? count
    next?.focus({ preventScroll: true })
  }
  return (
    <div
      ref={row}
      className={clsx(
        'pb-2 print:hidden max-md:no-scrollbar max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1',
        'max-md:*:w-max max-md:*:flex-nowrap max-md:*:*:shrink-0',
      )}
    >
      <ChipRow label={t('Active filters')}>
        {active.map(({ key, label, clear }) => (
          <Chip key={key} label={label} onRemove={() => lift(clear)} />
        ))}
        {search.filters.areaName === null ? null : <NearDistance filters={search.filters} change={change} />}
        <Button variant="quiet" size="small" onClick={() => lift(clearAll)}>
          {t('Clear All Filters')}
        </Button>
      </ChipRow>
    </div>
  )
}
