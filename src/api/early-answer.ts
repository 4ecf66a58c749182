/** What the page itself asked for while the app's code was still on its way (`tests/build/screen-hints.mjs`). */
export type EarlyAnswer = {
  address: string
  /** The user's token that was sent; null: none. */
  token: string | null
  /** When it was asked for, by `performance.now()`. */
  at: number
  answer: Promise<Response>
}

declare global {
  var earlyAnswer: EarlyAnswer | undefined
}

/** One that nobody took at once is history by then, in milliseconds. */
const FRESH = 10_000

/** The answer to just this call, if the page asked ahead: once, while it is fresh, and null where it did not come. */
export async function takeEarlyAnswer(address: string, token: string | null): Promise<Response | null> {
  const early = globalThis.earlyAnswer
  if (early?.address !== address || early.token !== token) return null
  globalThis.earlyAnswer = undefined
  if (performance.now() - early.at > FRESH) return null
  return early.answer.catch(() => null)
}
