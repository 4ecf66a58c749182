import { beforeEach, expect, test } from 'vitest'
import { defaultSearch } from '@/domain/search/filter-state'
import { keepVisit, useVisits, visitAt, visitKey, visitSaved } from './visits'

const MINUTE = 60_000
const NOON = Date.parse('2026-06-15T04:00:00Z')
beforeEach(() => void useVisits.getState().set({}))

test('a visit goes on over a reload, and ends when its search was not shown for half an hour', () => {
  const first = visitAt(undefined, NOON)
  expect(first).toEqual({ since: NOON, at: NOON })
  const reloaded = visitAt(first, NOON + 29 * MINUTE)
  expect(reloaded).toEqual({ since: NOON, at: NOON + 29 * MINUTE })
  expect(visitAt(reloaded, NOON + 59 * MINUTE)).toEqual({ since: NOON + 29 * MINUTE, at: NOON + 59 * MINUTE })
})

test('the order and the page belong to the same search, a filter to another', () => {
  const search = defaultSearch()
  expect(visitKey({ ...search, sort: 'price-asc', view: 'list', page: 3 })).toBe(visitKey(search))
  expect(visitKey({ ...search, q: 'Molo' })).not.toBe(visitKey(search))
  expect(visitKey({ ...search, mode: 'rent' })).not.toBe(visitKey(search))
})

test('a saved search begins where the server says it was last opened, and its visit keeps that when opened again', () => {
  const search = { ...defaultSearch(), q: 'Molo' }
  const kept = () => useVisits.getState().current()[visitKey(search)]
  keepVisit(visitKey(search), { since: NOON - 100 * MINUTE, at: NOON - 90 * MINUTE })
  visitSaved(search, NOON - 300 * MINUTE, NOON)
  expect(kept()).toEqual({ since: NOON - 300 * MINUTE, at: NOON })
  visitSaved(search, NOON, NOON + MINUTE)
  expect(kept()).toEqual({ since: NOON - 300 * MINUTE, at: NOON + MINUTE })
})

test('the latest sixty searches are kept', () => {
  for (let place = 0; place < 70; place += 1) keepVisit(`q=${place}`, { since: NOON, at: NOON })
  keepVisit('q=20', { since: NOON, at: NOON })
  const kept = Object.keys(useVisits.getState().current())
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([60, 'q=10', 'q=20'])
})
