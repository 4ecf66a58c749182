import { beforeEach } from 'vitest'
import type { Backend } from '@mocks/backend'
import { serveScenario } from '@mocks/node'
import type { Push } from '@mocks/realtime/pushes'
import { scenarioById } from '@mocks/scenarios/catalog'
import { configureApi } from '@/api/call'
import { answerCalls } from './mock-server'

/**
 * Serves the default scenario anew to each test of the file that calls this, with a session for every user. `as` says who calls
 * next. `pushes` holds what the server has pushed in this test.
 */
export function serveEveryone() {
  let backend: Backend | undefined
  let pushes: Push[] = []
  let token = ''
  answerCalls()
  beforeEach(async () => {
    backend = serveScenario(scenarioById('samples'))
    await backend.ready
    for (const { id } of backend.db.user.all())
      backend.db.session.insert({ token: `of-${id}`, user_id: id, created_at: backend.clock.iso() })
    pushes = []
    backend.pushes.listen((push) => void pushes.push(push))
    token = ''
    configureApi({ baseUrl: 'http://localhost', token: () => token })
  })
  return {
    get backend() {
      if (!backend) throw new Error('there is no backend before a test')
      return backend
    },
    get pushes() {
      return pushes
    },
    as: (userId: string) => void (token = `of-${userId}`),
  }
}
