import { createClock, type MockClock } from './clock'
import { createDatabase, type Database, type Row } from './db/database'
import type { TableName } from './db/models'
import type { TableDump } from './db/table'
import { memoryFiles, servedFile, type FileStore } from './files'
import type { Bulk } from './db/worlds/bulk'
import { attachBulk, worldRows } from './db/worlds/worlds'
import { createLog } from './network/log'
import { createRules } from './network/rules'
import { readSnapshot, SNAPSHOT_VERSION, type Persistence } from './persistence'
import { createPushes, type Pushes } from './realtime/pushes'
import { applyPatch } from './scenarios/patch'
import type { Scenario } from './scenarios/scenario'
import { applyDiff } from './state-diff'

/** The mocked server of one scenario: its store, its clock, its network rules and its log. */
export type Backend = {
  scenario: Scenario
  db: Database
  clock: MockClock
  rules: ReturnType<typeof createRules>
  log: ReturnType<typeof createLog>
  /** What the server tells users without being asked. */
  pushes: Pushes
  /** Settles when the world is seeded or restored; calls wait for it. */
  ready: Promise<void>
  /** The generated part of the world, if it has one. */
  bulk: () => Bulk | null
  /** Why a kept snapshot was not used, for a notice; null when all is well. */
  setAside: () => string | null
  viewerOf: (token: string) => Row<'user'> | null
  isSuperAdmin: (token: string) => boolean
  /** Runs a read: takes over first what another tab wrote. */
  reading: <T>(run: () => Promise<T>) => Promise<T>
  /** Runs a write alone among all tabs, then keeps its result. */
  writing: <T>(run: () => Promise<T>) => Promise<T>
  /** Back to the seed, in every tab. */
  reset: () => Promise<void>
  /** The time from which the seed counts its dates. */
  seededAt: () => number
  /** Replaces every row and the time of the seed, in every tab; `then` runs before it is kept. */
  replace: (tables: Tables, seededAt: number, then?: () => void) => Promise<void>
  /** Uploads: photos, portraits, and the private pictures of identity documents. */
  files: FileStore
  /** Serves a stored file (`properties/1/front-480.webp`): an upload, or one of the build's; never a private one. */
  file: (path: string) => Promise<Response>
}

export type Tables = Record<TableName, TableDump<unknown>>

type Options = {
  scenario: Scenario
  /** Tests and stories freeze the clock at the scenario's time. */
  frozen?: boolean
  persistence?: Persistence
  /** Starts from the seed even when a snapshot is kept. */
  fresh?: boolean
  files?: FileStore
  /** Fetches a file of the build from wherever this adapter finds it. */
  file?: Backend['file']
}

export function createBackend({
  scenario,
  frozen = false,
  persistence,
  fresh = false,
  files = memoryFiles(),
  file,
}: Options): Backend {
  const db = createDatabase()
  const clock = createClock({ ...(scenario.clock ? { startsAt: scenario.clock } : {}), frozen })
  const rules = createRules(scenario.network)
  const log = createLog()
  const pushes = createPushes()
  let bulk: Bulk | null = null
  let setAside: string | null = null
  let stamp: string | null = null
  let revisionKept = 0
  let clockKept = ''
  let seededAt = clock.now()

  const restore = async (): Promise<boolean> => {
    stamp = persistence?.stamp(scenario.id) ?? null
    const kept = readSnapshot(await persistence?.load(scenario.id))
    if (!kept) return false
    try {
      if ('problem' in kept) throw new Error(kept.problem)
      const { tables, clockOffset, clockStopped } = kept.snapshot
      db.load(tables)
      seededAt = kept.snapshot.seededAt
      if (clockStopped !== null) clock.freeze(clockStopped)
      else if (!frozen) clock.run()
      if (clockOffset !== null) clock.setOffset(clockOffset)
      revisionKept = db.revision()
      clockKept = clockState()
      return true
    } catch (error) {
      setAside = error instanceof Error ? error.message : String(error)
      await persistence?.setAside(scenario.id)
      return false
    }
  }
  const clockState = () => JSON.stringify([clock.offset(), clock.stopped()])
  const keep = async () => {
    if (!persistence || (db.revision() === revisionKept && clockState() === clockKept)) return
    revisionKept = db.revision()
    clockKept = clockState()
    await persistence.save(scenario.id, {
      version: SNAPSHOT_VERSION,
      revision: revisionKept,
      clockOffset: clock.offset(),
      clockStopped: clock.stopped(),
      seededAt,
      tables: db.dump(),
    })
    stamp = persistence.stamp(scenario.id)
  }
  const seed = () => {
    seededAt = scenario.recorded?.seededAt ?? clock.now()
    seedScenario(db, scenario, seededAt)
  }
  // One restore at a time, and whoever comes meanwhile waits for it: a second call must not read the rows of before.
  let restoring: Promise<void> | null = null
  const catchUp = async () => {
    if (!persistence) return
    while (restoring || persistence.stamp(scenario.id) !== stamp) {
      restoring ??= restore()
        .then((restored) => {
          if (!restored) seed()
        })
        .finally(() => {
          restoring = null
        })
      await restoring
    }
  }
  const open = async () => {
    if (fresh) await Promise.all([persistence?.remove(scenario.id), files.clear()])
    if (fresh || !(await restore())) seed()
    bulk = await attachBulk(scenario.world, db, seededAt)
    // From the first opening on, dates stay what they were: the seed itself is kept too.
    await keep()
  }
  const locked: Persistence['locked'] = persistence?.locked ?? ((run) => run())

  return {
    scenario,
    db,
    clock,
    rules,
    log,
    pushes,
    ready: open(),
    bulk: () => bulk,
    setAside: () => setAside,
    viewerOf: (token) => db.user.find(db.session.find(token)?.user_id ?? '') ?? null,
    isSuperAdmin: (token) => db.admin.find(adminSession(db.session.find(token)?.user_id)) !== undefined,
    async reading(run) {
      await catchUp()
      return run()
    },
    writing: (run) =>
      locked(() =>
        pushes.holding(async () => {
          await catchUp()
          const result = await run()
          await keep()
          return result
        }),
      ),
    reset: () =>
      locked(async () => {
        seed()
        await files.clear()
        bulk = await attachBulk(scenario.world, db, seededAt)
        await keep()
      }),
    seededAt: () => seededAt,
    replace: (tables, at, then) =>
      locked(async () => {
        db.load(tables)
        seededAt = at
        bulk = await attachBulk(scenario.world, db, seededAt)
        then?.()
        revisionKept = -1
        await keep()
      }),
    files,
    file: (path) => servedFile(files, file ?? (async () => new Response(null, { status: 404 })), path),
  }
}

const ADMIN_SESSION = 'admin:'

/** How a session names the administrator whose it is, and back; users' sessions hold the bare id. */
export function sessionOfAdmin(id: string): string {
  return ADMIN_SESSION + id
}

function adminSession(userId = ''): string {
  return userId.startsWith(ADMIN_SESSION) ? userId.slice(ADMIN_SESSION.length) : ''
}

/** Demo accounts by persona. */
export const PERSONA_IDS = { regular: '101', verified: '102', professional: '103' } as const

/** The token with which a scenario's super administrator is signed in. */
export const ADMIN_TOKEN = 'scenario-admin'

/** The token a scenario's persona is signed in with. */
export function personaToken(persona: keyof typeof PERSONA_IDS): string {
  return `scenario-${PERSONA_IDS[persona]}`
}

/** Fills a store with what a scenario starts from, its dates counted back from `now`. */
export function seedScenario(db: Database, scenario: Scenario, now: number): void {
  db.seed(worldRows(scenario.world, now))
  applyPatch(db, scenario.patch ?? {})
  openSession(db, scenario.persona, new Date(now).toISOString())
  if (scenario.recorded) db.load(applyDiff(db.dump(), scenario.recorded.rows))
}

function openSession(db: Database, persona: Scenario['persona'], created_at: string) {
  if (persona === 'visitor') return
  if (persona === 'admin') {
    const user_id = sessionOfAdmin(db.admin.all()[0]?.id ?? '')
    db.session.insert({ token: ADMIN_TOKEN, user_id, created_at })
    return
  }
  db.session.insert({ token: personaToken(persona), user_id: PERSONA_IDS[persona], created_at })
}
