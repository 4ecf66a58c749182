import { expect, test } from 'vitest'
import { startEvents } from '../../agenda/start-events'
import type { Backend } from '../../backend'
import { askFor, exampleBackend } from '../../documents/examples'
import { EXAMPLE_REQUESTS, type ExampleRequest } from '../../documents/requests'
import { countForSaved } from '../../services/matching-listings'
import type { EndpointId } from '@/contract'

const NOEL = { params: { id: '102' } }
const SEARCHED = { query: { owner: '102' } }
const WEEK = 7 * 86_400_000

const asked = async (backend: Backend, id: EndpointId, given: Partial<ExampleRequest> = {}) => {
  const { status, answer } = await askFor(backend, id, { ...EXAMPLE_REQUESTS[id], ...given })
  return { status, ...(answer as { data?: never; message?: string; total?: { value: number } }) }
}

const ids = (rows: readonly { id: string }[] | undefined) => rows?.map(({ id }) => id) ?? []

/** Where a listing of Noel's turns up. */
async function places(backend: Backend) {
  const saved = { location: 'Jaro', property_type: null, min_price: null, max_price: null, bedrooms: null }
  return {
    listed: ids((await asked(backend, 'listProperties')).data).includes('1'),
    found: (await asked(backend, 'searchProperties', SEARCHED)).total!.value,
    mapped: (await asked(backend, 'clusterProperties', { query: { mode: 'all', zoom: '12', owner: '102' } })).data,
    suggested: JSON.stringify((await asked(backend, 'suggestSearches', { query: { q: 'airy family' } })).data),
    counted: countForSaved(backend, { ...saved, bathrooms: null, query: 'Airy Family House near Jaro Plaza' }),
    byId: (await asked(backend, 'listPropertiesByIds', { query: { ids: '1' } })).data as unknown,
  }
}

test('what a suspended person lists is found nowhere, and by its id as paused; the end brings it back', async () => {
  const backend = await exampleBackend()
  const stop = startEvents(backend, () => true)
  const before = await places(backend)
  expect(before).toMatchObject({ listed: true, found: 2 })
  await asked(backend, 'suspendUser', NOEL)
  const during = await places(backend)
  expect(during).toMatchObject({ listed: false, found: 0, mapped: { total: { value: 0 } } })
  expect(during.counted).toBe(before.counted - 2)
  expect(during.suggested).not.toContain('Airy Family House')
  expect(during.byId).toEqual([expect.objectContaining({ id: '1', paused: true })])
  await backend.passTime(WEEK)
  stop()
  expect(await places(backend)).toEqual(before)
  expect(backend.db.notification.where(({ user_id }) => user_id === '102').at(-1)).toMatchObject({
    title: 'Your suspension is over',
  })
})

test('a suspended person reads why in each refusal, and shows nobody how to reach them', async () => {
  const backend = await exampleBackend()
  backend.db.user.update('102', { settings: null })
  await asked(backend, 'suspendUser', NOEL)
  const message = { conversation_id: 'c101-1', message: 'Wait.' }
  expect(await asked(backend, 'sendMessage', { as: 'verified', body: message })).toMatchObject({
    status: 403,
    message: 'Your account is suspended until June 22, 2026 at 9:00 AM: You use the name of somebody else.',
  })
  expect((await asked(backend, 'sendMessage', { body: message })).status).toBe(403)
  expect((await asked(backend, 'getPublicProfile', { params: { username: 'noel.sumagaysay' } })).status).toBe(403)
  const { user } = (await asked(backend, 'getProperty')).data as unknown as { user: object }
  expect(user).toMatchObject({ phone_number: null, email: null, messenger: null })
})

test('a revoked ID takes a waiting name along, and can be handed in again', async () => {
  const backend = await exampleBackend()
  await asked(backend, 'updateOwnProfile', { as: 'verified', body: { last_name: 'Reyes' } })
  await asked(backend, 'revokeVerification')
  expect(backend.db.id_submission.where(({ user_id, status }) => user_id === '102' && status === 'pending')).toEqual([])
  expect((await asked(backend, 'submitIdVerification', { as: 'verified' })).status).toBe(200)
})

test('those who wait for a lister whose number changes learn that the listing is paused', async () => {
  const backend = await exampleBackend()
  await asked(backend, 'updateOwnProfile', { as: 'verified', body: { phone_number: '+63 917 155 0199' } })
  const told = (id: string) => backend.db.notification.where(({ user_id }) => user_id === id).at(-1)?.title
  expect([told('102'), told('113')]).toEqual(['Your listings are paused', 'Listing paused'])
})
