import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { expect, test } from 'vitest'
import { CONTROL_NAMES } from '../control/table'
import { mcpServer } from './mcp'
import { openInstance } from './instance'

const DAY = 86_400_000

/** An agent on a world of its own. */
async function connect() {
  const instance = await openInstance({ publicFolder: 'public', scenario: 'default' })
  const client = new Client({ name: 'agent', version: '1.0.0' })
  const [here, there] = InMemoryTransport.createLinkedPair()
  await Promise.all([mcpServer(instance, 'public').connect(there), client.connect(here)])
  const ask = async (name: string, given: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: given })
    const [{ text }] = content as [{ text: string }]
    return { text, isError: isError === true }
  }
  const read = async (name: string, given?: Record<string, unknown>): Promise<unknown> =>
    JSON.parse((await ask(name, given)).text)
  const stop = async () => {
    await client.close()
    instance.stop()
  }
  return { client, ask, read, stop }
}

test('every control is a tool; reading is free, and what throws rows away is asked for', async () => {
  const { client, ask, stop } = await connect()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['call', ...CONTROL_NAMES])
  expect(tools.find(({ name }) => name === 'rows')?.annotations?.readOnlyHint).toBe(true)
  expect(tools.find(({ name }) => name === 'reset')?.annotations?.destructiveHint).toBe(true)
  await ask('change', { table: 'property', key: '1', columns: { status: 'sold' } })
  expect(await ask('reset')).toMatchObject({ isError: true, text: expect.stringContaining('"confirm": true') })
  expect((await ask('rows', { table: 'property', where: { id: '1' } })).text).toContain('"status":"sold"')
  expect((await ask('reset', { confirm: true })).isError).toBe(false)
  expect((await ask('rows', { table: 'property', where: { id: '1' } })).text).toContain('"status":"available"')
  expect(await ask('passTime', { ms: 'x' })).toMatchObject({ isError: true, text: expect.stringContaining('ms: ') })
  expect(await ask('resett')).toMatchObject({ isError: true, text: expect.stringContaining('Did you mean reset?') })
  const { resources } = await client.listResources()
  const { contents } = await client.readResource({ uri: resources[0]!.uri })
  expect(JSON.parse((contents[0] as { text: string }).text)).toHaveProperty('paths')
  await stop()
})

test('a buyer offers, the seller counters, and after eight days without an answer both are told', async () => {
  const { ask, read, stop } = await connect()
  await ask('freeze', { at: '2026-06-15T09:00:00+08:00' })
  const [buyer, seller] = [(await ask('signIn', { who: '101' })).text, (await ask('signIn', { who: '102' })).text]
  const post = async (token: string, path: string, body: object) =>
    (await read('call', { method: 'POST', path, token, body })) as { status: number; body: { data: { id: string } } }
  const { body: opened } = await post(buyer, '/api/messages/conversations', { property_id: '1', owner_id: '102' })
  const talk = { conversation_id: opened.data.id, property_id: '1' }
  const offer = await post(buyer, '/api/messages/offer', { ...talk, offer_amount: 11_000_000, message: 'My offer.' })
  const { conversation_id } = talk
  const counter = { conversation_id, offer_id: offer.body.data.id, offer_amount: 12_000_000, message: 'Mine.' }
  expect((await post(seller, '/api/messages/counter-offer', counter)).status).toBe(201)
  expect((await ask('events', { about: '12,000,000' })).text).toContain('2026-06-22T01:00:00.000Z')
  await ask('passTime', { ms: 8 * DAY })
  const news = await read('rows', { table: 'notification', where: { title: 'Offer expired' } })
  expect(news).toMatchObject([
    { user_id: '101', message: expect.stringContaining('The counter-offer of ₱12,000,000') },
    { user_id: '102', message: expect.stringContaining('Your counter-offer of ₱12,000,000') },
  ])
  await stop()
})
