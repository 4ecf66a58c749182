/** Makes the keys of new rows and remembers them, so that a replay of the same calls can use the same keys. */
export type Ids = {
  next: () => string
  mark: () => number
  since: (mark: number) => string[]
  feed: (ids: readonly string[]) => void
  named: (name: string, task: () => void) => void
}

const REMEMBERED = 1_000

export function createIds(): Ids {
  let made: string[] = []
  let forgotten = 0
  let given: string[] = []
  let next: (() => string) | null = null
  return {
    next() {
      const id = next?.() ?? given.shift() ?? crypto.randomUUID()
      made.push(id)
      if (made.length > 2 * REMEMBERED) {
        forgotten += REMEMBERED
        made = made.slice(REMEMBERED)
      }
      return id
    },
    mark: () => forgotten + made.length,
    since: (mark) => made.slice(Math.max(0, mark - forgotten)),
    feed(ids) {
      given = [...ids]
    },
    named(name, task) {
      let count = 0
      next = () => `${name} ${(count += 1)}`
      try {
        task()
      } finally {
        next = null
      }
    },
  }
}
