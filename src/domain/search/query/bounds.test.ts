import { expect, test } from 'vitest'
import { defaultSearch } from '../filter-state'
import { writeServerQuery } from './write-server-query'
import { inView, snapped } from './bounds'

const view = { west: 122.5123456, south: 10.6, east: 122.6, north: 10.8 }
const boxed = (west: number, east: number) => {
  const search = defaultSearch()
  return { ...search, filters: { ...search.filters, box: { west, south: 10, east, north: 10.7 } } }
}

test('a view limits a search, together with its own box', () => {
  expect(writeServerQuery(inView(defaultSearch(), view)!).bbox).toBe('122.5123,10.6,122.6,10.8')
  expect(writeServerQuery(inView(boxed(122.55, 123), view)!).bbox).toBe('122.55,10.6,122.6,10.7')
  expect(inView(boxed(121, 122), view)).toBeNull()
})

test('a view grows to a grid, so that a small move is the same search', () => {
  const moved = { ...view, west: view.west + 0.001, east: view.east + 0.001 }
  expect(snapped(moved, 13)).toEqual(snapped(view, 13))
  const { west, south, east, north } = snapped(view, 13)
  expect(west <= view.west && south <= view.south && east >= view.east && north >= view.north).toBe(true)
})
