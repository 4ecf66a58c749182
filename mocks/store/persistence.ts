import { createStore, del, get, set, setMany } from 'idb-keyval'
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
  /** Returns the new stamp; null where nothing can be kept. */
  save: (scenario: string, snapshot: Snapshot) => Promise<string | null>
  /** Moves an unreadable snapshot aside, where a developer can inspect it. */
  setAside: (scenario: string) => Promise<void>
  remove: (scenario: string) => Promise<void>
  locked: <T>(run: () => Promise<T>) => Promise<T>
  /** A value that changes with every save in any tab, so that no call works on old rows. */
  stamp: (scenario: string) => Promise<string | null>
}

/** The channel that announces each save to other tabs and the toolbox. */
const SAVES = 'proventous-mock:saves'

/** Calls `hear` after each save elsewhere. Returns how to stop. */
export function hearSaves(hear: () => void): () => void {
  const channel = new BroadcastChannel(SAVES)
  channel.onmessage = hear
  return () => channel.close()
}

type KeptElsewhere = {
  /** Rendered pages are true until the rows are others than the seed's (`src/build/first-page`). */
  markChanged: (scenario: string, changed: boolean) => void | Promise<void>
}

/** Snapshots in IndexedDB. Where it is blocked or missing, a reload starts from the seed. */
export function browserPersistence({ markChanged }: KeptElsewhere): Persistence {
  const store = patientStore(createStore('proventous-mock', 'snapshots'))
  const key = (scenario: string) => `snapshot:${scenario}`
  const stampKey = (scenario: string) => `stamp:${scenario}`
  const removed = new Set<string>()
  const tried = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await read()
    } catch {
      return undefined
    }
  }
  const stampOf = async (scenario: string) => (await tried(() => get<string>(stampKey(scenario), store))) ?? null
  const channel = new BroadcastChannel(SAVES)
  return {
    load: (scenario) => tried(() => get<unknown>(key(scenario), store)),
    async save(scenario, snapshot) {
      try {
        // The first one is the seed’s own.
        if ((await stampOf(scenario)) !== null && !removed.delete(scenario)) await markChanged(scenario, true)
        const stamp = crypto.randomUUID()
        await setMany(
          [
            [key(scenario), snapshot],
            [stampKey(scenario), stamp],
          ],
          store,
        )
        channel.postMessage(scenario)
        return stamp
      } catch {
        // Storage is full or blocked: a reload starts from the seed.
        return stampOf(scenario)
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
        await markChanged(scenario, false)
      } catch {}
    },
    locked: (run) => ('locks' in navigator ? navigator.locks.request('proventous-mock', run) : run()),
    stamp: stampOf,
  }
}

/** A snapshot that this version can restore, or why it cannot; null where there is none. */
export function readSnapshot(raw: unknown): { snapshot: Snapshot } | { problem: string } | null {
  if (raw === undefined || raw === null) return null
  if (typeof raw !== 'object' || !('version' in raw) || !('tables' in raw)) return { problem: 'it is damaged' }
  if (raw.version !== SNAPSHOT_VERSION)
    return { problem: `it is of version ${String(raw.version)}, not ${SNAPSHOT_VERSION}` }
  if (typeof raw.tables !== 'object' || raw.tables === null) return { problem: 'it is damaged' }
  return { snapshot: raw as Snapshot }
}
