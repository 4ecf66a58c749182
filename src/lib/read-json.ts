/** A half of a character may be escaped in it, as a backend leaves it that cuts texts by length. */
const HALF = /\\ud[89a-f]/i

/** The value of a JSON text. Half a character becomes U+FFFD, as in a rendered page, or the two would differ. */
export function readJson(text: string): unknown {
  if (!HALF.test(text)) return JSON.parse(text)
  return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))
}
