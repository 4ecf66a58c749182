import { personaToken, PERSONA_IDS, type Backend } from '../backend'
import { wireSessionUser } from '../handlers/wire'

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
]

/**
 * Lays out browser storage as a scenario wants it: signed in as its persona, its own keys, nothing else of the product's.
 * The stores hear of it the way they hear of another tab. `more` adds keys, `keep` leaves some as they are.
 */
export function layOutStorage(
  { scenario, db }: Backend,
  more: Record<string, string> = {},
  keep: readonly string[] = [],
): void {
  const user = scenario.persona === 'visitor' ? undefined : db.user.find(PERSONA_IDS[scenario.persona])
  const storage: Record<string, string> = {
    ...(scenario.persona === 'visitor' || !user
      ? {}
      : { token: personaToken(scenario.persona), user: JSON.stringify(wireSessionUser(user)) }),
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
