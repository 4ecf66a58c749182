import type { AnyEndpoint } from '@/contract/endpoint'

/** Milliseconds before a call is given up. */
export const CALL_TIMEOUT = 20_000

/** The build writes this function into the page (`src/build/listings-prefetch.ts`): it uses nothing from outside. */
export function requestHeaders(
  { content }: Pick<AnyEndpoint, 'content'>,
  token: string | null,
  /** Of the interface: what a refusal says is shown in it. */
  locale: string,
): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': locale }
  if (token) headers['Authorization'] = `Bearer ${token}`
  if (content === 'json') headers['Content-Type'] = 'application/json'
  return headers
}
