import type { StoredTexts } from '@/domain/stored-keys'

export type AppHooks = {
  /** Signs in this tab only, with keys of browser storage; null returns to the session that all tabs share. */
  keepSessionInTab: (session: StoredTexts | null) => void
  tokens: { user: () => string | null; superAdmin: () => string | null }
  askAgain: () => void
  urlParams: readonly string[]
}
