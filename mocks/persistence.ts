import { createStore, del, get, set } from 'idb-keyval'
import type { TableDump } from './db/table'

/** What survives a reload: a scenario's rows, when they were seeded, and how far its clock is from the machine's. */
export type Snapshot = {
  version: number
  revision: number
  clockOffset: number | null
  /** Where the clock stands still; null while it runs. */
  clockStopped: number | null
  /** The time from which the seed counts its dates. */
  seededAt: number
  tables: Record<string, TableDump<unknown>>
}

/** Raise it when the models change: an older snapshot is set aside, the seed takes over, and the product says so. */
export const SNAPSHOT_VERSION = 4

/** Where snapshots live. One store of a kind serves all tabs; `locked` runs one writer at a time among them. */
export type Persistence = {
  load: (scenario: string) => Promise<unknown>
  save: (scenario: string, snapshot: Snapshot) => Promise<void>
  /** Keeps a snapshot that could not be read for somebody to look at, and removes it from where it was. */
  setAside: (scenario: string) => Promise<void>
  remove: (scenario: string) => Promise<void>
  locked: <T>(run: () => Promise<T>) => Promise<T>
  /** A mark that changes with every save in any tab; read at once, so that no call works on old rows. */
  stamp: (scenario: string) => string | null
}

/** Snapshots in IndexedDB. Where it is blocked or missing, the demo still runs and a reload starts from the seed. */
export function browserPersistence(): Persistence {
  const store = createStore('proventous-mock', 'snapshots')
  const key = (scenario: string) => `snapshot:${scenario}`
  return {
    async load(scenario) {
      try {
        return await get(key(scenario), store)
      } catch {
        return undefined
      }
    },
    async save(scenario, snapshot) {
      try {
        await set(key(scenario), snapshot, store)
        localStorage.setItem(stampKey(scenario), crypto.randomUUID())
      } catch {
        // Storage is full or blocked: the demo goes on, only a reload starts from the seed.
      }
    },
    async setAside(scenario) {
      const damaged: unknown = await get(key(scenario), store)
      await set(`aside:${scenario}`, damaged, store)
      await del(key(scenario), store)
    },
    async remove(scenario) {
      try {
        await del(key(scenario), store)
      } catch {
        // There is nothing to remove where nothing can be kept.
      }
    },
    locked: (run) => ('locks' in navigator ? navigator.locks.request('proventous-mock', run) : run()),
    stamp(scenario) {
      try {
        return localStorage.getItem(stampKey(scenario))
      } catch {
        return null
      }
    },
  }
}

const stampKey = (scenario: string) => `proventous-mock:stamp:${scenario}`

/** A snapshot that this version can restore, or the reason why not. */
export function readSnapshot(raw: unknown): { snapshot: Snapshot } | { problem: string } | null {
  if (raw === undefined || raw === null) return null
  if (typeof raw !== 'object' || !('version' in raw) || !('tables' in raw)) return { problem: 'it is damaged' }
  if (raw.version !== SNAPSHOT_VERSION)
    return { problem: `it is of version ${String(raw.version)}, not ${SNAPSHOT_VERSION}` }
  if (typeof raw.tables !== 'object' || raw.tables === null) return { problem: 'it is damaged' }
  return { snapshot: raw as Snapshot }
}
