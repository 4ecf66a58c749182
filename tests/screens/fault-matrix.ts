import { SCREENS } from './fault-tables'

/** The faults of the table in the documents, in its order. */
export const COLUMNS = [
  'file missing',
  'file late',
  'file corrupt',
  'call lost',
  'call late',
  'call corrupt',
  'offline',
  'session ended',
] as const
export type Column = (typeof COLUMNS)[number]

/** What `faults.test.tsx` tries on each screen. */
const ON_EACH: readonly Column[] = ['call lost', 'call late', 'call corrupt', 'session ended']

/**
 * Screens that journeys try in a browser: a public one, and one that needs an account. Files, the connection and the
 * tokens of all screens go through the same code. Maps without their code are `missing-code.spec.ts`.
 */
export const IN_BROWSER = ['property', 'messages'] as const

/** Which journey tries a fault in a browser, and in which build. `file corrupt` is read by the same code in both. */
export const JOURNEYS: Record<Column, { mocked?: string; real: string }> = {
  'file missing': { mocked: 'proxy', real: 'proxy' },
  'file late': { mocked: 'proxy', real: 'proxy' },
  'file corrupt': { real: 'proxy' },
  'call lost': { real: 'proxy' },
  'call late': { real: 'proxy' },
  'call corrupt': { real: 'proxy' },
  offline: { mocked: 'proxy', real: 'proxy' },
  'session ended': { real: 'session-ended' },
}

/** The faults that a journey has to try in a build. Each of its tests compares them with what it has met. */
export function columnsOf(journey: string, build: 'mocked' | 'real'): Column[] {
  return COLUMNS.filter((column) => JOURNEYS[column][build] === journey)
}

export type Row = { screen: string; path: string; cells: Record<Column, string> }

/** Screens by faults: where it is shown that the screen has a state for the fault and recovers from it. */
export function faultRows(): Row[] {
  return Object.entries(SCREENS).map(([screen, { path, open }]) => {
    const isBrowsed = IN_BROWSER.some((one) => one === screen)
    const cellOf = (column: Column) => {
      const inTest = ON_EACH.includes(column) && !(open && column === 'session ended')
      return [inTest ? 'screen' : '', isBrowsed ? 'browser' : ''].filter(Boolean).join(', ') || 'one code for all'
    }
    return { screen, path, cells: Object.fromEntries(COLUMNS.map((one) => [one, cellOf(one)])) as Row['cells'] }
  })
}
