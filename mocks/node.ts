import { setupServer } from 'msw/node'
import { createBackend, type Backend } from './backend'
import { toMswHandlers } from './network/to-msw'
import { startRealtime } from './realtime/start-realtime'
import { TEST_TIME, type Scenario } from './scenarios/scenario'

/** One interception for a whole test file. Each test opens its own backend, so that no test sees another's rows. */
export const server = setupServer()

export function serveScenario(scenario: Scenario): Backend {
  const backend = createBackend({ scenario: { clock: TEST_TIME, ...scenario }, frozen: true })
  server.resetHandlers(...toMswHandlers(backend))
  return backend
}

export { startRealtime }
