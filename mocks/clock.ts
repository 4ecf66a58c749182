/** The mock's own clock: every handler takes the time from here, never from `Date`. */
export type MockClock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** The same as ISO 8601 text in UTC. */
  iso: () => string
  /** Jumps by so many milliseconds; negative goes back. */
  advance: (ms: number) => void
  /** What a snapshot keeps: how far the clock is from the machine's. `null` for a frozen clock. */
  offset: () => number | null
  setOffset: (offset: number) => void
}

// Taken at load, so that a test's fake timers can't stop the mock.
const machineNow = Date.now.bind(Date)

/** Starts at `startsAt` (ISO 8601) and runs on; `frozen` stands still. Without `startsAt` it shows the machine's time. */
export function createClock({ startsAt, frozen = false }: { startsAt?: string; frozen?: boolean } = {}): MockClock {
  let stopped = startsAt ? Date.parse(startsAt) : machineNow()
  let offset = stopped - machineNow()
  const now = () => (frozen ? stopped : machineNow() + offset)
  return {
    now,
    iso: () => new Date(now()).toISOString(),
    advance(ms) {
      stopped += ms
      offset += ms
    },
    offset: () => (frozen ? null : offset),
    setOffset(next) {
      offset = next
    },
  }
}
