import type { StoredTexts } from '@/domain/stored-keys'

/** The functions of the app that its mocks may call. */
export type AppHooks = {
  /** Signs in this tab only, with keys of browser storage; null returns to the session that all tabs share. */
  keepSessionInTab: (session: StoredTexts | null) => void
  /** The tokens in browser storage. */
  tokens: { user: () => string | null; superAdmin: () => string | null }
  /** Refetches the data of every screen. */
  askAgain: () => void
  /** The URL parameters that are meant for the mocks. */
  urlParams: readonly string[]
}
