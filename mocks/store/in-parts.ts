/** Work in parts: it yields where the page may paint and answer, and returns its result. */
export type Parts<Result> = Generator<void, Result>

export function atOnce<Result>(parts: Parts<Result>): Result {
  let part = parts.next()
  while (!part.done) part = parts.next()
  return part.value
}

export async function inParts<Result>(parts: Parts<Result>, pause: () => Promise<void>): Promise<Result> {
  let part = parts.next()
  while (!part.done) {
    await pause()
    part = parts.next()
  }
  return part.value
}
