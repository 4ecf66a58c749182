import { Link } from '@tanstack/react-router'
import { LayoutGrid, List, Map as MapIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { writeMapLink } from '@/domain/search/search-params'
import { SORTS } from '@/domain/search/sort-listings'
import type { RoutePrefix } from '@/session/route-prefix'
import { Button } from '@/ui/button/button'
import { Segmented } from '@/ui/segmented/segmented'
import { Select } from '@/ui/select/select'
import type { ChangeSearch } from '../state/use-search-state'

const VIEWS = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden size={17} />, hideLabel: true },
  { value: 'list', label: 'List', icon: <List aria-hidden size={17} />, hideLabel: true },
] as const

type ResultsHeaderProps = {
  title: ReactNode
  /** Below the title. */
  line: string
  search: SearchState
  prefix: RoutePrefix
  change: ChangeSearch
  /** Beside the title. */
  saving?: ReactNode
}

/** Count, sort order and layout (B 2.3). Stays in view. */
export function ResultsHeader({ title, line, search, prefix, change, saving }: ResultsHeaderProps) {
  return (
    <div className="@container z-20 flex flex-wrap items-center gap-x-3 gap-y-2 bg-surface py-2 lg:sticky lg:top-16 lg:-mx-2 lg:px-2">
      <div className="min-w-0 flex-1 basis-52">
        <h2 tabIndex={-1} className="text-xl">
          {title}
        </h2>
        <p className="text-ink-muted">{line}</p>
      </div>
      {saving}
      <div className="flex min-w-0 items-center gap-2 max-sm:w-full max-sm:flex-wrap @max-sm:w-full @max-sm:flex-wrap">
        <Select
          label="Sort by"
          hideLabel
          className="w-52 max-sm:min-w-36 max-sm:flex-[99] @max-sm:min-w-36 @max-sm:flex-[99]"
          options={SORTS}
          value={search.sort}
          onValueChange={(sort) => change((state) => ({ ...state, sort, page: 1 }))}
        />
        <Segmented
          label="Layout of the results"
          options={VIEWS}
          value={search.view}
          onValueChange={(view) => change((state) => ({ ...state, view }))}
        />
        <Button asChild variant="outline" className="max-sm:grow max-sm:px-3">
          <Link to={`${prefix}/map`} search={writeMapLink(search)}>
            <MapIcon aria-hidden size={17} className="max-sm:hidden" />
            Map View
          </Link>
        </Button>
      </div>
    </div>
  )
}
