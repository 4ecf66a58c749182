import { expect, it } from 'vitest'
import { neighboringPages, pagesToShow } from './pages'

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 8, 9, 10, 11, 12]],
])('Page %d of %d shows %j', (page, pageCount, shown) => {
  expect(pagesToShow(page, pageCount)).toEqual(shown)
})

it.each([
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, 3, 4, 5]],
  [6, 12, [4, 5, 6, 7, 8]],
  [12, 12, [8, 9, 10, 11, 12]],
])('beside First and Last, page %d of %d names %j', (page, pageCount, shown) => {
  expect(neighboringPages(page, pageCount, 5)).toEqual(shown)
})
