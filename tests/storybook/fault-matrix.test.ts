import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLUMNS, columnsOf, faultRows, SAME_IN_BOTH, TRIED } from '../journeys/fault-matrix'
import { FAULTS, SCREENS } from '../journeys/faults-tables'

test('every fault is tried in both builds, but where one build shows both', () => {
  for (const column of COLUMNS)
    expect(Object.keys(TRIED[column]), column).toHaveLength(SAME_IN_BOTH.includes(column) ? 1 : 2)
})

test('the journeys that the table names are there', () => {
  const journeys = new Set(COLUMNS.flatMap((column) => Object.values(TRIED[column])))
  for (const journey of journeys) expect(existsSync(`tests/journeys/${journey}.spec.ts`), journey).toBe(true)
})

test('the faults of calls in the mocked build are those of its table', () => {
  const names = { 'call lost': 'connection lost', 'call late': 'timeout', 'call corrupt': 'malformed answer' }
  expect(columnsOf('faults', 'mocked')).toEqual([...Object.keys(names), 'session ended'])
  expect(Object.keys(FAULTS)).toEqual(expect.arrayContaining(Object.values(names)))
})

test('every screen has a row, and every row a word in every column', () => {
  const rows = faultRows()
  expect(rows.map(({ screen }) => screen)).toEqual(Object.keys(SCREENS))
  for (const { cells } of rows) for (const column of COLUMNS) expect(cells[column]).toMatch(/\w/)
})
