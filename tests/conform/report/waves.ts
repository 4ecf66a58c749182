import type { Result } from '../check'

/** From so many failures of one cause on they are one line. */
const FROM = 4

/** Failures of one cause. */
export type Wave = { cause: string; curl: string | undefined; results: readonly Result[] }

/** What many calls have in common: the status that they answered instead of another, or the call that many checks need. */
function causeOf({ on, field, expected, got, note }: Result): string {
  if (field === 'status' && got) return `the answer is ${got}`
  return field === undefined ? (note ?? '') : `${on}, ${field}: expected ${expected}, got ${got}`
}

/** Splits failures into those of one cause and the rest. */
export function wavesOf(failed: readonly Result[]): { waves: Wave[]; rest: readonly Result[] } {
  const byCause = new Map<string, Result[]>()
  for (const result of failed) {
    const cause = causeOf(result)
    byCause.set(cause, [...(byCause.get(cause) ?? []), result])
  }
  const many = [...byCause].filter(([, results]) => results.length >= FROM)
  const waves = many.map(([cause, results]) => ({ cause, curl: results.find(({ curl }) => curl)?.curl, results }))
  const within = new Set(waves.flatMap(({ results }) => results))
  return { waves, rest: failed.filter((result) => !within.has(result)) }
}

/** The wave in one line. */
export function sumUp({ cause, results }: Wave): string {
  const calls = [...new Set(results.map(({ on, of }) => on ?? of[0] ?? ''))]
  const first = calls.slice(0, 5).join(', ')
  const more = calls.length > 5 ? ` and ${calls.length - 5} more calls` : ''
  return `${results.length} checks fail alike: ${cause} (${first}${more})`
}
