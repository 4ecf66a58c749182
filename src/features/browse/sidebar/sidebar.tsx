import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { Button } from '@/ui/button/button'
import { useNarrow } from '@/ui/media/use-media'
import { useAfterPaint } from '../state/use-after-paint'
import type { Results } from '../state/use-results'
import type { ChangeSearch } from '../state/use-search-state'
import { FiltersCard } from './filters-card'
import { PropertyTypesCard } from './property-types-card'

/** Search for the filter panels; a change of category or mode renders them after the next frame. */
function usePanelSearch(search: SearchState): SearchState {
  const painted = useAfterPaint(search)
  return painted.category === search.category && painted.mode === search.mode ? search : painted
}

type SidebarProps = { search: SearchState; found: Results; change: ChangeSearch }

/** Property types and filters beside the results; on small screens the types fold and the filters are a sheet. */
export function Sidebar({ search, found, change }: SidebarProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  // Not rendered on phones: measuring the slider alone would delay the first paint.
  const narrow = useNarrow()
  const { mode, category, subtype } = search
  const panelSearch = usePanelSearch(search)
  return (
    <aside
      aria-label="Property types and filters"
      className="max-lg:pb-2 lg:sticky lg:top-20 lg:-mx-1 lg:max-h-[calc(100dvh-6rem)] lg:w-74 lg:self-start lg:overflow-y-auto lg:px-1 lg:pb-7 lg:[mask-image:linear-gradient(to_bottom,#000_calc(100%-1.75rem),transparent)] lg:[scrollbar-width:thin]"
    >
      <Button
        variant="outline"
        wide
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="justify-between! lg:hidden"
      >
        {open ? 'Hide Categories' : 'Show Categories'}
        <ChevronDown
          aria-hidden
          size={18}
          className={clsx('text-ink-muted transition-transform', open && 'rotate-180')}
        />
      </Button>
      <div id={id} className={clsx('max-lg:pt-2', !open && 'max-lg:hidden')}>
        {narrow && !open ? null : <PropertyTypesCard {...{ mode, category, subtype, change }} counts={found.counts} />}
      </div>
      {narrow ? null : (
        <div className="mt-4">
          <FiltersCard search={panelSearch} prices={found.prices} change={change} />
        </div>
      )}
    </aside>
  )
}
