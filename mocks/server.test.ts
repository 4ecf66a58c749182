import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { call, configureApi } from '@/api/call'
import { connect, connection, disconnect, joinConversation, on } from '@/api/realtime/realtime'
import { configureRealtime } from '@/api/realtime/realtime-settings'
import { login } from '@/contract/account/auth'
import { sendMessage } from '@/contract/messages/messages'
import { messageArrived } from '@/contract/messages/realtime'
import { WRONG_PASSWORDS_OF_ADDRESS } from '@/contract/rules/limits'
import { serve, type ServeOptions, type Serving } from './server'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  disconnect()
  configureRealtime({ url: null })
  configureApi({ baseUrl: '', token: () => null })
  for (const clean of cleanups.splice(0).toReversed()) await clean()
})

async function start(options: Partial<ServeOptions> = {}): Promise<Serving> {
  const serving = await serve({ port: 0, publicFolder: 'public', scenario: 'signed-in-regular', ...options })
  cleanups.push(serving.stop)
  configureApi({ baseUrl: serving.url })
  return serving
}

async function signIn(email: string): Promise<string> {
  const { data } = await call(login, { body: { email, password: 'Password1' } })
  configureApi({ token: () => data.token })
  return data.token
}

test('the same handlers answer over HTTP, and the same events come over a real socket.io server', async () => {
  const { url } = await start()
  const buyer = await signIn('regular@demo.test')
  configureRealtime({ url })
  const arrived = vi.fn<(payload: unknown) => void>()
  const refused = vi.fn<(reason: string) => void>()
  cleanups.push(on(messageArrived, arrived), joinConversation('c101-1'))
  await connect(buyer)
  await vi.waitFor(() => expect(connection.get().status).toBe('online'))
  cleanups.push(joinConversation('c102-1', refused))
  await vi.waitFor(() => expect(refused).toHaveBeenCalledWith('Only participants can join a conversation.'))
  await signIn('verified@demo.test')
  await call(sendMessage, { body: { conversation_id: 'c101-1', message: 'Over the wire' } })
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce())
  expect(arrived.mock.calls[0]?.[0]).toMatchObject({ conversationId: 'c101-1', message: { message: 'Over the wire' } })
})

test('a path that cannot be decoded is a bad request, and the scheme of a token is read in any case', async () => {
  const { url } = await start()
  const token = await signIn('regular@demo.test')
  for (const path of ['/api/messages/conversations/%', '/api/properties/%E0%A4%A']) {
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `bearer ${token}` } })
    expect([answer.status, await answer.json()], path).toEqual([400, { success: false, message: expect.any(String) }])
  }
  const answer = await fetch(`${url}/api/messages/conversations`, { headers: { authorization: `bearer ${token}` } })
  expect(answer.status).toBe(200)
})

test('a token without a session is refused by the real server too', async () => {
  const { url } = await start()
  configureRealtime({ url })
  await connect('stolen')
  await vi.waitFor(() =>
    expect(connection.get()).toMatchObject({ status: 'failed', reason: /session has ended/ as never }),
  )
})

test('pages of other origins may call, stored pictures are served, and nothing outside of them', async () => {
  const { url } = await start()
  const preflight = await fetch(`${url}/api/login`, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:5173', 'access-control-request-headers': 'content-type' },
  })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
    204,
    'http://localhost:5173',
  ])
  const statuses = [
    '/storage/avatars/101.svg',
    '/storage/..%2f..%2fpackage.json',
    '/storage/private/id.png',
    '/nothing',
  ]
  const answers = await Promise.all(statuses.map((path) => fetch(url + path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404])
})

test('an address that is too long is refused in the envelope', async () => {
  const { url } = await start()
  const answer = await fetch(`${url}/api/properties?q=${'x'.repeat(17_000)}`)
  expect([answer.status, await answer.json()]).toEqual([
    431,
    { success: false, message: 'The address or the headers are too long.' },
  ])
})

test('with a file the state outlives a restart, without one each start is the seed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'proventous-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  const file = join(folder, 'state.json')
  const first = await start({ file })
  await first.backend.writing(async () => void first.backend.db.property.update('1', { status: 'sold' }))
  await first.backend.files.put('properties/1/new.png', new Blob(['picture'], { type: 'image/png' }))
  await first.stop()
  const again = await start({ file })
  expect(again.backend.db.property.find('1')?.status).toBe('sold')
  const upload = await fetch(`${again.url}/storage/properties/1/new.png`)
  expect([upload.headers.get('content-type'), await upload.text()]).toEqual(['image/png', 'picture'])
  const fresh = await start()
  expect(fresh.backend.db.property.find('1')?.status).toBe('available')
})

test('an address with too many wrong passwords signs in nobody until the time is over', async () => {
  const { url, backend } = await start()
  const attempt = (email: string, password: string) =>
    fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
  const { tries, minutes } = WRONG_PASSWORDS_OF_ADDRESS
  for (let tried = 0; tried < tries; tried += 1)
    expect((await attempt(`somebody.${tried}@demo.test`, 'Passwort1')).status).toBe(401)
  const refused = await attempt('regular@demo.test', 'Password1')
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { success: false, message: 'Too many attempts from your network.' },
  ])
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan((minutes - 1) * 60)
  await backend.passTime(wait * 1_000)
  expect((await attempt('regular@demo.test', 'Password1')).status).toBe(200)
})

test('worlds are closed by DELETE, and an unused one makes room after an hour', async () => {
  let now = 0
  const { url } = await start({ machine: () => now })
  const ask = (name: string, method = 'GET') =>
    fetch(`${url}/worlds/${name}${method === 'GET' ? '/__mock/time' : ''}`, { method })
  for (let made = 1; made <= 50; made += 1) expect((await ask(`w${made}`)).status).toBe(200)
  now = 1_000_000
  expect((await ask('w1')).status).toBe(200)
  const full = await ask('one-more')
  expect([full.status, full.headers.get('retry-after')]).toEqual([429, '2600'])
  expect((await ask('w50', 'DELETE')).status).toBe(204)
  expect((await ask('w50', 'DELETE')).status).toBe(404)
  expect((await ask('one-more')).status).toBe(200)
  now = 3_600_000
  expect((await ask('another')).status).toBe(200)
  // Opened anew: it had been closed with the other unused ones.
  await fetch(`${url}/worlds/w1/__mock/change`, {
    method: 'POST',
    body: '{"table":"property","key":"1","columns":{"status":"sold"}}',
  })
  expect((await ask('w2')).status).toBe(200)
  expect(await (await fetch(`${url}/worlds/w1/__mock/rows?table=property`)).text()).toContain('"status":"sold"')
}, 60_000)
