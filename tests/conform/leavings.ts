import { superAdminLogout } from '@/contract/admin'
import { logout } from '@/contract/account/auth'
import type { AnyEndpoint } from '@/contract/endpoint'
import { archiveConversation, listConversations, markConversationRead } from '@/contract/messages/conversations'
import { deleteNotification, listNotifications } from '@/contract/account/notifications'
import { NotImplemented } from './failure'
import type { Ask, Client } from './talking/client'
import type { Answer } from './talking/http'

/** What calls make that no call of the contract removes. */
export const DELETED_BY_NOBODY = {
  openConversation: 'conversations, read and archived on the side of accounts that stay',
  createProperty: 'listings, removed again, of which other accounts may have had an alert',
  acceptOffer: 'sales in the figures and the coins of their seller',
  superAdminLogin: 'signings-in of the super administrator in the audit record',
  approveVerification: 'approved identity documents in the audit record',
  rejectVerification: 'rejected identity documents in the audit record',
  suspendUser: 'suspensions in the audit record',
  revokeVerification: 'revoked identity documents in the audit record',
  writeReview: 'reviews of accounts that stay',
  sendReport: 'reports, and what was decided about them',
  shareFavoriteList: 'lists whose ended links are remembered',
  getIdPicture: 'looks at identity documents in the audit record',
} as const

/** What a server keeps of `Idempotency-Key` until it forgets it. */
const SENT_KEYS = 'keys of repeated calls, until the server forgets them'

type Lasting = { email: string; token: string; known: ReadonlySet<string> }

/** Clears away what a run made, and names what the contract cannot remove. */
export type Leavings = {
  /** Registers a clean-up; the last registered runs first. */
  later: (clean: () => Promise<unknown>) => void
  /** Notes the state of an account that outlives the run. */
  lasting: (email: string, token: string) => Promise<void>
  /** Is shown every answer. */
  look: (endpoint: AnyEndpoint, ask: Ask, answer: Answer) => void
  /** Clears away; returns what stays. */
  leave: () => Promise<string[]>
}

/** `client` is read late: it shows its answers to `look`. */
export function createLeavings(client: () => Client): Leavings {
  const cleanups: (() => Promise<unknown>)[] = []
  const accounts: Lasting[] = []
  const stays = new Map<string, Set<string>>()
  /** Every session that began, and the call that ends it. */
  const sessions = new Map<string, AnyEndpoint>()

  const noted = async (token: string): Promise<string[]> => {
    const { json } = await client().ask(listNotifications, { token })
    const { data } = Object(json) as { data?: readonly { id: string | number }[] }
    return Array.isArray(data) ? data.map(({ id }) => String(id)) : []
  }
  /** Each conversation read and archived, new notifications removed. */
  const clear = async ({ token, known }: Lasting) => {
    const { ask } = client()
    const made = stays.get(DELETED_BY_NOBODY.openConversation) ?? new Set()
    const { json } = await ask(listConversations, { token })
    const { data } = Object(json) as { data?: readonly { id: string | number }[] }
    // Most of those that the run made are between accounts that are gone.
    for (const id of (data ?? []).map((one) => String(one.id)).filter((one) => made.has(one))) {
      await ask(markConversationRead, { token, params: { id } })
      await ask(archiveConversation, { token, params: { id }, body: { archived: true } })
    }
    for (const id of await noted(token)) if (!known.has(id)) await ask(deleteNotification, { token, params: { id } })
  }

  return {
    later: (clean) => void cleanups.push(clean),
    async lasting(email, token) {
      // A backend without notifications has none to remove.
      accounts.push({ email, token, known: new Set(await noted(token).catch(() => [])) })
    },
    look({ id }, { params, key }, { status, json }) {
      const { token } = Object((json as { data?: unknown } | undefined)?.data) as { token?: unknown }
      if (typeof token === 'string' && status < 300)
        sessions.set(token, id === 'superAdminLogin' ? superAdminLogout : logout)
      if (key && status < 300) stays.set(SENT_KEYS, (stays.get(SENT_KEYS) ?? new Set()).add(key))
      const kind = (DELETED_BY_NOBODY as Record<string, string>)[id]
      if (!kind || status >= 300) return
      const { data } = Object(json) as { data?: { id?: string | number } | null }
      const names = stays.get(kind) ?? new Set()
      stays.set(kind, names.add(String(data?.id ?? params?.['id'] ?? names.size + 1)))
    },
    async leave() {
      const left = new Set<string>()
      const tell = (error: unknown) => {
        // Of a young backend: the run's own report says so, and what it does not have leaves nothing.
        if (!(error instanceof NotImplemented)) left.add(error instanceof Error ? error.message : String(error))
      }
      for (const clean of cleanups.splice(0).toReversed()) await clean().catch(tell)
      // Closing an account tells others, so these come last.
      for (const account of accounts.splice(0)) await clear(account).catch(() => undefined)
      for (const [token, end] of sessions)
        await client()
          .ask(end, { token })
          .catch(() => undefined)
      for (const [kind, names] of stays) left.add(`${names.size} ${kind}`)
      return [...left]
    },
  }
}
