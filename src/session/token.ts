import type { StoredKey } from '@/domain/stored-keys'

/** Where the user's bare token is stored, no wrapper (B 3.1). */
export const TOKEN_KEY = 'token' satisfies StoredKey

/**
 * A stored token; null when it is missing or cannot be a token, because a value that a header refuses would fail every
 * call. The build writes this function into the page (`src/build/listings-prefetch.ts`), so it uses nothing from
 * outside itself.
 */
export function healToken(text: string | null): string | null {
  return text !== null && /^[\x21-\x7e]+$/.test(text) ? text : null
}
