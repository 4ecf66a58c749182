import { activeFilters } from '@/domain/active-filters'
import { clearAll } from '@/domain/search-changes'
import type { SearchState } from '@/domain/filter-state'
import { useCurrency } from '@/session/preferences'
import { Button } from '@/ui/button/button'
import { Chip, ChipRow } from '@/ui/chip/chip'
import type { ChangeSearch } from '../state/use-search-state'

/** What narrows the results, each to be lifted alone, or all together (B 4). */
export function ActiveChips({ search, change }: { search: SearchState; change: ChangeSearch }) {
  const currency = useCurrency((state) => state.value)
  const active = activeFilters(search, currency)
  if (active.length === 0) return null
  return (
    <div className="pb-2">
      <ChipRow label="Active filters">
        {active.map(({ key, label, clear }) => (
          <Chip key={key} label={label} onRemove={() => change(clear)} />
        ))}
        <Button variant="quiet" size="small" className="thumb-target" onClick={() => change(clearAll)}>
          Clear All Filters
        </Button>
      </ChipRow>
    </div>
  )
}
