import type { SearchState } from '@/domain/search/filter-state'
import { convertMoney } from '@/domain/money/money'
import { changeFilters } from '@/domain/search/search-changes'
import { priceSlider, type Range, type Slider } from '@/domain/search/sliders'
import { shownAmount } from '@/domain/units/typed-bounds'
import type { ChangeSearch } from '../state/use-search-state'

export type PriceFilterProps = { search: SearchState; prices: readonly number[]; change: ChangeSearch }

export function roundStep(step: number): number {
  const scale = 10 ** Math.floor(Math.log10(step))
  return Math.ceil(step / scale) * scale
}

/** The price slider: the documented one in pesos (B 9); in other currencies as many steps of a round amount. */
export function shownSlider({ category, mode }: Pick<SearchState, 'category' | 'mode'>, currency: string): Slider {
  const slider = priceSlider(category, mode)
  if (currency === 'PHP') return slider
  const step = roundStep(convertMoney(slider.step, 'PHP', currency))
  return { max: step * Math.round(slider.max / slider.step), step }
}

export function shownPrice({ filters }: Pick<SearchState, 'filters'>, currency: string): Range {
  const [min, max] = filters.priceRange
  return [shownAmount(min, currency), max === null ? null : shownAmount(max, currency)]
}

/** Sets a price range given in the shown currency; an unchanged bound keeps its pesos. */
export function withShownPrice(search: SearchState, [min, max]: Range, currency: string): SearchState {
  const before = shownPrice(search, currency)
  const [from, to] = search.filters.priceRange
  const kept = (shown: number) => convertMoney(shown, currency, 'PHP')
  return changeFilters(search, {
    priceRange: [min === before[0] ? from : kept(min), max === null ? null : max === before[1] ? to : kept(max)],
  })
}
