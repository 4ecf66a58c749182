import type { Persistence } from './persistence'

/** Snapshots in memory. Backends with the same one share it, as tabs share a browser's storage. */
export function memoryPersistence(initial: Record<string, unknown> = {}) {
  const kept = new Map<string, unknown>(Object.entries(initial))
  const aside: unknown[] = []
  let stamps = 0
  let queue: Promise<unknown> = Promise.resolve()
  const persistence: Persistence = {
    load: (scenario) => Promise.resolve(structuredClone(kept.get(scenario))),
    save(scenario, snapshot) {
      kept.set(scenario, structuredClone(snapshot))
      stamps += 1
      return Promise.resolve(String(stamps))
    },
    setAside(scenario) {
      aside.push(kept.get(scenario))
      kept.delete(scenario)
      return Promise.resolve()
    },
    remove(scenario) {
      kept.delete(scenario)
      return Promise.resolve()
    },
    locked(run) {
      const turn = queue.then(run)
      queue = turn.catch(() => {})
      return turn
    },
    stamp: () => Promise.resolve(String(stamps)),
  }
  return { persistence, kept, aside }
}
