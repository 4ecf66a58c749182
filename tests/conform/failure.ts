/** Where a backend differs from the contract: which endpoint or event, which field, and how. */
export class Difference extends Error {
  override name = 'Difference'
  /** The command that shows it. */
  curl?: string
  /** The status of the answer, where another one was due. */
  status?: number
  constructor(
    readonly on: string,
    readonly field: string,
    readonly expected: string,
    readonly got: string,
    /** Found in a call's effect, such as a lost update, not in its answer: the earlier call may be wrong. */
    readonly after = false,
  ) {
    super(`${on}, ${field}: expected ${expected}, got ${got}`)
  }
}

/** The backend has no such call or event. */
export class NotImplemented extends Error {
  override name = 'NotImplemented'
  constructor(readonly on: string) {
    super(`${on} is not implemented`)
  }
}

/** The check cannot be made with this backend, and that is no fault: a code goes to a mailbox, for example. */
export class NotCheckable extends Error {
  override name = 'NotCheckable'
}

/** A value in a few words. */
export function inWords(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  const text = JSON.stringify(value) ?? 'nothing'
  const short = text.length > 70 ? `${text.slice(0, 69)}…` : text
  return typeof value === 'object' && value !== null ? `the object ${short}` : short
}

type Place = { on: { id: string } | { name: string }; field: string }

export function nameOf(on: { id: string } | { name: string }): string {
  return 'id' in on ? on.id : on.name
}

/** Fails unless the two are the same; numbers may travel as text. */
export function same({ on, field }: Place, got: unknown, expected: unknown): void {
  const plain = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'))
  const numbers = typeof expected === 'number' && Number(got) === expected && got !== null && got !== ''
  if (!numbers && plain(got) !== plain(expected))
    throw new Difference(nameOf(on), field, inWords(expected), inWords(got), true)
}

/** Fails unless `holds`, saying what should be there and what is. */
export function demand(holds: boolean, { on, field }: Place, expected: string, got: unknown): asserts holds {
  if (!holds) throw new Difference(nameOf(on), field, expected, inWords(got), true)
}
