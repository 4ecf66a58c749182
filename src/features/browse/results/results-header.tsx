import { clsx } from 'clsx'
import { Check, LayoutGrid, List } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { activeFilters, chipOf } from '@/domain/search/active-filters'
import { changeFilters } from '@/domain/search/search-changes'
import { SORTS } from '@/domain/search/sort-listings'
import { useCurrency } from '@/session/preferences'
import { LinkButton } from '@/ui/button/link-button'
import { Segmented } from '@/ui/segmented/segmented'
import { Select } from '@/ui/select/select'
import { useAtOnce } from '../state/use-at-once'
import type { ChangeSearch } from '../state/use-search-state'
import { useWords } from '@/words/use-words'

const VIEWS = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden size={17} />, hideLabel: true },
  { value: 'list', label: 'List', icon: <List aria-hidden size={17} />, hideLabel: true },
] as const

type ResultsHeaderProps = {
  title: ReactNode
  line: string
  taken: number
  search: SearchState
  change: ChangeSearch
  filters: ReactNode
  saving?: ReactNode
  layout?: ReactNode
}

/** On phones one row of small buttons with targets of 44 px, which scrolls sideways. */
const controlsClass = clsx(
  // Hidden words stay within what scrolls.
  'relative flex min-w-0 flex-wrap items-center gap-2 @max-sm:w-full print:hidden',
  'max-md:no-scrollbar max-md:-mr-4 max-md:flex-nowrap max-md:gap-1 max-md:overflow-x-auto max-md:py-1',
  'max-md:pr-4 max-md:*:shrink-0',
  'max-md:[mask-image:linear-gradient(to_right,#000_calc(100%-1.5rem),transparent)]',
)

export function ResultsHeader({ title, line, taken, search, change, filters, saving, layout }: ResultsHeaderProps) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  const available = search.filters.status
  const [view, choose] = useAtOnce(search.view, (next, options) =>
    change((state) => ({ ...state, view: next }), options),
  )
  const chosen = SORTS.find(({ value }) => value === search.sort)
  const sort = chosen && t(chosen.label)
  return (
    <div
      className={clsx(
        '@container print:static sticky top-14 z-20 -mx-4 bg-surface px-4',
        'md:top-16 md:-mx-2 md:px-2 md:py-2',
      )}
    >
      <div className="md:flex md:flex-wrap md:items-center md:gap-x-3 md:gap-y-2">
        <div
          className={clsx(
            'min-w-0 max-md:flex max-md:flex-wrap max-md:items-baseline',
            'max-md:gap-x-2 md:flex-1 md:basis-52',
          )}
        >
          <h2 tabIndex={-1} className="text-[0.9375rem] leading-5 md:text-xl">
            {title}
          </h2>
          <div className="flex flex-wrap items-baseline gap-x-3 max-md:text-xs">
            <p
              className={clsx(
                'text-ink-muted max-[23rem]:sr-only',
                // One line: 'All properties' says less.
                taken > 0 && search.category === 'all' && 'md:sr-only',
              )}
            >
              {line}
            </p>
            {taken > 0 ? (
              <p className="figures text-ink-muted max-md:hidden split:hidden">
                {t('{n} pending or sold', { n: taken.toLocaleString('en-US') })}
              </p>
            ) : null}
            <LinkButton
              aria-pressed={available}
              className="min-h-6 font-strong max-md:-my-0.75 print:hidden"
              onClick={() => change((state) => changeFilters(state, { status: !state.filters.status }))}
            >
              {available ? <Check aria-hidden size={15} className="shrink-0 self-center" /> : null}
              {chipOf('status', '', t)}
            </LinkButton>
          </div>
          {/* In place of the chips and controls, which paper cannot use. */}
          <p data-paper className="hidden print:block">
            {[...activeFilters(search, currency).map(({ label }) => label), sort].join(' · ')}
          </p>
        </div>
        <div className={controlsClass}>
          {filters}
          <Select
            label={t('Sort by')}
            hideLabel
            className={clsx(
              'max-md:[&_button]:min-h-9 max-md:[&_button]:gap-1 max-md:[&_button]:px-2.5',
              'max-md:[&_button]:text-[0.8125rem] max-md:[&_button]:font-strong md:w-52 split:w-40',
            )}
            options={t.options(SORTS)}
            value={search.sort}
            shown={
              <>
                <span aria-hidden className="md:hidden">
                  {t('Sort')}
                </span>
                <span className="max-md:sr-only">{sort}</span>
              </>
            }
            onValueChange={(chosen) => change((state) => ({ ...state, sort: chosen, page: 1 }))}
          />
          {layout}
          {saving}
          <Segmented
            label={t('Layout of the results')}
            options={t.options(VIEWS)}
            value={view}
            onValueChange={choose}
            className="max-md:[&_label>span]:min-h-8"
          />
        </div>
      </div>
    </div>
  )
}
