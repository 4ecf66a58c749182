import { expect, test } from 'vitest'
import { defaultSearch } from '@/domain/search/filter-state'
import { shownPrice, shownSlider, withShownPrice } from './price-slider'

const search = defaultSearch()

test('in pesos the slider is the documented one', () => {
  expect(shownSlider(search, 'PHP')).toEqual({ max: 5_000_000, step: 50_000 })
})

test('in dollars it has as many steps, each a round amount, and its end is unlimited', () => {
  expect(shownSlider(search, 'USD')).toEqual({ max: 90_000, step: 900 })
  expect(shownPrice(search, 'USD')).toEqual([0, null])
})

test('moving one bound in dollars keeps the pesos of the other', () => {
  const limited = withShownPrice(search, [1_234_567, 4_321_000], 'PHP')
  const [min, max] = shownPrice(limited, 'USD')
  const moved = withShownPrice(limited, [min, 50_000], 'USD')
  expect(moved.filters.priceRange).toEqual([1_234_567, 2_825_000])
  expect(withShownPrice(limited, [min, max], 'USD').filters.priceRange).toEqual([1_234_567, 4_321_000])
})

test('an empty maximum is unlimited', () => {
  expect(shownPrice(withShownPrice(search, [0, null], 'USD'), 'PHP')).toEqual([0, null])
})
