import { expect, test } from 'vitest'
import { createTour } from '@/contract/tours/tours'
import { createBackend } from '../backend'
import { scenarioById } from '../scenarios/catalog'
import { TEST_TIME } from '../scenarios/scenario'
import { memoryPersistence } from '../store/memory-persistence.test-support'
import { Reply, reply } from './implement'
import { onceForKey } from './repeated'

const scenario = { ...scenarioById('default'), clock: TEST_TIME }
const caller = (id: string, key = 'one') => ({
  request: new Request('http://localhost/api/tours', { headers: { 'Idempotency-Key': key } }),
  viewer: { id },
})

async function open(persistence = memoryPersistence().persistence) {
  const backend = createBackend({ scenario, frozen: true, persistence })
  await backend.ready
  let runs = 0
  const send = (who = caller('101')) =>
    backend.writing(() =>
      onceForKey(backend, createTour, who, () => reply({ id: `tour ${(runs += 1)}` }, { message: 'Welcome.' })),
    )
  return { backend, send }
}

test('a key is known after a reload, with the answer that it had', async () => {
  const { persistence } = memoryPersistence()
  const first = await open(persistence)
  const answer = await first.send()
  const { send } = await open(persistence)
  const again = await send()
  expect(again).toBeInstanceOf(Reply)
  expect(again).toEqual(answer)
})

test('another caller and another key are calls of their own', async () => {
  const { send } = await open()
  const answers = [await send(), await send(caller('102')), await send(caller('101', 'two')), await send()]
  expect(answers.map((answer) => (answer as Reply<{ id: string }>).data.id)).toEqual([
    'tour 1',
    'tour 2',
    'tour 3',
    'tour 1',
  ])
})

test('a key is forgotten after a day', async () => {
  const { backend, send } = await open()
  await send()
  backend.clock.advance(23 * 3_600_000)
  expect(await send()).toMatchObject({ data: { id: 'tour 1' } })
  backend.clock.advance(3_600_000)
  expect(await send()).toMatchObject({ data: { id: 'tour 2' } })
  expect(backend.db.sent_key.all()).toHaveLength(1)
})
