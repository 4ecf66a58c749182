import { createStore, keys } from 'idb-keyval'
import { keysOfScope, STORED_DATABASES, STORED_KEYS, type StoredKey } from '@/domain/stored-keys'
import type { Scenario } from '../scenarios/scenario'
import { diffTables, type StateDiff } from '../state/state-diff'
import { seedTables } from '../state/state'
import type { TableDumps } from '../store/database'
import { readSnapshot, type Persistence } from '../store/persistence'

/** The scenario whose opening wrote browser storage. What it wrote is nobody's own. */
const WRITTEN_BY = 'proventous-mock:storage-of'

export function storageIsOf(scenario: Scenario | null): void {
  if (scenario) localStorage.setItem(WRITTEN_BY, scenario.id)
  else localStorage.removeItem(WRITTEN_BY)
}

/** In words; empty where they have nothing to lose. */
export async function ownState(replaces: {
  storage: 'all' | 'session'
  rowsOf: Scenario | null
  persistence: Persistence
}): Promise<string[]> {
  try {
    return [
      ...(localStorage.getItem(WRITTEN_BY) === null ? await ownStorage(replaces.storage) : []),
      ...(replaces.rowsOf && (await hasOwnRows(replaces.rowsOf, replaces.persistence))
        ? ['the demo data kept in this browser']
        : []),
    ]
  } catch {
    // Storage is blocked: nothing is kept.
    return []
  }
}

async function ownStorage(replaced: 'all' | 'session'): Promise<string[]> {
  const holds = (key: StoredKey) => !['', '[]', '{}'].includes(localStorage.getItem(key) ?? '')
  const session = keysOfScope('session', 'admin').some(holds) ? ['who is signed in'] : []
  if (replaced === 'session') return session
  const typed = keysOfScope('state').filter((key) => 'typed' in STORED_KEYS[key])
  const drafts =
    typeof indexedDB === 'undefined'
      ? []
      : await Promise.all(
          Object.entries(STORED_DATABASES).map(
            async ([name, { store }]) => (await keys(createStore(name, store))).length > 0,
          ),
        )
  return [
    ...session,
    ...(holds('favorites') ? ['your favorites'] : []),
    ...(holds('compareList') ? ['your compare list'] : []),
    ...(typed.some(holds) || drafts.includes(true) ? ['your drafts'] : []),
  ]
}

/** Columns that change by themselves. */
const PRESENCE = ['is_online', 'last_seen']

async function hasOwnRows(scenario: Scenario, persistence: Persistence): Promise<boolean> {
  const kept = readSnapshot(await persistence.load(scenario.id))
  if (!kept || !('snapshot' in kept)) return false
  const { tables, seededAt } = kept.snapshot
  const { session: _, user, ...rest }: StateDiff = diffTables(seedTables(scenario, seededAt), tables as TableDumps)
  const changed = user?.changed?.some(([, columns]) => Object.keys(columns).some((name) => !PRESENCE.includes(name)))
  return Object.keys(rest).length > 0 || Boolean(changed || user?.added || user?.removed)
}
