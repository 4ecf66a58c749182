import { SCREENS } from './faults-tables'

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
export type Build = 'mocked' | 'real'

/** Which journey tries a fault in which build, on each of `SCREENS`. */
export const TRIED: Record<Column, { [In in Build]?: string }> = {
  'file missing': { mocked: 'proxy', real: 'proxy' },
  'file late': { mocked: 'proxy', real: 'proxy' },
  'file corrupt': { real: 'proxy' },
  'call lost': { mocked: 'faults', real: 'proxy' },
  'call late': { mocked: 'faults', real: 'proxy' },
  'call corrupt': { mocked: 'faults', real: 'proxy' },
  offline: { mocked: 'proxy', real: 'proxy' },
  'session ended': { mocked: 'faults' },
}

/** In the mocked build a file is read by the same code, and the end of a session is the client's: one build shows both. */
export const SAME_IN_BOTH: readonly Column[] = ['file corrupt', 'session ended']

export type Row = { screen: string; path: string; cells: Record<Column, string> }

/** Screens by faults: the builds in which a journey shows that the screen has a state for the fault and recovers from it. */
export function faultRows(): Row[] {
  return Object.entries(SCREENS).map(([screen, { path, open }]) => ({
    screen,
    path,
    cells: Object.fromEntries(
      COLUMNS.map((column) => [
        column,
        column === 'session ended' && open ? 'open to visitors' : Object.keys(TRIED[column]).join(', '),
      ]),
    ) as Record<Column, string>,
  }))
}

/** The faults that a journey has to try in a build. */
export function columnsOf(journey: string, build: Build): Column[] {
  return COLUMNS.filter((column) => TRIED[column][build] === journey)
}
