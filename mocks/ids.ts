/** Makes the keys of new rows. It remembers them, so that a replay of the same calls can be given the same ones. */
export type Ids = {
  next: () => string
  /** How many were made so far; `since(mark)` are those made after that moment. */
  mark: () => number
  since: (mark: number) => string[]
  /** The next ones to hand out, in place of new ones. */
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
