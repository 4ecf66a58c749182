import { beforeEach, expect, test } from 'vitest'
import { createBackend } from '@mocks/backend'
import { SCENARIOS } from '@mocks/scenarios/catalog'
import { TEST_TIME, type Scenario } from '@mocks/scenarios/scenario'
import { scenarioKeys } from '@mocks/browser/sessions'
import { seedBrowserStorage } from '@mocks/scenarios/seed-browser-storage'
import { ALL_STORED_KEYS, keysOfScope, STORED_KEYS, type StoredKey } from '@/domain/stored-keys'
import { isSignedIn, storedTokens, useStoredUser } from '@/session/session'
import { keepSessionInTab } from '@/session/storage/tab-session'

const DEVICE = keysOfScope('device')

/** What a browser may hold when a scenario opens: a text for each key of the product. */
const LEFTOVERS: Record<string, (key: StoredKey) => string> = {
  'what nobody can read': (key) => `{"broken": ${key}`,
  'another person’s session and lists': (key) =>
    ({ token: 'mock-token-102', user: '{"id":"102","first_name":"Other"}' })[key as string] ?? '["102"]',
}

function leave(text: (key: StoredKey) => string) {
  for (const key of ALL_STORED_KEYS) {
    localStorage.setItem(key, text(key))
    // Session storage too: with these keys the tab has a session of its own.
    sessionStorage.setItem(key, text(key))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}

/** All that the browser holds for the product. */
function stored() {
  const texts = (storage: Storage) =>
    ALL_STORED_KEYS.flatMap((key) => (storage.getItem(key) === null ? [] : [[key, storage.getItem(key)]]))
  return {
    shared: Object.fromEntries(texts(localStorage)) as Record<string, string>,
    tab: Object.fromEntries(texts(sessionStorage)) as Record<string, string>,
    signedInAs: isSignedIn() ? useStoredUser.getState().value?.id : null,
    token: storedTokens.user(),
  }
}

async function backendOf(scenario: Scenario) {
  const backend = createBackend({ scenario: { clock: TEST_TIME, ...scenario }, frozen: true })
  await backend.ready
  return backend
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** One scenario for each way of filling a browser's storage: who is signed in, and with which keys. */
const BY_STORAGE = [
  ...new Map(
    SCENARIOS.map((each) => [JSON.stringify([each.persona, each.recorded?.account, each.storage]), each]),
  ).values(),
]

test.each(BY_STORAGE)(
  '$id opens the same after any leftover as in an empty browser',
  { timeout: 60_000 },
  async (scenario) => {
    const backend = await backendOf(scenario)
    await seedBrowserStorage(scenarioKeys(backend))
    const clean = stored()
    expect(clean.tab).toEqual({})
    expect(new Set(Object.keys(clean.shared))).toEqual(
      new Set([
        ...(clean.token ? ['token', 'user'] : []),
        ...adminKeys(scenario),
        ...Object.keys(scenario.storage ?? {}),
      ]),
    )
    for (const [name, text] of Object.entries(LEFTOVERS)) {
      leave(text)
      await seedBrowserStorage(scenarioKeys(backend))
      expect(stored(), name).toEqual(clean)
    }
    leave(LEFTOVERS['what nobody can read']!)
    keepSessionInTab({ token: 'mock-token-102', user: '{"id":"102"}' })
    await seedBrowserStorage(scenarioKeys(backend))
    expect(stored(), 'a session of this tab alone').toEqual(clean)
  },
)

function adminKeys({ persona, recorded }: Scenario) {
  return (recorded ? recorded.account.superAdminToken : persona === 'admin')
    ? ['superAdminToken', 'superAdminUser']
    : []
}

test('the choices of a device outlast a scenario, also one that sets them itself', async () => {
  const abroad = SCENARIOS.find(({ id }) => id === 'tours-abroad')!
  const plain = SCENARIOS.find(({ id }) => id === 'signed-in-regular')!
  expect(abroad.storage?.timezone).toBe('America/New_York')
  localStorage.setItem('currency', 'EUR')
  localStorage.setItem('timezone', 'Asia/Tokyo')
  await seedBrowserStorage(scenarioKeys(await backendOf(abroad)), DEVICE)
  expect([localStorage.getItem('currency'), localStorage.getItem('timezone')]).toEqual(['EUR', 'America/New_York'])
  await seedBrowserStorage(scenarioKeys(await backendOf(plain)), DEVICE)
  expect([localStorage.getItem('currency'), localStorage.getItem('timezone')]).toEqual(['EUR', 'Asia/Tokyo'])
})

test('the documented keys are local, so that all tabs share them', () => {
  const documented: StoredKey[] = ['token', 'user', 'google_data', 'favorites', 'compareList', 'currency', 'darkMode']
  expect(documented.map((key) => STORED_KEYS[key].area)).toEqual(documented.map(() => 'local'))
})
