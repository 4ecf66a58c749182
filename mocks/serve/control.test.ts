import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { call, configureApi } from '@/api/call'
import { connect, connection, disconnect } from '@/api/realtime/realtime'
import { configureRealtime } from '@/api/realtime/realtime-settings'
import { login } from '@/contract/account/auth'
import { serve, type Serving } from '../server'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  disconnect()
  configureRealtime({ url: null })
  configureApi({ baseUrl: '', token: () => null })
  for (const clean of cleanups.splice(0).toReversed()) await clean()
})

async function start(onMessage?: (message: { to: string; body: string }) => void): Promise<Serving> {
  const serving = await serve({ port: 0, publicFolder: 'public', ...(onMessage ? { onMessage } : {}) })
  cleanups.push(serving.stop)
  return serving
}

const asking = (base: string) => async (method: string, path: string, body?: unknown) => {
  const response = await fetch(base + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, text, json: () => JSON.parse(text) as Record<string, unknown>, response }
}

test('a reset returns to the seed', async () => {
  const { url, backend } = await start()
  await backend.writing(async () => void backend.db.property.update('1', { status: 'sold' }))
  expect((await asking(url)('POST', '/__mock/reset')).status).toBe(204)
  expect(backend.db.property.find('1')?.status).toBe('available')
})

test('a scenario opens from its seed, and its rules apply', async () => {
  const serving = await start()
  const ask = asking(serving.url)
  expect((await ask('POST', '/__mock/openScenario', { id: 'list-fails' })).status).toBe(204)
  expect((await ask('GET', '/api/properties')).status).toBe(500)
  expect((await ask('GET', '/__mock/scenario')).text).toBe('list-fails')
  expect(serving.backend.scenario.id).toBe('list-fails')
})

test('network rules come over HTTP, and a wrong one changes nothing', async () => {
  const ask = asking((await start()).url)
  const rules = [{ on: 'getProperty', steps: [{ fail: { status: 503, message: 'Later.' } }] }]
  expect((await ask('POST', '/__mock/setRules', { rules })).status).toBe(204)
  expect((await ask('GET', '/api/properties/1')).json()).toEqual({ success: false, message: 'Later.' })
  const refused = await ask('POST', '/__mock/setRules', { rules: [{ on: 'getPropertee', steps: [] }] })
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("there is no endpoint 'getPropertee'")])
  expect((await ask('GET', '/__mock/rules')).json()).toEqual(rules)
})

test('the clock is moved, and a code is too old after an hour', async () => {
  const ask = asking((await start()).url)
  await ask('POST', '/__mock/freeze', { at: '2026-06-15T09:00:00+08:00' })
  const email = 'new@example.com'
  await ask('POST', '/api/user/send-email-verification', { email })
  const { text: code } = await ask('GET', `/__mock/code?to=${email}`)
  expect(code).toMatch(/^\d{6}$/)
  await ask('POST', '/__mock/passTime', { ms: 3_600_000 })
  expect((await ask('GET', '/__mock/time')).text).toBe('2026-06-15T02:00:00.000Z')
  const verified = await ask('POST', '/api/user/verify-email', { email, code })
  expect([verified.status, verified.json()['success']]).toEqual([422, false])
})

test('messages that a real backend would send are told at once', async () => {
  const onMessage = vi.fn<(message: { to: string; body: string }) => void>()
  const ask = asking((await start(onMessage)).url)
  await ask('POST', '/api/user/send-email-verification', { email: 'new@example.com' })
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: 'new@example.com' }))
})

test('the log lists calls, and is emptied', async () => {
  const ask = asking((await start()).url)
  await ask('GET', '/api/properties/1')
  expect((await ask('GET', '/__mock/log')).text).toContain('"endpoint":"getProperty"')
  await ask('POST', '/__mock/clearLog')
  expect((await ask('GET', '/__mock/log')).text).toBe('[]')
})

test('a state goes out, and comes in after a reset', async () => {
  const { url, backend } = await start()
  const ask = asking(url)
  await backend.writing(async () => void backend.db.property.update('1', { status: 'sold' }))
  const state = (await ask('GET', '/__mock/state')).json()
  await ask('POST', '/__mock/reset')
  expect((await ask('POST', '/__mock/openState', { state })).status).toBe(204)
  expect(backend.db.property.find('1')?.status).toBe('sold')
  expect((await ask('POST', '/__mock/openState', { state: { rows: {} } })).status).toBe(422)
})

test('worlds do not share rows, rules, sessions or sockets', async () => {
  const { url } = await start()
  const [anna, ben] = [`${url}/worlds/anna`, `${url}/worlds/ben`]
  await asking(anna)('POST', '/__mock/addRule', {
    rule: { on: 'getProperty', steps: [{ fail: { status: 503, message: 'x' } }] },
  })
  expect((await asking(anna)('GET', '/api/properties/1')).status).toBe(503)
  expect((await asking(ben)('GET', '/api/properties/1')).status).toBe(200)
  configureApi({ baseUrl: anna })
  const { data } = await call(login, { body: { email: 'verified@demo.test', password: 'Password1' } })
  const mine = (base: string) =>
    fetch(`${base}/api/user/profile`, { headers: { Authorization: `Bearer ${data.token}` } })
  expect([(await mine(anna)).status, (await mine(ben)).status]).toEqual([200, 401])
})

test('a socket of a named world is admitted with a session of that world', async () => {
  const { url } = await start()
  const base = `${url}/worlds/anna`
  configureApi({ baseUrl: base })
  const { data } = await call(login, { body: { email: 'verified@demo.test', password: 'Password1' } })
  configureRealtime({ url: base })
  await connect(data.token)
  await vi.waitFor(() => expect(connection.get().status).toBe('online'))
})

test('refusals outside the contract have its envelope', async () => {
  const ask = asking((await start()).url)
  const unknown = await ask('GET', '/api/nothing')
  expect([unknown.status, unknown.json()]).toEqual([
    404,
    { success: false, message: 'There is no call GET /api/nothing.' },
  ])
  const wrong = await ask('DELETE', '/api/login')
  expect([wrong.status, wrong.response.headers.get('allow'), wrong.json()['success']]).toEqual([405, 'POST', false])
})

test('an unknown control answers with the near ones and the list', async () => {
  const ask = asking((await start()).url)
  const { status, json } = await ask('POST', '/__mock/resett')
  expect([status, json()['message']]).toEqual([404, "control: there is no control 'resett'. Did you mean reset?"])
  expect(json()['controls']).toContain('POST /__mock/reset: Returns to the seed. Everyone stays signed in.')
  expect((await ask('GET', '/__mock')).json()).toEqual({ controls: json()['controls'] })
  expect((await ask('GET', '/__mock/reset')).json()['message']).toBe('reset changes something: ask by POST.')
  expect((await ask('DELETE', '/__mock/log')).status).toBe(405)
})

test('rows are read and changed, and a call is waited for', async () => {
  const { url } = await start()
  const ask = asking(url)
  const where = { table: 'property', where: { id: '1' } }
  expect(
    (await ask('POST', '/__mock/change', { table: 'property', key: '1', columns: { status: 'sold' } })).status,
  ).toBe(204)
  expect(JSON.parse((await ask('POST', '/__mock/rows', where)).text)).toMatchObject([{ id: '1', status: 'sold' }])
  const called = ask('POST', '/__mock/waitForCall', { endpoint: 'getProperty' })
  await ask('GET', '/api/properties/1')
  expect((await called).json()).toMatchObject({ endpoint: 'getProperty', status: 200 })
  const refused = await ask('GET', '/__mock/rows?table=propertie')
  expect([refused.status, refused.json()['message']]).toEqual([
    422,
    "table: there is no table 'propertie'. Did you mean property?",
  ])
})

test('what is to happen is listed, brought forward, moved and dropped', async () => {
  const { url, backend } = await start()
  const ask = asking(url)
  await ask('POST', '/__mock/freeze', { at: '2026-06-15T09:00:00+08:00' })
  const email = 'new@example.com'
  await ask('POST', '/api/user/send-email-verification', { email })
  const ends = () => backend.db.email_code.all()[0]?.expires_at
  const events = JSON.parse((await ask('GET', '/__mock/events')).text) as { id: string; what: string }[]
  const code = events.find(({ what }) => what === `The code for ${email} ends`)
  expect(code).toMatchObject({ at: '2026-06-15T01:10:00.000Z', canMove: true, canDrop: false })
  expect(JSON.parse((await ask('GET', `/__mock/events?about=${email}`)).text)).toMatchObject([{ id: code?.id }])
  await ask('POST', '/__mock/moveEvent', { id: code?.id, at: '2026-06-15T12:00:00+08:00' })
  expect(ends()).toBe('2026-06-15T04:00:00.000Z')
  await ask('POST', '/__mock/runNow', { id: code?.id })
  expect(ends()).toBe('2026-06-15T01:00:00.000Z')
  expect((await ask('POST', '/__mock/dropEvent', { id: 'nothing' })).status).toBe(422)
})

test('a rule answers any body to one caller, as a copied curl command asks', async () => {
  const { url } = await start()
  const ask = asking(url)
  const { text: token } = await ask('POST', '/__mock/signIn', { who: '102' })
  const rules = [{ on: 'getProperty', when: { as: '102' }, steps: [{ answer: { status: 200, body: { odd: true } } }] }]
  expect((await ask('POST', '/__mock/setRules', { rules })).status).toBe(204)
  const mine = await fetch(`${url}/api/properties/1`, { headers: { Authorization: `Bearer ${token}` } })
  expect(await mine.json()).toEqual({ odd: true })
  expect((await ask('GET', '/api/properties/1')).json()).toHaveProperty('data')
  expect((await ask('POST', '/__mock/signIn', { who: 'nobody' })).status).toBe(422)
})

test('a file that holds no state is named in a sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'proventous-'))
  const file = join(folder, 'state.json')
  await writeFile(file, '{broken')
  await expect(serve({ port: 0, publicFolder: 'public', file })).rejects.toThrow(`${file} does not hold a state`)
  await rm(folder, { recursive: true })
})
