import { SlidersHorizontal } from 'lucide-react'
import { createElement } from 'react'
import { activeFilters } from '@/domain/search/active-filters'
import { useCurrency } from '@/session/preferences'
import { Button } from '@/ui/button/button'
import { lazyModule } from '@/ui/lazy-module/lazy-module'
import { useLazySheet } from '@/ui/lazy-module/use-lazy-sheet'
import type { MapFiltersProps } from './map-filters-sheet'
import { useWords } from '@/words/use-words'

const sheet = lazyModule(() => import('./map-filters-sheet').then((module) => module.MapFiltersSheet))

export function MapFilters({ search, onSearch }: MapFiltersProps) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  const { Body, open, setOpen, trigger } = useLazySheet(sheet)
  const active = activeFilters(search, currency).length
  return (
    <>
      <Button variant="outline" className="px-3" {...trigger}>
        <SlidersHorizontal aria-hidden size={17} />
        <span className="max-[23.9rem]:sr-only">{t('Filters')}</span>
        {active > 0 ? (
          <span className="figures min-w-5 rounded-full bg-action px-1.5 text-xs leading-5 text-action-ink">
            {active}
            <span className="sr-only"> {t('active')}</span>
          </span>
        ) : null}
      </Button>
      {Body ? createElement(Body, { search, onSearch, open, onOpenChange: setOpen }) : null}
    </>
  )
}
