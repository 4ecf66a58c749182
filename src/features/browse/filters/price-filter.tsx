import type { SearchState } from '@/domain/search/filter-state'
import { compactMoney, convertMoney, formatMoneyWhole, symbolOf } from '@/domain/money/money'
import { useCurrency } from '@/session/preferences'
import { RangeSlider } from '@/ui/range-slider/range-slider'
import type { Range } from '@/ui/range-slider/range'
import { priceBars } from '../state/use-results'
import type { ChangeSearch } from '../state/use-search-state'
import { shownPrice, shownSlider, withShownPrice } from './price-slider'

type PriceFilterProps = { search: SearchState; prices: readonly number[]; change: ChangeSearch }

/** The price range with its histogram, in the shown currency; stored in pesos. */
export function PriceFilter({ search, prices, change }: PriceFilterProps) {
  const currency = useCurrency((state) => state.value)
  const { max, step } = shownSlider(search, currency)
  const set = (range: Range) => change((state) => withShownPrice(state, range, currency), { replace: true })
  return (
    <RangeSlider
      label="Price"
      names={['Minimum price', 'Maximum price']}
      track={{ min: 0, max, step }}
      value={shownPrice(search, currency)}
      onValueChange={set}
      onValueDrag={set}
      format={(value) => formatMoneyWhole(value, currency)}
      openText={`${compactMoney(max, currency)} and up`}
      histogram={priceBars(prices, convertMoney(max, currency, 'PHP'))}
      tone={search.mode === 'all' ? 'action' : search.mode}
      prefix={symbolOf(currency)}
    />
  )
}
