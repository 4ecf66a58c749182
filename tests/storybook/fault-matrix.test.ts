import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cells, COLUMNS, columnsOf, faultRows, nameOf, SAME_IN_BOTH, TRIED, unmetCells } from '../journeys/fault-matrix'
import { CALL_FAULTS, SCREENS } from '../journeys/faults-tables'

test('every fault is tried in both builds, but where one build shows both', () => {
  for (const column of COLUMNS)
    expect(Object.keys(TRIED[column]), column).toHaveLength(SAME_IN_BOTH.includes(column) ? 1 : 2)
})

test('the journeys that the table names are there', () => {
  const journeys = new Set(COLUMNS.flatMap((column) => Object.values(TRIED[column])))
  for (const journey of journeys) expect(existsSync(`tests/journeys/${journey}.spec.ts`), journey).toBe(true)
})

test('the faults of calls in the mocked build are those of its table', () => {
  expect(columnsOf('faults', 'mocked')).toEqual([...Object.keys(CALL_FAULTS), 'session ended'])
})

test('every screen has a row, and every row a word in every column', () => {
  const rows = faultRows()
  expect(rows.map(({ screen }) => screen)).toEqual(Object.keys(SCREENS))
  for (const { cells } of rows) for (const column of COLUMNS) expect(cells[column]).toMatch(/\w/)
})

test('a cell that its journey did not meet is named, and only where that journey ran', () => {
  const met = new Set(cells().map(nameOf))
  const journeys = new Set(cells().map(({ journey }) => journey))
  expect(unmetCells(journeys, met)).toEqual([])
  met.delete('tours, offline, real')
  expect(unmetCells(journeys, met)).toEqual(['tours, offline, real (proxy.spec.ts)'])
  expect(unmetCells(new Set(['faults']), met)).toEqual([])
})
