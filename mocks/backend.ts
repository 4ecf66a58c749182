import { adminOfSession } from './accounts'
import { createAgenda, type Agenda } from './agenda/agenda'
import { createClock, type MockClock } from './clock'
import { createDatabase, type Database, type Row, type TableDumps } from './store/database'
import { memoryFiles, servedFile, type FileStore } from './store/files'
import type { GeneratedListings } from './store/worlds/generated/generated-listings'
import { attachGeneratedListings } from './store/worlds/worlds'
import { createLog } from './network/log'
import { createRules } from './network/rules/rules'
import { keepSessions } from './store/keep-sessions'
import { readSnapshot, SNAPSHOT_VERSION, type Persistence } from './store/persistence'
import { createPushes, type Pushes } from './realtime/pushes'
import { deliverHere, type Mail } from './services/codes/deliver'
import type { Scenario } from './scenarios/scenario'
import { seedScenario } from './scenarios/seed'
import { learnLanguages } from './services/people/settings'

export type Backend = {
  scenario: Scenario
  db: Database
  clock: MockClock
  rules: ReturnType<typeof createRules>
  log: ReturnType<typeof createLog>
  agenda: Agenda
  pushes: Pushes
  /** Settles when the store is seeded or restored. Calls wait for it. */
  ready: Promise<void>
  generatedListings: () => GeneratedListings | null
  setAside: () => string | null
  viewerOf: (token: string) => Row<'user'> | null
  isSuperAdmin: (token: string) => boolean
  reading: <T>(run: () => Promise<T>) => Promise<T>
  /** Runs a write, one at a time among all tabs, and saves it. A write that throws is not saved. */
  writing: <T>(run: () => Promise<T>) => Promise<T>
  /** Milliseconds. Settles when everything on the way has happened, each at its time. */
  passTime: (ms: number) => Promise<void>
  /** Returns to the seed, in every tab. Who is signed in stays so. */
  reset: () => Promise<void>
  seededAt: () => number
  /** Replaces every row and the time of the seed, in every tab. `then` runs before they are saved. */
  replace: (tables: TableDumps, seededAt: number, then?: () => void) => Promise<void>
  files: FileStore
  /** Serves a file (`properties/1/front-480.webp`) of the uploads or the build, never a private one. */
  file: (path: string) => Promise<Response>
  /** Each e-mail and text message that is sent. */
  deliver: (mail: Mail) => void
}

type Options = {
  scenario: Scenario
  /** Tests and stories freeze the clock at the scenario's time. */
  frozen?: boolean
  persistence?: Persistence
  fresh?: boolean
  files?: FileStore
  file?: Backend['file']
  deliver?: Backend['deliver']
  rules?: Backend['rules']
  log?: Backend['log']
}

export function createBackend({
  scenario,
  frozen = false,
  persistence,
  fresh = false,
  files = memoryFiles(),
  file,
  deliver = deliverHere,
  rules = createRules(scenario.network),
  log = createLog(),
}: Options): Backend {
  const db = createDatabase()
  const clock = createClock({ ...(scenario.clock ? { startsAt: scenario.clock } : {}), frozen })
  const pushes = createPushes()
  let generated: GeneratedListings | null = null
  let setAside: string | null = null
  let stamp: string | null = null
  let revisionKept = 0
  let clockKept = ''
  let seededAt = clock.now()

  const restore = async (): Promise<boolean> => {
    stamp = (await persistence?.stamp(scenario.id)) ?? null
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
      agenda.wake()
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
    const snapshot = {
      version: SNAPSHOT_VERSION,
      revision: revisionKept,
      clockOffset: clock.offset(),
      clockStopped: clock.stopped(),
      seededAt,
      tables: db.dump(),
    }
    saving = persistence.save(scenario.id, snapshot).then((saved) => {
      stamp = saved
      saving = null
    })
    await saving
  }
  const timeOfSeed = () => scenario.recorded?.seededAt ?? clock.now()
  const seed = (at = timeOfSeed()) => {
    seededAt = at
    seedScenario(db, scenario, at)
  }
  // One restore at a time. Other calls wait for it, so that they do not read old rows.
  let restoring: Promise<void> | null = null
  let saving: Promise<void> | null = null
  /** While this backend saves, what is read may be older than its own stamp. */
  const isBehind = async (kept: Persistence): Promise<boolean> => {
    for (;;) {
      const before = stamp
      const read = await kept.stamp(scenario.id)
      if (restoring) return true
      if (!saving && stamp === before) return read !== stamp
      await saving
    }
  }
  const catchUp = async () => {
    if (!persistence) return
    while (restoring || (await isBehind(persistence))) {
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
    generated = attachGeneratedListings(scenario.world, db, seededAt)
    // The seed is saved too, so that its dates stay the same after a reload.
    await keep()
  }
  const locked: Persistence['locked'] = persistence?.locked ?? ((run) => run())
  const state = () => `${db.revision()} ${clockState()}`
  const writing: Backend['writing'] = async (run) => {
    const before = state()
    const result = await locked(() =>
      pushes.holding(async () => {
        await catchUp()
        await learnLanguages(db)
        const written = await run()
        await keep()
        return written
      }),
    )
    if (state() !== before) agenda.wake()
    return result
  }
  const agenda = createAgenda({ db, clock, writing })

  return {
    scenario,
    db,
    clock,
    rules,
    log,
    agenda,
    pushes,
    ready: open(),
    generatedListings: () => generated,
    setAside: () => setAside,
    viewerOf: (token) => db.user.find(db.session.find(token)?.user_id ?? '') ?? null,
    isSuperAdmin: (token) => db.admin.find(adminOfSession(db.session.find(token)?.user_id)) !== undefined,
    async reading(run) {
      await catchUp()
      return run()
    },
    writing,
    async passTime(ms) {
      await writing(async () => clock.advance(ms))
      await agenda.settle()
    },
    reset: () =>
      locked(async () => {
        keepSessions(db, seed)
        await files.clear()
        generated = attachGeneratedListings(scenario.world, db, seededAt)
        await keep()
      }),
    seededAt: () => seededAt,
    replace: (tables, at, then) =>
      locked(async () => {
        db.load(tables)
        seededAt = at
        generated = attachGeneratedListings(scenario.world, db, seededAt)
        then?.()
        revisionKept = -1
        await keep()
      }),
    files,
    deliver,
    file: (path) => servedFile(files, file ?? (async () => new Response(null, { status: 404 })), path),
  }
}
