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
const BUILDS = ['mocked', 'real'] as const
export type Build = (typeof BUILDS)[number]

/** Which journey tries a fault in which build, on each of `SCREENS`. */
export const TRIED: Record<Column, { [In in Build]?: string }> = {
  'file missing': { mocked: 'proxy', real: 'proxy' },
  'file late': { mocked: 'proxy', real: 'proxy' },
  'file corrupt': { real: 'proxy' },
  'call lost': { mocked: 'faults', real: 'proxy' },
  'call late': { mocked: 'faults', real: 'proxy' },
  'call corrupt': { mocked: 'faults', real: 'proxy' },
  offline: { mocked: 'proxy', real: 'proxy' },
  'session ended': { mocked: 'faults', real: 'session-ended' },
}

/** The same code reads the files of both builds: one shows both. */
export const SAME_IN_BOTH: readonly Column[] = ['file corrupt']

/** A fault on a screen of a build. The journey that tries it notes it (`fault-cells.ts`). */
export type Cell = { screen: string; column: Column; build: Build }

export const nameOf = ({ screen, column, build }: Cell): string => `${screen}, ${column}, ${build}`

/** Every cell that a journey has to meet, and the journey. In the mocked build a session ends with the screen's call, if that carries one. */
export function cells(): (Cell & { journey: string })[] {
  return Object.entries(SCREENS).flatMap(([screen, { open }]) =>
    COLUMNS.flatMap((column) =>
      BUILDS.flatMap((build) => {
        const journey = TRIED[column][build]
        const has = column !== 'session ended' || build !== 'mocked' || !open
        return journey && has ? [{ screen, column, build, journey }] : []
      }),
    ),
  )
}

export type Row = { screen: string; path: string; cells: Record<Column, string> }

/** Screens by faults: the builds in which a journey shows that the screen has a state for the fault and recovers from it. */
export function faultRows(): Row[] {
  const all = cells()
  const buildsOf = (screen: string, column: Column) =>
    all.filter((cell) => cell.screen === screen && cell.column === column).map(({ build }) => build)
  return Object.entries(SCREENS).map(([screen, { path }]) => ({
    screen,
    path,
    cells: Object.fromEntries(COLUMNS.map((column) => [column, buildsOf(screen, column).join(', ')])) as Row['cells'],
  }))
}

/** The cells of these journeys that nobody has met. */
export function unmetCells(journeys: ReadonlySet<string>, met: ReadonlySet<string>): string[] {
  return cells()
    .filter((cell) => journeys.has(cell.journey) && !met.has(nameOf(cell)))
    .map((cell) => `${nameOf(cell)} (${cell.journey}.spec.ts)`)
}

/** The faults that a journey has to try in a build. */
export function columnsOf(journey: string, build: Build): Column[] {
  return COLUMNS.filter((column) => TRIED[column][build] === journey)
}
