import { createBackend } from '../backend'
import { scenarioById } from '../scenarios/catalog'
import { TEST_TIME } from '../scenarios/scenario'
import { openUserSession } from '../browser/sessions'
import { writeSession } from '../browser/write-storage'
import { createCommands } from '../control/commands'
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
  const tokens = {
    user: () => localStorage.getItem('token'),
    superAdmin: () => localStorage.getItem('superAdminToken'),
  }
  const changed = () => void (asked += 1)
  const mock = createCommands({
    backend: () => backend,
    openScenario: async () => {},
    openState: async (state) => void given.push(state),
    enter: writeSession,
    account: () => ({ token: tokens.user(), superAdminToken: tokens.superAdmin() }),
    changed,
  })
  const tools: Tools = {
    backend,
    mock,
    realtime: () => undefined,
    handOverState: async (state) => void given.push(state),
    go: (url) => void went.push(url),
    keepSessionInTab: () => {},
    tokens,
    askAgain: changed,
    urlParams: [],
  }
  return { tools, backend, went, given, asked: () => asked }
}
