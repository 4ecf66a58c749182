import { ADMIN_TOKEN, personaToken, type Backend } from '../backend'
import { accountKeys } from '../sessions'
import type { Account } from '../state'
import type { Persona } from './scenario'

/** What the product keeps in browser storage (B 3.1, and the unit system as an addition). */
const PRODUCT_KEYS = [
  'token',
  'user',
  'google_data',
  'superAdminToken',
  'superAdminUser',
  'favorites',
  'compareList',
  'currency',
  'darkMode',
  'unitSystem',
  'language',
  'timezone',
  'proventous:outbox',
  'proventous:drafts',
]

/**
 * Lays out browser storage as a scenario wants it: signed in as its persona, its own keys, nothing else of the product's.
 * The stores hear of it the way they hear of another tab. `more` adds keys, `keep` leaves some as they are.
 */
export function layOutStorage(backend: Backend, more: Record<string, string> = {}, keep: readonly string[] = []): void {
  const { scenario } = backend
  const storage: Record<string, string> = {
    ...accountKeys(backend, scenario.recorded?.account ?? accountOf(scenario.persona)),
    ...more,
    ...scenario.storage,
  }
  for (const key of PRODUCT_KEYS) {
    const text = storage[key]
    if (text !== undefined) localStorage.setItem(key, text)
    else if (keep.includes(key)) continue
    else localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}

/** The tokens that a persona is signed in with. */
function accountOf(persona: Persona): Account {
  return {
    token: persona === 'visitor' || persona === 'admin' ? null : personaToken(persona),
    superAdminToken: persona === 'admin' ? ADMIN_TOKEN : null,
  }
}
