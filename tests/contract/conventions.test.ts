import { expect, test } from 'vitest'
import { askFor, exampleBackend } from '@mocks/documents/examples'
import { EXAMPLE_REQUESTS } from '@mocks/documents/requests'
import { ENDPOINTS, responsesOf, type EndpointId } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { ORDER, REPEATABLE, type ListCall, type Order } from '@/contract/rules/conventions'
import { LIMITS } from '@/contract/rules/limits'

const every: readonly Endpoint<EndpointId>[] = ENDPOINTS

test.each(Object.entries<Order>(ORDER) as [ListCall, Order][])('%s comes in its order', async (id, order) => {
  const { answer } = await askFor(await exampleBackend(), id, EXAMPLE_REQUESTS[id])
  const { data } = answer as { data: Record<string, unknown>[] }
  if (typeof order === 'string') return
  const values = data.map((row) => String(row[order.by]))
  const sorted = values.toSorted()
  expect(values).toEqual(['oldest first', 'A to Z'].includes(order.direction) ? sorted : sorted.toReversed())
})

test.each(LIMITS)('$words: the calls declare the status', ({ of, status }) => {
  const missing = every.filter((endpoint) => of.includes(endpoint.id) && !(status in responsesOf(endpoint)))
  expect(missing.map(({ id }) => id)).toEqual([])
})

test('every call that declares 429 has a limit', () => {
  const limited = LIMITS.filter(({ status }) => status === 429).flatMap(({ of }) => of)
  expect(
    every
      .filter(({ responses }) => responses[429])
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...new Set(limited)].toSorted())
})

test('every call with an idempotency key may be repeated by it, and no other', () => {
  const byKey = Object.entries(REPEATABLE).filter(([, by]) => by.includes('Idempotency-Key'))
  const keyed = every.filter(({ idempotencyKey }) => idempotencyKey).map(({ id }) => id)
  expect(byKey.map(([id]) => id).toSorted()).toEqual(keyed.toSorted())
})

test.each([
  'followUser',
  'unfollowUser',
  'blockUser',
  'unblockUser',
  'markConversationRead',
  'archiveConversation',
  'muteConversation',
  'deleteMessageForMe',
  'openConversation',
  'markNotificationRead',
] as const)('%s may be made twice', async (id) => {
  const backend = await exampleBackend()
  const answers = [await askFor(backend, id, EXAMPLE_REQUESTS[id]), await askFor(backend, id, EXAMPLE_REQUESTS[id])]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[1]?.answer).toEqual(answers[0]?.answer)
})
