import { expect, test } from 'vitest'
import { PERSONA_IDS, sessionOfAdmin } from '@mocks/accounts'
import { EXAMPLE_REQUESTS } from '@mocks/documents/requests'
import { serveScenario } from '@mocks/node'
import { scenarioById } from '@mocks/scenarios/catalog'
import { answerCalls } from '@tests/helpers/mock-server'
import { ENDPOINTS } from '@/contract'

answerCalls()

/** Who looked at an identity document is written down, as a server's own log would. */
const RECORD_OF_READERS = 'audit'

/** The stored files are no rows; only uploads are served here. */
const READS = ENDPOINTS.filter(({ method, path }) => method === 'GET' && !path.includes('storage'))

test.each(READS.map(({ id, path }) => [id, path] as const))('%s changes nothing, whoever asks', async (id, path) => {
  const backend = serveScenario(scenarioById('default'))
  await backend.ready
  const people = [...Object.values(PERSONA_IDS), sessionOfAdmin(backend.db.admin.all()[0]?.id ?? '')]
  for (const user_id of people) backend.db.session.insert({ token: user_id, user_id, created_at: backend.clock.iso() })
  const tables = () => Object.entries(backend.db.dump()).map(([name, rows]) => [name, JSON.stringify(rows)] as const)
  const before = new Map(tables())
  let written = backend.db.revision()
  const { params = {}, query = {} } = EXAMPLE_REQUESTS[id]
  const url = `http://localhost${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}?${String(new URLSearchParams(query))}`
  const answers: number[] = []
  for (const token of [null, ...people]) {
    const response = await fetch(url, { headers: token ? { Authorization: `Bearer ${token}` } : {} })
    answers.push(response.status)
    if (backend.db.revision() === written) continue
    written = backend.db.revision()
    const changed = tables().filter(([name, rows]) => rows !== before.get(name))
    expect(changed.map(([name]) => name).filter((name) => name !== RECORD_OF_READERS)).toEqual([])
  }
  // Somebody was answered: a refused call would prove nothing.
  expect(answers).toContain(200)
})
