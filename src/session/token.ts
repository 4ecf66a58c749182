import type { StoredKey } from '@/domain/stored-keys'

/** Where the user's bare token is stored, no wrapper (B 3.1). */
export const TOKEN_KEY = 'token' satisfies StoredKey

/**
 * Null for what a header does not take: it would fail every call. The build writes this function into the page
 * (`src/build/listings-prefetch.ts`), so it uses nothing from outside itself.
 */
export function healToken(text: string | null): string | null {
  return text !== null && /^[\x21-\x7e]+$/.test(text) ? text : null
}
