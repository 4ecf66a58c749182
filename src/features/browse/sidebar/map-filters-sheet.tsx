import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { activeFilters } from '@/domain/search/active-filters'
import type { SearchState } from '@/domain/search/filter-state'
import { switchByMonth, switchMode } from '@/domain/search/search-changes'
import { writeMapLink } from '@/domain/search/search-params'
import { MonthBar } from '@/listing/monthly/month-bar'
import type { Costs } from '@/listing/monthly/use-costs'
import { MODES } from '@/listing/search-box/modes'
import { useFound } from '@/listing/search/use-found'
import { useCurrency } from '@/session/preferences'
import { useRoutePrefix } from '@/session/route-prefix'
import { Button } from '@/ui/button/button'
import { Chip, ChipRow } from '@/ui/chip/chip'
import { Segmented } from '@/ui/segmented/segmented'
import { useSearchState, type ChangeOptions, type ChangeSearch } from '../state/use-search-state'
import { FilterSheetBody } from './filter-sheet-body'
import { useWords } from '@/words/use-words'

export type MapFiltersProps = {
  search: SearchState
  onSearch: (next: SearchState, options?: ChangeOptions) => void
}

type Props = MapFiltersProps & { open: boolean; onOpenChange: (open: boolean) => void }

/** The filters as a sheet over the map, which has no room for chips. */
export function MapFiltersSheet({ search: address, onSearch, open, onOpenChange }: Props) {
  const t = useWords()
  const { shown, change, flush } = useSearchState(address, onSearch)
  const { found, known } = useFound(useWhileOpen(shown, open))
  const move = (next: boolean) => {
    flush()
    onOpenChange(next)
  }
  return (
    <FilterSheetBody
      search={shown}
      {...{ found, change, open }}
      count={known ? found.total : undefined}
      onOpenChange={move}
      onShow={() => move(false)}
    >
      <Segmented
        label={t('For sale or for rent')}
        options={t.options(MODES)}
        value={shown.mode === 'all' ? null : shown.mode}
        onValueChange={(mode) => change((before) => switchMode(before, mode))}
      />
      <CurrentFilters search={shown} change={change} costs={found.costs} />
    </FilterSheetBody>
  )
}

/** The search, which stays as it was while the sheet is closed: the map's own changes are not counted twice. */
function useWhileOpen(search: SearchState, open: boolean): SearchState {
  const [counted, setCounted] = useState(search)
  if (open && counted !== search) setCounted(search)
  return counted
}

type CurrentFiltersProps = { search: SearchState; change: ChangeSearch; costs: Costs }

function CurrentFilters({ search, change, costs }: CurrentFiltersProps) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const currency = useCurrency((state) => state.value)
  const active = activeFilters(search, currency)
  return (
    <section aria-label={t('Current filters')} className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-[0.9375rem]">{t('Current filters')}</h3>
        <Button asChild variant="outline" size="small">
          <Link to={`${prefix}/properties`} search={writeMapLink(search)}>
            {t('Change Filters')}
          </Link>
        </Button>
      </div>
      {active.length > 0 ? (
        <ChipRow label={t('Active filters')}>
          {active.map(({ key, label, clear }) => (
            <Chip key={key} label={label} onRemove={() => change(clear)} />
          ))}
        </ChipRow>
      ) : (
        <p className="text-ink-muted">{t('No other filters.')}</p>
      )}
      {search.mode !== 'rent' && search.byMonth ? (
        <MonthBar loan={search.loan} costs={costs} onLeave={() => change((before) => switchByMonth(before, null))} />
      ) : null}
    </section>
  )
}
