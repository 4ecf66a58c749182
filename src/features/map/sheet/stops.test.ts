import { expect, test } from 'vitest'
import { rowWindow, scrollToRow } from '../list/row-window'
import { heightAt, stopAfter } from './stops'

test('a sheet let go stays at the nearest stop, a thrown one goes further', () => {
  expect(stopAfter(heightAt('half', 600) + 20, 0, 600)).toBe('half')
  expect(stopAfter(heightAt('half', 600), 2, 600)).toBe('full')
  expect(stopAfter(heightAt('half', 600), -2, 600)).toBe('peek')
})

test('only the entries in view and a few beyond are made', () => {
  const { from, to } = rowWindow({ top: 124 * 1_000, height: 600, row: 124 }, 10_000)
  expect(from).toBeLessThan(1_000)
  expect(to).toBeGreaterThan(1_004)
  expect(to - from).toBeLessThan(20)
  expect(rowWindow({ top: 99_999_999, height: 600, row: 124 }, 10)).toEqual({ from: 6, to: 10 })
})

test('an entry already in view leaves the list where it is', () => {
  expect(scrollToRow(2, { top: 124, height: 600, row: 124 })).toBe(124)
  expect(scrollToRow(0, { top: 124, height: 600, row: 124 })).toBe(0)
  expect(scrollToRow(9, { top: 0, height: 600, row: 124 })).toBe(10 * 124 - 600)
})
