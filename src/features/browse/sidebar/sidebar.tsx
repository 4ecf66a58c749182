import { clsx } from 'clsx'
import type { SearchState } from '@/domain/search/filter-state'
import { Card } from '@/ui/card/card'
import { useNarrow } from '@/ui/media/use-media'
import { useAfterPaint } from '@/listing/search/use-settled'
import type { Results } from '@/listing/search/results'
import { FiltersForm, type FiltersFormProps } from '../filters/filters-form'
import type { ChangeSearch } from '../state/use-search-state'
import { PropertyTypes } from './property-types'
import { useWords } from '@/words/use-words'

/** Search for the filter panels; a change of category or mode renders them after the next frame. */
function usePanelSearch(search: SearchState): SearchState {
  const painted = useAfterPaint(search)
  return painted.category === search.category && painted.mode === search.mode ? search : painted
}

type SidebarProps = { search: SearchState; found: Results; change: ChangeSearch }

export function Sidebar({ search, found, change }: SidebarProps) {
  const t = useWords()
  // Not rendered on phones, where its filters would delay the first paint unseen.
  const narrow = useNarrow()
  const { mode, category, subtype } = search
  const panelSearch = usePanelSearch(search)
  return (
    <aside
      aria-label={t('Property types and filters')}
      // Above the cards: below them, the browser compares a press with each of them first, 9 ms on a slowed processor.
      className={clsx(
        'max-lg:hidden @max-4xl/browse:hidden print:hidden split:hidden',
        'lg:sticky lg:top-20 lg:z-2 lg:-mx-1 lg:max-h-[calc(100dvh-6rem)] lg:w-74 lg:self-start lg:overflow-y-auto lg:px-1 lg:pb-7',
        'lg:[mask-image:linear-gradient(to_bottom,#000_calc(100%-1.75rem),transparent)] lg:[scrollbar-width:thin]',
      )}
    >
      {narrow ? null : (
        <>
          <Card title={t('Property Types')} className="pb-4!">
            <PropertyTypes
              {...{ mode, category, subtype, change }}
              counts={found.counts}
              types={found.choices('subtype')}
            />
          </Card>
          <div className="mt-4">
            <FiltersCard search={panelSearch} prices={found.prices} counts={found.choices} change={change} />
          </div>
        </>
      )}
    </aside>
  )
}

function FiltersCard(props: FiltersFormProps) {
  const t = useWords()
  return (
    <Card title={t('Filters')}>
      <FiltersForm {...props} />
    </Card>
  )
}
