import { compactMoney, convertMoney, formatMoneyWhole, symbolOf } from '@/domain/money/money'
import { useCurrency } from '@/session/preferences'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { RangeSlider } from '@/ui/range-slider/range-slider'
import type { Range } from '@/ui/range-slider/range'
import { Segmented } from '@/ui/segmented/segmented'
import { useSearchByMonth } from '../state/use-search-by-month'
import { histogram } from '@/domain/search/facets'
import { shownPrice, shownSlider, withShownPrice, type PriceFilterProps } from './price-slider'
import { useWords } from '@/words/use-words'

const MonthFilter = lazyPart(() => import('./month-filter').then((module) => module.MonthFilter), {
  failed: (retry) => <PartFailed {...retry} />,
})

const VIEWS = [
  { value: 'price', label: 'Price' },
  { value: 'month', label: 'By month' },
] as const

export function PriceFilter(props: PriceFilterProps) {
  const t = useWords()
  const { search, change } = props
  const switchByMonth = useSearchByMonth(change)
  const byMonth = search.byMonth && search.mode !== 'rent'
  return (
    <div className="grid gap-3">
      {search.mode === 'rent' ? null : (
        <Segmented
          wide
          label={t('Price or cost by month')}
          options={t.options(VIEWS)}
          value={byMonth ? 'month' : 'price'}
          onValueChange={(view) => switchByMonth(view === 'month')}
        />
      )}
      {byMonth ? <MonthFilter {...props} /> : <PriceRange {...props} />}
    </div>
  )
}

function PriceRange({ search, prices, change }: PriceFilterProps) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  const { max, step } = shownSlider(search, currency)
  const set = (range: Range) => change((state) => withShownPrice(state, range, currency), { replace: true })
  return (
    <RangeSlider
      label={t('Price')}
      names={[t('Minimum price'), t('Maximum price')]}
      track={{ min: 0, max, step }}
      value={shownPrice(search, currency)}
      onValueChange={set}
      onValueDrag={set}
      format={(value) => formatMoneyWhole(value, currency)}
      openText={t('{price} and up', { price: compactMoney(max, currency) })}
      histogram={histogram(prices, convertMoney(max, currency, 'PHP'))}
      tone={search.mode === 'all' ? 'action' : search.mode}
      prefix={symbolOf(currency)}
    />
  )
}
