import { Link } from '@tanstack/react-router'
import { CalendarDays, SlidersHorizontal } from 'lucide-react'
import { activeFilters } from '@/domain/search/active-filters'
import { switchByMonth } from '@/domain/search/search-changes'
import { writeMapLink } from '@/domain/search/search-params'
import type { SearchState } from '@/domain/search/filter-state'
import { MonthBar } from '@/listing/monthly/month-bar'
import { useMonthSwitch, type Costs } from '@/listing/monthly/use-costs'
import { useRoutePrefix } from '@/session/route-prefix'
import { useCurrency } from '@/session/preferences'
import { Badge } from '@/ui/badge/badge'
import { Button } from '@/ui/button/button'
import { Chip, ChipRow } from '@/ui/chip/chip'
import { Popover } from '@/ui/popover/popover'
import { MODE_BADGES } from './result-labels'

type FiltersPanelProps = { search: SearchState; onSearch: (search: SearchState) => void; costs: Costs }

export function FiltersPanel({ search, onSearch, costs }: FiltersPanelProps) {
  const prefix = useRoutePrefix()
  const currency = useCurrency((state) => state.value)
  const switchTo = useMonthSwitch()
  const showByMonth = async (on: boolean) => {
    const loan = await switchTo(on)
    if (loan !== undefined) onSearch(switchByMonth(search, loan))
  }
  const active = activeFilters(search, currency)
  const { text, tone } = MODE_BADGES[search.mode]
  return (
    <Popover
      label="Current filters"
      align="end"
      trigger={
        <Button variant="outline" className="px-3">
          <SlidersHorizontal aria-hidden size={17} />
          <span className="max-[23.9rem]:sr-only">Filters</span>
          {active.length > 0 ? (
            <span className="figures min-w-5 rounded-full bg-action px-1.5 text-xs leading-5 text-action-ink">
              {active.length}
              <span className="sr-only"> active</span>
            </span>
          ) : null}
        </Button>
      }
    >
      <h2 className="text-[0.9375rem]">Current filters</h2>
      <p className="mt-2.5">
        <Badge tone={tone}>{text}</Badge>
      </p>
      <div className="mt-3">
        {active.length > 0 ? (
          <ChipRow label="Active filters">
            {active.map(({ key, label, clear }) => (
              <Chip key={key} label={label} onRemove={() => onSearch(clear(search))} />
            ))}
          </ChipRow>
        ) : (
          <p className="text-ink-muted">No other filters.</p>
        )}
      </div>
      {search.mode === 'rent' ? null : (
        <div className="mt-3">
          {search.byMonth ? (
            <MonthBar loan={search.loan} costs={costs} onLeave={() => void showByMonth(false)} />
          ) : (
            <Button
              variant="quiet"
              size="small"
              icon={<CalendarDays aria-hidden size={17} />}
              onClick={() => void showByMonth(true)}
            >
              Show costs by month
            </Button>
          )}
        </div>
      )}
      <Button asChild wide className="mt-4">
        <Link to={`${prefix}/properties`} search={writeMapLink(search)}>
          Change Filters
        </Link>
      </Button>
    </Popover>
  )
}
