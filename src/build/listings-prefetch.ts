import { CALL_TIMEOUT, requestHeaders } from '@/api/request'
import { listProperties } from '@/contract/listing/properties'
import { healToken, TOKEN_KEY } from '@/session/token'

/** Requests exactly what the app’s first call would (`src/api/call.ts`); another request would be a second one. */
export function listingsPrefetch(baseUrl: string): string {
  const { method, path, content } = listProperties
  const request = { url: `${baseUrl}${path}`, method, content, tokenKey: TOKEN_KEY, timeout: CALL_TIMEOUT }
  return `(${String(prefetch)})(${[JSON.stringify(request), requestHeaders, healToken].map(String).join()})`
}

type Request = Pick<typeof listProperties, 'method' | 'content'> & { url: string; tokenKey: string; timeout: number }

/** Runs in the page as text, so it uses nothing from outside itself. */
function prefetch(request: Request, headersOf: typeof requestHeaders, heal: typeof healToken): void {
  const { url, method, tokenKey, timeout } = request
  try {
    const token = heal(localStorage.getItem(tokenKey))
    const response = fetch(url, { method, headers: headersOf(request, token), signal: AbortSignal.timeout(timeout) })
    // The app handles a failed response, if it takes it at all.
    response.catch(() => {})
    globalThis.prefetchedResponse = { url, token, at: performance.now(), response }
  } catch {
    // Storage is blocked: the app asks by itself.
  }
}
