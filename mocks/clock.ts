/** The mock's own clock: every handler takes the time from here, never from `Date`. */
export type MockClock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** The same as ISO 8601 text in UTC. */
  iso: () => string
  /** Jumps by so many milliseconds, running what falls due on the way; negative goes back. */
  advance: (ms: number) => void
  /** Runs `task` once so many milliseconds have passed on this clock; returns how to call it off. */
  after: (ms: number, task: () => void) => () => void
  /** What a snapshot keeps: how far the clock is from the machine's. `null` for a frozen clock. */
  offset: () => number | null
  setOffset: (offset: number) => void
  /** Stands still, at that time or at the present one, until `run`. */
  freeze: (at?: number) => void
  /** Runs on from where it stands; what fell due meanwhile has not. */
  run: () => void
  /** Where it stands still; null while it runs. */
  stopped: () => number | null
}

// Taken at load, so that a test's fake timers can't stop the mock.
const machineNow = Date.now.bind(Date)
const later = globalThis.setTimeout.bind(globalThis)

type Timer = { due: number; task: () => void; armed?: ReturnType<typeof setTimeout> }

/** Starts at `startsAt` (ISO 8601) and runs on; `frozen` stands still. Without `startsAt` it shows the machine's time. */
export function createClock(options: { startsAt?: string; frozen?: boolean } = {}): MockClock {
  const { startsAt } = options
  let { frozen = false } = options
  let stopped = startsAt ? Date.parse(startsAt) : machineNow()
  let offset = stopped - machineNow()
  const timers = new Set<Timer>()
  const now = () => (frozen ? stopped : machineNow() + offset)
  const run = (timer: Timer) => {
    clearTimeout(timer.armed)
    if (timers.delete(timer)) timer.task()
  }
  const arm = (timer: Timer) => {
    timer.armed = later(() => run(timer), Math.max(0, timer.due - now()))
  }
  return {
    now,
    iso: () => new Date(now()).toISOString(),
    advance(ms) {
      const until = now() + ms
      // One after the other, the clock at each one's time: what a task puts off in turn may still fall into the jump.
      for (let next = firstDue(timers, until); next; next = firstDue(timers, until)) {
        const step = Math.max(0, next.due - now())
        stopped += step
        offset += step
        run(next)
      }
      const rest = until - now()
      stopped += rest
      offset += rest
    },
    after(ms, task) {
      const timer: Timer = { due: now() + ms, task }
      timers.add(timer)
      if (!frozen || ms <= 0) arm(timer)
      return () => {
        clearTimeout(timer.armed)
        timers.delete(timer)
      }
    },
    offset: () => (frozen ? null : offset),
    setOffset(next) {
      offset = next
    },
    freeze(at = now()) {
      stopped = at
      frozen = true
      for (const { armed } of timers) clearTimeout(armed)
    },
    run() {
      if (!frozen) return
      offset = stopped - machineNow()
      frozen = false
      for (const timer of timers) arm(timer)
    },
    stopped: () => (frozen ? stopped : null),
  }
}

function firstDue(timers: Set<Timer>, until: number): Timer | undefined {
  return [...timers].filter(({ due }) => due <= until).toSorted((one, other) => one.due - other.due)[0]
}
