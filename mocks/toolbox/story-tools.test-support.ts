import { createBackend } from '../backend'
import { scenarioById } from '../scenarios/catalogue'
import { TEST_TIME } from '../scenarios/scenario'
import { openUserSession, writeSession } from '../browser/sessions'
import type { MockState } from '../state/state'
import type { Tools } from './tools'

/** The toolbox's surroundings without a page: its backend is real, where it would reload or navigate it notes that it did. `keep` leaves who is signed in. */
export async function makeTools(scenario = 'default', { as, keep = false }: { as?: string; keep?: boolean } = {}) {
  const backend = createBackend({ scenario: { clock: TEST_TIME, ...scenarioById(scenario) }, frozen: true })
  await backend.ready
  const went: (string | undefined)[] = []
  const given: MockState[] = []
  let asked = 0
  if (!keep) writeSession((as && (await openUserSession(backend, as))) || {})
  const tools: Tools = {
    backend,
    realtime: () => undefined,
    handOverState: async (state) => void given.push(state),
    go: (url) => void went.push(url),
    keepSessionInTab: () => {},
    tokens: {
      user: () => localStorage.getItem('token'),
      superAdmin: () => localStorage.getItem('superAdminToken'),
    },
    askAgain: () => void (asked += 1),
    urlParams: [],
  }
  return { tools, backend, went, given, asked: () => asked }
}
