import { Link } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { activeFilters } from '@/domain/search/active-filters'
import { switchByMonth } from '@/domain/search/search-changes'
import { writeMapLink } from '@/domain/search/search-params'
import type { SearchState } from '@/domain/search/filter-state'
import { MonthBar } from '@/listing/monthly/month-bar'
import type { Costs } from '@/listing/monthly/use-costs'
import { useRoutePrefix } from '@/session/route-prefix'
import { useCurrency } from '@/session/preferences'
import { Button } from '@/ui/button/button'
import { Chip, ChipRow } from '@/ui/chip/chip'
import type { LazyModule } from '@/ui/lazy-module/lazy-module'
import { useLazySheet } from '@/ui/lazy-module/use-lazy-sheet'

/** The filters over the map, with what it is given above them. */
export type FilterSheet = LazyModule<
  ComponentType<{
    search: SearchState
    onSearch: MapSearchChange
    open: boolean
    onOpenChange: (open: boolean) => void
    children?: ReactNode
  }>
>
export type MapSearchChange = (search: SearchState, options?: { replace?: boolean }) => void

type FiltersPanelProps = { search: SearchState; onSearch: MapSearchChange; costs: Costs; sheet: FilterSheet }

export function FiltersPanel({ search, onSearch, costs, sheet }: FiltersPanelProps) {
  const currency = useCurrency((state) => state.value)
  const { Body, open, setOpen, trigger } = useLazySheet(sheet)
  const active = activeFilters(search, currency)
  return (
    <>
      <Button variant="outline" className="px-3" {...trigger}>
        <SlidersHorizontal aria-hidden size={17} />
        <span className="max-[23.9rem]:sr-only">Filters</span>
        {active.length > 0 ? (
          <span className="figures min-w-5 rounded-full bg-action px-1.5 text-xs leading-5 text-action-ink">
            {active.length}
            <span className="sr-only"> active</span>
          </span>
        ) : null}
      </Button>
      {Body
        ? createElement(
            Body,
            { search, onSearch, open, onOpenChange: setOpen },
            <CurrentFilters {...{ search, onSearch, costs, active }} />,
          )
        : null}
    </>
  )
}

type CurrentFiltersProps = Omit<FiltersPanelProps, 'sheet'> & { active: ReturnType<typeof activeFilters> }

function CurrentFilters({ search, onSearch, costs, active }: CurrentFiltersProps) {
  const prefix = useRoutePrefix()
  return (
    <section aria-label="Current filters" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-[0.9375rem]">Current filters</h3>
        <Button asChild variant="outline" size="small">
          <Link to={`${prefix}/properties`} search={writeMapLink(search)}>
            Change Filters
          </Link>
        </Button>
      </div>
      {active.length > 0 ? (
        <ChipRow label="Active filters">
          {active.map(({ key, label, clear }) => (
            <Chip key={key} label={label} onRemove={() => onSearch(clear(search))} />
          ))}
        </ChipRow>
      ) : (
        <p className="text-ink-muted">No other filters.</p>
      )}
      {search.mode !== 'rent' && search.byMonth ? (
        <MonthBar loan={search.loan} costs={costs} onLeave={() => onSearch(switchByMonth(search, null))} />
      ) : null}
    </section>
  )
}
