import { switchMode } from '@/domain/search/search-changes'
import type { SearchState } from '@/domain/search/filter-state'
import { Button } from '@/ui/button/button'
import { Segmented } from '@/ui/segmented/segmented'
import type { ChangeSearch } from '../state/use-search-state'
import { SearchBox } from './search-box'

const MODES = [
  { value: 'sale', label: 'For Sale', tone: 'sale' },
  { value: 'rent', label: 'For Rent', tone: 'rent' },
] as const

type BrowseHeroProps = {
  search: Pick<SearchState, 'mode' | 'q'>
  change: ChangeSearch
  /** Search was pressed: show what was found. */
  onSubmit: () => void
}

/** Title, sale or rent, and the search text (B 2.3). */
export function BrowseHero({ search: { mode, q }, change, onSubmit }: BrowseHeroProps) {
  return (
    <header className="pt-5 pb-4 md:pt-8 md:pb-9">
      <h1 tabIndex={-1} className="text-[1.625rem] leading-tight md:text-[2.125rem]">
        Find Your Perfect Home
      </h1>
      <p className="mt-1.5 text-[0.9375rem] text-ink-muted">Discover exceptional properties in prime locations</p>
      <form
        role="search"
        // For a page that has no code yet, or never gets any.
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        className="mt-4 flex max-w-[54rem] flex-wrap items-center gap-2 rounded-2xl border border-line bg-surface-raised p-2 shadow-2 md:mt-5"
      >
        <Segmented
          label="For sale or for rent"
          name="mode"
          options={MODES}
          value={mode === 'all' ? null : mode}
          onValueChange={(next) => change((search) => switchMode(search, next))}
          className="max-sm:flex max-sm:w-full max-sm:*:flex-1"
        />
        <SearchBox mode={mode} q={q} change={change} />
        <Button type="submit" className="max-sm:hidden">
          Search
        </Button>
      </form>
    </header>
  )
}
