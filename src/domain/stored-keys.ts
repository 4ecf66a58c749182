import type { Label } from '@/words/words'

/**
 * Every key of browser storage and name of an IndexedDB database (B 3.1, A 3, additions). Opening a scenario clears
 * them all.
 *
 * `area`: `local` is shared by all tabs, `tab` is this tab's session storage.
 * `scope`: `session` and `admin` say who is signed in, `state` belongs to a state of the product,
 * `device` is a choice for this device, which outlasts any state.
 * `typed`: what the server does not have, in words for the question before logging out, which removes it.
 * `trace`: what the use of the product left behind, in words. Logging out removes it too; favorites stay (B 3.1).
 */
export const STORED_KEYS = {
  token: { area: 'local', scope: 'session' },
  user: { area: 'local', scope: 'session' },
  google_data: { area: 'local', scope: 'session' },
  superAdminToken: { area: 'local', scope: 'admin' },
  superAdminUser: { area: 'local', scope: 'admin' },
  favorites: { area: 'local', scope: 'state' },
  compareList: { area: 'local', scope: 'state', trace: 'what you compared' },
  profileChanges: { area: 'local', scope: 'state', typed: 'changes to your profile that are not saved' },
  viewedPins: { area: 'local', scope: 'state', trace: 'what you looked at' },
  'proventous:outbox': { area: 'local', scope: 'state', typed: 'messages that are not sent' },
  'proventous:drafts': { area: 'local', scope: 'state', typed: 'messages that you began' },
  'proventous:draft-photos': { area: 'local', scope: 'state', typed: 'photos that are not sent' },
  // Forms ask about these themselves.
  'proventous:typed': { area: 'tab', scope: 'state' },
  'proventous:registration': { area: 'tab', scope: 'state' },
  'proventous:welcome': { area: 'local', scope: 'state' },
  'proventous:logged-out': { area: 'local', scope: 'state' },
  'proventous:destination': { area: 'tab', scope: 'state' },
  'proventous:loan-inputs': { area: 'local', scope: 'state', typed: 'your income and savings for loans' },
  'proventous:available-only': { area: 'local', scope: 'state', trace: 'what you searched for' },
  'proventous:by-month': { area: 'local', scope: 'state', trace: 'what you searched for' },
  'proventous:saved-notes': { area: 'local', scope: 'state', typed: 'notes on saved properties' },
  'proventous:saved-prices': { area: 'local', scope: 'state' },
  'proventous:listings-changed': { area: 'local', scope: 'state' },
  'proventous:last-search': { area: 'tab', scope: 'state', trace: 'what you searched for' },
  'proventous:recent-searches': { area: 'local', scope: 'state', trace: 'what you searched for' },
  'proventous:device': { area: 'local', scope: 'state' },
  'proventous:list-refused': { area: 'local', scope: 'state' },
  'proventous:list-votes': { area: 'local', scope: 'state', trace: 'your name and votes on shared lists' },
  'proventous:visits': { area: 'local', scope: 'state', trace: 'what you searched for' },
  'proventous:read-elsewhere': { area: 'local', scope: 'state' },
  'proventous:admin-decisions': { area: 'local', scope: 'state' },
  'proventous:deleted-notifications': { area: 'tab', scope: 'state' },
  'proventous:session-in-this-tab': { area: 'tab', scope: 'state' },
  currency: { area: 'local', scope: 'device' },
  darkMode: { area: 'local', scope: 'device' },
  unitSystem: { area: 'local', scope: 'device' },
  language: { area: 'local', scope: 'device' },
  timezone: { area: 'local', scope: 'device' },
  'proventous:split-view': { area: 'local', scope: 'device' },
  'proventous:review-keys': { area: 'local', scope: 'device' },
} as const satisfies Record<
  string,
  { area: 'local' | 'tab'; scope: 'session' | 'admin' | 'state' | 'device'; typed?: Label; trace?: Label }
>

export type StoredKey = keyof typeof STORED_KEYS
export type StoredScope = (typeof STORED_KEYS)[StoredKey]['scope']

export type StoredTexts = Partial<Record<StoredKey, string>>

/** IndexedDB databases of the product by name, each with its one object store; all belong to a state of the product. */
export const STORED_DATABASES = {
  'proventous-drafts': { store: 'listing', typed: 'the draft of a listing' },
  'proventous-message-photos': { store: 'photos', typed: 'photos that are not sent' },
} as const
export type StoredDatabase = keyof typeof STORED_DATABASES

export const ALL_STORED_KEYS = Object.keys(STORED_KEYS) as StoredKey[]

export function keysOfScope(...scopes: StoredScope[]): StoredKey[] {
  return ALL_STORED_KEYS.filter((key) => scopes.includes(STORED_KEYS[key].scope))
}
