import { CALL_TIMEOUT, requestHeaders } from '@/api/request'
import { listProperties } from '@/contract/listing/properties'
import type { RENDERED_FOR } from '@/session/storage/rendered-for'
import { healToken, TOKEN_KEY } from '@/session/token'
import { firstSpoken, LANGUAGE_OF, languageOfPath, LOCALES, PREFIXES } from '@/words/locales'
import { english } from '@/words/words'

/** Requests exactly what the app’s first call would (`src/api/call.ts`); another request would be a second one. */
export function listingsPrefetch(baseUrl: string, base: string): string {
  const { method, path, content } = listProperties
  const request: Request = {
    url: `${baseUrl}${path}`,
    method,
    content,
    tokenKey: TOKEN_KEY,
    base,
    prefixes: PREFIXES,
    languageKey: 'language',
    languageOf: LANGUAGE_OF,
    locales: { ...LOCALES, en: english.locale },
    timeout: CALL_TIMEOUT,
  }
  const given = [JSON.stringify(request), requestHeaders, healToken, firstSpoken, languageOfPath]
  return `(${String(prefetch)})(${given.map(String).join()})`
}

type Request = Pick<typeof listProperties, 'method' | 'content'> & {
  url: string
  tokenKey: string
  base: string
  prefixes: typeof PREFIXES
  languageKey: keyof typeof RENDERED_FOR
  languageOf: typeof LANGUAGE_OF
  locales: typeof LOCALES
  timeout: number
}

/** Runs in the page as text, so it uses nothing from outside itself. */
function prefetch(
  request: Request,
  headersOf: typeof requestHeaders,
  heal: typeof healToken,
  firstOf: typeof firstSpoken,
  ofPath: typeof languageOfPath,
): void {
  const { url, method, tokenKey, base, prefixes, languageKey, languageOf, locales, timeout } = request
  try {
    const token = heal(localStorage.getItem(tokenKey))
    const chosen = localStorage.getItem(languageKey) ?? ''
    const kept = Object.hasOwn(locales, chosen) ? chosen : firstOf(navigator.languages, languageOf)
    const language = ofPath(location.pathname.slice(base.length), prefixes) ?? kept
    const headers = headersOf(request, token, locales[(language ?? 'en') as keyof typeof locales])
    const response = fetch(url, { method, headers, signal: AbortSignal.timeout(timeout) })
    // The app handles a failed response, if it takes it at all.
    response.catch(() => {})
    globalThis.prefetchedResponse = { url, token, at: performance.now(), response }
  } catch {
    // Storage is blocked: the app asks by itself.
  }
}
