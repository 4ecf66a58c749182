import { clsx } from 'clsx'
import { Building2, Factory, House, Landmark, LandPlot, LayoutGrid, TrendingUp } from 'lucide-react'
import { memo } from 'react'
import type { Counts } from '@/domain/search/counts/choice-counts'
import type { SearchState } from '@/domain/search/filter-state'
import { chooseSubtype, switchCategory } from '@/domain/search/search-changes'
import { CATEGORIES, CATEGORY_IDS, subtypesOf, typesLabel } from '@/domain/listing/taxonomy'
import { Select } from '@/ui/select/select'
import type { Results } from '@/listing/search/results'
import { useAtOnce } from '../state/use-at-once'
import type { ChangeSearch } from '../state/use-search-state'
import { useWords } from '@/words/use-words'

const ROWS = [{ id: 'all', label: 'All' }, ...CATEGORY_IDS.map((id) => ({ id, label: CATEGORIES[id].label }))] as const

const ICONS = {
  all: LayoutGrid,
  residential: House,
  commercial: Building2,
  industrial: Factory,
  land: LandPlot,
  special: Landmark,
  investment: TrendingUp,
}

const CHOSEN = {
  sale: 'bg-sale-soft text-sale',
  rent: 'bg-rent-soft text-rent',
  all: 'bg-ink/7 text-ink',
}

type PropertyTypesProps = Pick<SearchState, 'mode' | 'category' | 'subtype'> & {
  counts: Results['counts']
  types: Counts | undefined
  change: ChangeSearch
}

export const PropertyTypes = memo(function PropertyTypes({
  mode,
  category,
  subtype,
  counts,
  types,
  change,
}: PropertyTypesProps) {
  const t = useWords()
  const [chosen, choose] = useAtOnce(category, (next, options) =>
    change((search) => switchCategory(search, next), options),
  )
  const subtypes = subtypesOf(chosen)
  const known = chosen === category
  const several = known && subtype !== 'all' && !subtypes.includes(subtype)
  return (
    <>
      <ul className="-mx-2">
        {ROWS.map(({ id, label }) => {
          const Icon = ICONS[id]
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={chosen === id}
                onClick={() => choose(id)}
                className={clsx(
                  'flex min-h-10 w-full max-lg:min-h-11 items-center gap-3 rounded-control px-2 text-left',
                  'font-semibold transition-colors',
                  chosen === id
                    ? ['chosen-in-forced-colors', CHOSEN[mode]]
                    : 'text-ink-muted hover:bg-ink/5 hover:text-ink',
                )}
              >
                <Icon aria-hidden size={18} strokeWidth={1.9} className="shrink-0" />
                <span className="flex-1">{t(label)}</span>
                {counts?.[id] === undefined ? null : (
                  <span className="figures text-xs">{counts[id].toLocaleString('en-US')}</span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      <Select
        label={t('Type')}
        className="mt-3"
        options={[
          { value: 'all', label: t('All Types') },
          ...subtypes.map((value) => ({
            value,
            label: t.known(value),
            ...(types && known ? { count: types.get(value) ?? 0 } : {}),
          })),
          ...(several ? [{ value: subtype, label: typesLabel(subtype) }] : []),
        ]}
        value={known ? subtype : 'all'}
        disabled={subtypes.length === 0 && !several}
        hint={subtypes.length === 0 && !several ? t('Choose a property type above first.') : undefined}
        onValueChange={(next) => change((search) => chooseSubtype(search, next))}
      />
    </>
  )
})
