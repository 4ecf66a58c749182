export type MockClock = {
  now: () => number
  iso: () => string
  advance: (ms: number) => void
  after: (ms: number, task: () => void) => () => void
  /** The distance from the machine's clock in milliseconds; null for a frozen clock. */
  offset: () => number | null
  setOffset: (offset: number) => void
  /** Runs a task that fell due at `at` as if it were that time. */
  during: (at: number, task: () => void) => void
  /** Stops the clock at `at`, or at the current time, until `run`. */
  freeze: (at?: number) => void
  run: () => void
  stopped: () => number | null
}

// Taken at load, so that a test's fake timers can't stop the mock.
export const machineNow = Date.now.bind(Date)
const later = globalThis.setTimeout.bind(globalThis)

/** The longest wait that `setTimeout` takes, some 24 days. */
const LONGEST_WAIT = 2 ** 31 - 1

type Timer = { due: number; task: () => void; armed?: ReturnType<typeof setTimeout> }

const LAST_MOMENT = 8.64e15

function requireMoment(at: number): void {
  if (!(Math.abs(at) <= LAST_MOMENT))
    throw new Error('The clock moves by milliseconds, to a time that a date can hold.')
}

/** A clock that starts at `startsAt` (ISO 8601), or at the machine's time. A `frozen` one does not run. */
export function createClock(options: { startsAt?: string; frozen?: boolean } = {}): MockClock {
  const { startsAt } = options
  let { frozen = false } = options
  let stopped = startsAt ? Date.parse(startsAt) : machineNow()
  let offset = stopped - machineNow()
  let pretended: number | null = null
  const timers = new Set<Timer>()
  const now = () => pretended ?? (frozen ? stopped : machineNow() + offset)
  const run = (timer: Timer) => {
    clearTimeout(timer.armed)
    if (timers.delete(timer)) timer.task()
  }
  const arm = (timer: Timer) => {
    clearTimeout(timer.armed)
    if (frozen && timer.due > now()) return
    timer.armed = later(
      () => (timer.due > now() ? arm(timer) : run(timer)),
      Math.min(LONGEST_WAIT, Math.max(0, timer.due - now())),
    )
  }
  /** After a change of the time: what is left has another wait, and what fell due runs. */
  const armAll = () => {
    for (const timer of timers) arm(timer)
  }
  return {
    now,
    iso: () => new Date(now()).toISOString(),
    advance(ms) {
      requireMoment(typeof ms === 'number' ? now() + ms : Number.NaN)
      const until = now() + ms
      // The clock stops at each task's time: a task may schedule another within the jump.
      for (let next = firstDue(timers, until); next; next = firstDue(timers, until)) {
        const step = Math.max(0, next.due - now())
        stopped += step
        offset += step
        run(next)
      }
      const rest = until - now()
      stopped += rest
      offset += rest
      armAll()
    },
    after(ms, task) {
      const timer: Timer = { due: now() + ms, task }
      timers.add(timer)
      arm(timer)
      return () => {
        clearTimeout(timer.armed)
        timers.delete(timer)
      }
    },
    offset: () => (frozen ? null : offset),
    setOffset(next) {
      requireMoment(machineNow() + next)
      offset = next
      armAll()
    },
    during(at, task) {
      pretended = at
      try {
        task()
      } finally {
        pretended = null
      }
    },
    freeze(at = now()) {
      requireMoment(at)
      stopped = at
      frozen = true
      armAll()
    },
    run() {
      if (!frozen) return
      offset = stopped - machineNow()
      frozen = false
      armAll()
    },
    stopped: () => (frozen ? stopped : null),
  }
}

function firstDue(timers: Set<Timer>, until: number): Timer | undefined {
  return [...timers].filter(({ due }) => due <= until).toSorted((one, other) => one.due - other.due)[0]
}
