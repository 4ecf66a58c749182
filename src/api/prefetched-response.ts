/** Requested by the page itself while the app's code was loading (`src/build/listings-prefetch.ts`). */
export type PrefetchedResponse = {
  url: string
  token: string | null
  /** When it was requested, by `performance.now()`. */
  at: number
  response: Promise<Response>
}

declare global {
  var prefetchedResponse: PrefetchedResponse | undefined
}

const FRESH = 10_000

/** Once, while it is fresh. Null where there is none, or where it failed. */
export async function takePrefetchedResponse(url: string, token: string | null): Promise<Response | null> {
  const prefetched = globalThis.prefetchedResponse
  if (prefetched?.url !== url || prefetched.token !== token) return null
  globalThis.prefetchedResponse = undefined
  if (performance.now() - prefetched.at > FRESH) return null
  return prefetched.response.catch(() => null)
}
