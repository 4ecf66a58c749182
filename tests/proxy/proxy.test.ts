import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chance, cutOff, type Plan } from './faults'
import { startFaultyProxy, type FaultyProxy } from './proxy'

let host: Server
let calls: string[] = []
let proxy: FaultyProxy

beforeAll(async () => {
  host = createServer((asked, answer) => {
    calls.push(`${asked.method} ${asked.url}`)
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{"whole": true}')
  })
  await new Promise<void>((resolve) => void host.listen(0, 'localhost', resolve))
  const address = `http://localhost:${(host.address() as AddressInfo).port}`
  proxy = await startFaultyProxy({ seed: 7, route: (path) => (path.startsWith('/api/') ? address : null) })
})
beforeEach(() => {
  calls = []
  proxy.plant(() => null)
})
afterAll(async () => {
  await proxy.stop()
  host.close()
})

/** Asks as a browser with a proxy does: with the whole address in the first line. */
function ask(path: string, method = 'GET'): Promise<{ status: number | undefined; body: string }> {
  const { port } = new URL(proxy.server)
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port, method, path: `http://product.test${path}` }, (answer) => {
      let body = ''
      answer.on('data', (part: Buffer) => (body += part.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode, body }))
      answer.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
const only =
  (path: string, fault: ReturnType<Plan>): Plan =>
  (asked) =>
    asked === path ? fault : null

test('without a fault the answer is whole, and goes where the route says', async () => {
  expect(await ask('/api/one?a=1', 'POST')).toEqual({ status: 200, body: '{"whole": true}' })
  expect(calls).toEqual(['POST /api/one?a=1'])
})

test('a missing file is a 404, a corrupt answer breaks off, each for its path alone', async () => {
  proxy.plant(only('/api/one', 'missing'))
  expect((await ask('/api/one')).status).toBe(404)
  expect((await ask('/api/two')).status).toBe(200)
  proxy.plant(only('/api/one', 'corrupt'))
  const { body } = await ask('/api/one')
  expect('{"whole": true}'.startsWith(body)).toBe(true)
  expect(() => JSON.parse(body) as unknown).toThrow(SyntaxError)
  expect(await ask('/api/one')).toEqual({ status: 200, body })
})

test('a lost answer is one whose call has had its effect', async () => {
  proxy.plant(only('/api/one', 'lost'))
  await expect(ask('/api/one', 'POST')).rejects.toThrow(/hang up|reset/)
  expect(calls).toEqual(['POST /api/one'])
})

test('a late answer waits until it is released, and comes as the plan then says', async () => {
  proxy.plant(only('/api/one', 'late'))
  const late = ask('/api/one')
  await proxy.held()
  proxy.plant(only('/api/one', 'missing'))
  proxy.release()
  expect((await late).status).toBe(404)
  expect(proxy.met().slice(-2)).toEqual(['/api/one', '/api/one'])
})

test('the same seed breaks an answer off at the same place', () => {
  const body = Buffer.from('x'.repeat(1_000))
  const lengths = (seed: number) => ['/a', '/b', '/c'].map((path) => cutOff(seed, path, body).length)
  expect(lengths(7)).toEqual(lengths(7))
  expect(new Set([...lengths(7), ...lengths(8)]).size).toBeGreaterThan(4)
  for (const length of lengths(7)) expect(length).toBeGreaterThanOrEqual(250)
  expect(chance(1, 'text')).not.toBe(chance(2, 'text'))
})
