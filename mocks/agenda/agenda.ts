import type { MockClock } from '../clock'
import type { Database, Row } from '../store/database'

export type ComingEvent = {
  id: string
  /** Milliseconds since 1970. */
  at: number
  what: string
  /** What it does. Without it the rows' own times decide, as for a code that ends, and nothing is written. */
  happen?: () => void
  runNow: () => void
  moveTo?: (at: number) => void
  drop?: () => void
}

type Kind = Row<'planned_event'>['kind']

type EventHandler = { what: (about: string) => string; happen: (about: string) => void }

/** They lie in the store, so all tabs and `mock:serve` share them. A jump of the clock runs each at its own time. */
export type Agenda = {
  list: () => ComingEvent[]
  /** Plans an event. Call it inside a write. */
  plan: (event: { kind: Kind; about: string; at: number }) => void
  on: (kind: Kind, handler: EventHandler) => () => void
  /** For events that are only listed: the rows' own times decide, and nothing is written. */
  announce: (coming: () => ComingEvent[]) => () => void
  start: () => () => void
  run: (coming: () => ComingEvent[]) => () => void
  /** The time up to which everything has happened. */
  settledAt: () => number
  settle: () => Promise<void>
  wake: () => void
  /** Changes an event in a write. Throws where there is none with that id, or it cannot be changed so. */
  runNow: (id: string) => Promise<void>
  moveTo: (id: string, at: number) => Promise<void>
  drop: (id: string) => Promise<void>
}

/** An event that plans the next one at the same time must not hang the page. */
const MOST_AT_ONCE = 2_000
/** Milliseconds for which the next event is taken as known: some follow from the time alone. */
const FRESH = 1_000

type Parts = { db: Database; clock: MockClock; writing: <T>(run: () => Promise<T>) => Promise<T> }

export function createAgenda({ db, clock, writing }: Parts): Agenda {
  const handlers = new Map<Kind, EventHandler>()
  const listed = new Set<() => ComingEvent[]>()
  const running = new Set<() => ComingEvent[]>()
  let started = 0
  let settledAt = 0
  let settling: Promise<void> | null = null
  let cancel = () => {}

  const planned = (): ComingEvent[] =>
    db.planned_event.all().map(({ id, at, kind, about }) => {
      const handler = handlers.get(kind)
      const drop = () => void db.planned_event.remove(id)
      const moveTo = (to: number) => void db.planned_event.update(id, { at: new Date(to).toISOString() })
      const happen = handler && {
        happen: () => {
          drop()
          handler.happen(about)
        },
      }
      const what = handler?.what(about) ?? `${kind} ${about}`
      return { id, at: Date.parse(at), what, ...happen, runNow: () => moveTo(clock.now()), moveTo, drop }
    })
  const list = () =>
    [planned, ...running, ...listed].flatMap((coming) => coming()).toSorted((one, other) => one.at - other.at)
  /** The first one that happens. Each call of the backend asks, so events that are only listed are not made for it. */
  const first = () => {
    let found: ComingEvent | undefined
    for (const coming of [planned, ...running])
      for (const event of coming()) if (event.happen && (!found || event.at < found.at)) found = event
    return found
  }
  let known: { event: ComingEvent | undefined; revision: number; at: number } | null = null
  /** Each call of the backend asks several times, and no row has changed between. */
  const next = () => {
    const [revision, at] = [db.revision(), clock.now()]
    const isFresh = known?.revision === revision && at >= known.at && at - known.at < FRESH
    if (!isFresh) known = { event: first(), revision, at }
    return known!.event
  }
  const forget = () => {
    known = null
  }

  const runEvents = async () => {
    for (let count = 0; count < MOST_AT_ONCE; count += 1) {
      const event = next()
      const now = clock.now()
      if (!event?.happen || event.at > now) break
      settledAt = Math.min(now, Math.max(event.at, settledAt))
      const { id, happen } = event
      try {
        clock.during(settledAt, () => db.ids.named(id, happen))
      } catch (error) {
        // oxlint-disable-next-line no-console -- an event that breaks must do so loudly
        console.error(`The event '${event.what}' failed:`, error)
      } finally {
        forget()
      }
    }
    settledAt = clock.now()
  }
  const isDue = () => {
    const event = next()
    return event !== undefined && event.at <= clock.now()
  }
  const runDue = async () => {
    if (started > 0 && isDue()) await writing(runEvents)
    settledAt = clock.now()
  }
  const settle = (): Promise<void> => {
    settling ??= runDue().finally(() => {
      settling = null
    })
    return settling
  }
  const wake = () => {
    cancel()
    if (started === 0 || settling) return
    const event = next()
    if (event) cancel = clock.after(event.at - clock.now(), () => void settle().then(wake))
  }
  const change = async (id: string, edit: (event: ComingEvent) => (() => void) | undefined) => {
    await writing(async () => {
      const event = list().find((one) => one.id === id)
      if (!event) throw new Error(`There is no coming event '${id}'.`)
      const run = edit(event)
      if (!run) throw new Error(`'${event.what}' follows from other rows and cannot be changed so.`)
      run()
      forget()
    })
    await settle()
    wake()
  }
  const agenda: Agenda = {
    list,
    plan({ kind, about, at }) {
      const id = `${kind} ${about}`
      db.planned_event.remove(id)
      db.planned_event.insert({ id, kind, about, at: new Date(at).toISOString() })
      wake()
    },
    on(kind, handler) {
      handlers.set(kind, handler)
      forget()
      return () => {
        forget()
        if (handlers.get(kind) === handler) handlers.delete(kind)
      }
    },
    announce(coming) {
      listed.add(coming)
      return () => void listed.delete(coming)
    },
    start() {
      if (started === 0) settledAt = clock.now()
      started += 1
      wake()
      let isRunning = true
      return () => {
        if (isRunning) started -= 1
        isRunning = false
        wake()
      }
    },
    run(coming) {
      running.add(coming)
      forget()
      const stop = agenda.start()
      return () => {
        running.delete(coming)
        forget()
        stop()
      }
    },
    settledAt: () => Math.min(clock.now(), started > 0 ? settledAt : Infinity),
    async settle() {
      await settle()
      // The clock may have moved in the last moment.
      if (isDue()) await settle()
      wake()
    },
    wake,
    runNow: (id) => change(id, ({ runNow }) => runNow),
    moveTo: (id, at) => change(id, ({ moveTo }) => moveTo && (() => moveTo(at))),
    drop: (id) => change(id, ({ drop }) => drop),
  }
  return agenda
}
