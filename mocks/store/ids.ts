/** Makes the keys of new rows and remembers them, so that a replay of the same calls can use the same keys. */
export type Ids = {
  next: () => string
  /** The number of keys made so far; `since(mark)` returns those made after it. */
  mark: () => number
  since: (mark: number) => string[]
  /** Keys to use in place of new ones. */
  feed: (ids: readonly string[]) => void
}

const REMEMBERED = 1_000

export function createIds(): Ids {
  let made: string[] = []
  let forgotten = 0
  let given: string[] = []
  return {
    next() {
      const id = given.shift() ?? crypto.randomUUID()
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
  }
}
