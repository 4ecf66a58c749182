import { clsx } from 'clsx'
import { useMemo, useRef, type ReactNode } from 'react'
import { activeFilters } from '@/domain/search/active-filters'
import type { SearchState } from '@/domain/search/filter-state'
import { ActiveChips } from '@/listing/search-box/active-chips'
import { MonthBar } from '@/listing/monthly/month-bar'
import { MonthViewContext } from '@/listing/monthly/use-costs'
import type { Found } from '@/listing/search/results'
import { useFound } from '@/listing/search/use-found'
import { useLightPaper } from '@/ui/print/use-light-paper'
import { BrowseHero } from './hero/browse-hero'
import { LoadFailed, RefreshFailed } from './results/load-failed'
import { Results } from './results/results'
import { ResultsHeader } from './results/results-header'
import { ResultsLoading } from './results/results-loading'
import { FilterSheet } from './sidebar/filter-sheet'
import { Sidebar } from './sidebar/sidebar'
import { resultsLine, resultsTitle } from './state/result-labels'
import { RenderedChange } from './state/use-at-once'
import { useSearchByMonth } from './state/use-search-by-month'
import { useSearchState, type ChangeOptions, type ChangeSearch } from './state/use-search-state'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

export type BrowseScreenProps = {
  search: SearchState
  /** `replace` while typing or dragging: no history entry. */
  onChange: (next: SearchState, options?: ChangeOptions) => void
  /** Replaces the sidebar from 1024 px: the map. Its place is there before it (`split:`). */
  aside?: ReactNode | undefined
  layout: (search: SearchState) => ReactNode
  saving?: (search: SearchState) => ReactNode
}

export function BrowseScreen({ search: address, onChange, ...parts }: BrowseScreenProps) {
  useLightPaper()
  const { shown: search, rendered, change, flush } = useSearchState(address, onChange)
  const all = useFound(search)
  return (
    <RenderedChange value={rendered}>
      <BrowseView {...parts} {...{ search, change, flush, all }} />
    </RenderedChange>
  )
}

type BrowseViewProps = Omit<BrowseScreenProps, 'onChange'> & {
  change: ChangeSearch
  flush: () => void
  all: Found
}

function BrowseView({ search, change, flush, all, aside, layout, saving }: BrowseViewProps) {
  const t = useWords()
  const { found, known, rendered, error, fetching, retry } = all
  const top = useRef<HTMLElement>(null)
  const active = useMemo(() => activeFilters(search).length, [search])
  const switchByMonth = useSearchByMonth(change)
  // A backend that does not count this facet says nothing of it.
  const counted = found.atLeast ? undefined : found.choices('status')
  const taken = counted ? found.total - (counted.get('available') ?? 0) : 0
  const failure = error && { error, retrying: fetching, onRetry: retry }
  const count = known ? found.total : undefined

  const showResults = () => {
    flush()
    top.current?.scrollIntoView({ block: 'start' })
  }
  // Skips the filters: the focus goes to the count.
  const goToResults = () => {
    showResults()
    top.current?.querySelector('h2')?.focus({ preventScroll: true })
  }

  return (
    <div className="page-frame pb-12" onBlur={flush}>
      <BrowseHero search={search} change={change} onSubmit={goToResults} />
      {/* A side column has room by the window and by the size of text. */}
      <div className="@container/browse">
        <div
          className={clsx(
            'lg:@4xl/browse:grid lg:@4xl/browse:grid-cols-[18rem_minmax(0,1fr)] lg:@4xl/browse:gap-8',
            'print:block! split:block!',
          )}
        >
          {aside ? null : <Sidebar search={search} found={found} change={change} />}
          <div className="split:grid split:grid-cols-2 split:gap-6 print:block!">
            <section ref={top} aria-label={t('Results')} className="min-w-0 scroll-mt-14 md:scroll-mt-18">
              <ResultsHeader
                title={titleOf(count, error, found)}
                line={resultsLine(found.criteria)}
                taken={taken}
                search={search}
                change={change}
                saving={saving?.(search)}
                layout={layout(search)}
                filters={
                  <FilterSheet
                    search={search}
                    found={found}
                    change={change}
                    active={active}
                    count={count}
                    onShow={showResults}
                  />
                }
              />
              {search.mode !== 'rent' && search.byMonth ? (
                <div className="print:hidden">
                  <MonthBar loan={search.loan} costs={found.costs} onLeave={() => switchByMonth(false)} />
                </div>
              ) : null}
              <ActiveChips search={search} change={change} />
              {known ? (
                <>
                  {failure ? <RefreshFailed {...failure} /> : null}
                  <MonthViewContext value={search.byMonth ? found.costs.view : null}>
                    <Results {...{ found, search, rendered, change }} fetching={fetching && !rendered} />
                  </MonthViewContext>
                </>
              ) : failure ? (
                <LoadFailed {...failure} />
              ) : (
                <ResultsLoading view={search.view} page={search.page} />
              )}
            </section>
            <div
              className={clsx(
                'hidden print:hidden! split:sticky split:top-20 split:block split:h-[calc(100dvh-6rem)]',
                'split:rounded-card split:bg-surface-sunken',
              )}
            >
              {aside}
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

function titleOf(count: number | undefined, error: Error | null, { criteria, atLeast }: Found['found']): ReactNode {
  if (count !== undefined) return <span className="figures">{resultsTitle(count, criteria, atLeast)}</span>
  if (error) return t('Properties')
  return <span role="status">{t('Loading properties...')}</span>
}
