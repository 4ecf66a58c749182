import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLUMNS, faultRows, IN_BROWSER, JOURNEYS } from './fault-matrix'
import { FAULTS, SCREENS } from './fault-tables'

test('the journeys that the matrix names are there, and their screens have rows', () => {
  const journeys = new Set(COLUMNS.flatMap((column) => Object.values(JOURNEYS[column])))
  for (const journey of journeys) expect(existsSync(`tests/journeys/${journey}.spec.ts`), journey).toBe(true)
  for (const screen of IN_BROWSER) expect(Object.keys(SCREENS)).toContain(screen)
})

test('every screen has a row, and every row a word in every column', () => {
  const rows = faultRows()
  expect(rows.map(({ screen }) => screen)).toEqual(Object.keys(SCREENS))
  for (const { cells } of rows) for (const column of COLUMNS) expect(cells[column]).toMatch(/\w/)
  const cells = Object.fromEntries(rows.map(({ screen, cells }) => [screen, cells]))
  expect(cells['tours']).toMatchObject({ 'file late': 'one code for all', 'call late': 'screen' })
  expect(cells['property']).toMatchObject({ offline: 'browser', 'call lost': 'screen, browser' })
  expect(cells['edit property']?.['session ended']).toBe('one code for all')
})

test('each column about calls is a fault that every screen meets', () => {
  expect(Object.keys(FAULTS)).toEqual(expect.arrayContaining(['connection lost', 'timeout', 'malformed answer']))
})
