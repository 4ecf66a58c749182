import { ADMIN_TOKEN, personaToken, PERSONA_IDS, type Backend } from '../backend'
import { wireSessionUser } from '../handlers/wire'
import type { Scenario } from './scenario'

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
export function layOutStorage(
  { scenario, db }: Backend,
  more: Record<string, string> = {},
  keep: readonly string[] = [],
): void {
  const storage: Record<string, string> = {
    ...sessionOf(scenario.persona, db),
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

/** The keys that say who is signed in (A 3). */
function sessionOf(persona: Scenario['persona'], db: Backend['db']): Record<string, string> {
  if (persona === 'visitor') return {}
  if (persona === 'admin') {
    const [admin] = db.admin.all()
    if (!admin) return {}
    const { email, username } = admin
    return {
      superAdminToken: ADMIN_TOKEN,
      superAdminUser: JSON.stringify({ email, username, role: 'super_admin', user: { email } }),
    }
  }
  const user = db.user.find(PERSONA_IDS[persona])
  return user ? { token: personaToken(persona), user: JSON.stringify(wireSessionUser(user)) } : {}
}
