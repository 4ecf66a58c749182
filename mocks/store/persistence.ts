import { createStore, del, get, set } from 'idb-keyval'
import { patientStore } from '@/lib/patient-store'
import { MODELS } from './models'
import type { TableDump } from './table'

export type Snapshot = {
  version: number
  revision: number
  clockOffset: number | null
  clockStopped: number | null
  seededAt: number
  tables: Record<string, TableDump<unknown>>
}

/** Raise it when rows change their meaning. A column that comes or goes is told by itself. */
const MEANING = 6

/** Names the models by their columns: a snapshot of others is set aside with a notice, and the seed is used. */
export const SNAPSHOT_VERSION = checksum(
  JSON.stringify([MEANING, Object.entries(MODELS).map(([table, model]) => [table, Object.keys(model).toSorted()])]),
)

function checksum(text: string): number {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_000_007
  return sum
}

/** Stores snapshots for all tabs. `locked` runs one writer at a time among them. */
export type Persistence = {
  load: (scenario: string) => Promise<unknown>
  save: (scenario: string, snapshot: Snapshot) => Promise<void>
  /** Moves an unreadable snapshot aside, where a developer can inspect it. */
  setAside: (scenario: string) => Promise<void>
  remove: (scenario: string) => Promise<void>
  locked: <T>(run: () => Promise<T>) => Promise<T>
  /** A value that changes with every save in any tab. It is read synchronously, so that no call works on old rows. */
  stamp: (scenario: string) => string | null
}

/** Snapshots in IndexedDB. Where it is blocked or missing, a reload starts from the seed. */
export function browserPersistence(): Persistence {
  const store = patientStore(createStore('proventous-mock', 'snapshots'))
  const key = (scenario: string) => `snapshot:${scenario}`
  const removed = new Set<string>()
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
        // The first one is the seed’s own: rendered pages are true until there is another (src/build/first-page).
        const changed = localStorage.getItem(stampKey(scenario)) !== null && !removed.delete(scenario)
        if (changed) localStorage.setItem(changedKey(scenario), '')
        await set(key(scenario), snapshot, store)
        localStorage.setItem(stampKey(scenario), crypto.randomUUID())
      } catch {
        // Storage is full or blocked: a reload starts from the seed.
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
        removed.add(scenario)
        localStorage.removeItem(changedKey(scenario))
      } catch {}
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

const changedKey = (scenario: string) => `proventous-mock:changed:${scenario}`
const stampKey = (scenario: string) => `proventous-mock:stamp:${scenario}`

/** A snapshot that this version can restore, or why it cannot; null where there is none. */
export function readSnapshot(raw: unknown): { snapshot: Snapshot } | { problem: string } | null {
  if (raw === undefined || raw === null) return null
  if (typeof raw !== 'object' || !('version' in raw) || !('tables' in raw)) return { problem: 'it is damaged' }
  if (raw.version !== SNAPSHOT_VERSION)
    return { problem: `it is of version ${String(raw.version)}, not ${SNAPSHOT_VERSION}` }
  if (typeof raw.tables !== 'object' || raw.tables === null) return { problem: 'it is damaged' }
  return { snapshot: raw as Snapshot }
}
