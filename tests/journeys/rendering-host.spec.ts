import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { addressOf, startBackend, type HttpBackend } from './real-page'

/** For sale in the seed, and owned by the account below. */
const LISTING = '5'

let backend: HttpBackend
let host: ChildProcess
let url = ''
let said = ''

test.beforeAll(async () => {
  backend = await startBackend('samples')
  const port = await freePort()
  host = spawn(process.execPath, ['mocks/serve/rendering-host.mjs', 'dist', backend.url], {
    env: { ...process.env, PORT: String(port), CHANGED_SECRET: SECRET },
  })
  host.stderr?.on('data', (text: Buffer) => (said += text.toString()))
  url = await addressOf(host)
})
test.afterAll(async () => {
  host.kill()
  await backend.stop()
})

test('the example host renders the pages of a backend, and renders them anew when a listing changed', async ({
  request,
}) => {
  const results = await request.get(`${url}/properties`, PATIENT)
  expect(results.headers()['content-security-policy']).toContain("object-src 'none'")
  expect(await results.text()).toContain(cardOf(LISTING))
  expect(await textOf(request, `/property/${LISTING}`)).toContain('RealEstateListing')
  expect(await textOf(request, '/sitemap.xml')).toContain(`<loc>${url}/property/${LISTING}</loc>`)

  await deleteListing(request)
  expect(await textOf(request, '/properties'), 'until it is told of a change').toContain(cardOf(LISTING))
  expect((await request.post(`${url}/changed`, CHANGED)).status()).toBe(202)
  await renderings(2)
  expect(await textOf(request, '/properties')).not.toContain(cardOf(LISTING))
  expect(await textOf(request, '/sitemap.xml')).not.toContain(`/property/${LISTING}<`)
  expect(await textOf(request, `/property/${LISTING}`), 'the shell').not.toContain('RealEstateListing')

  await backend.stop()
  expect((await request.post(`${url}/changed`, CHANGED)).status()).toBe(202)
  await renderings(3)
  expect(said).toContain('The pages stay as they are')
  expect(await textOf(request, '/properties'), 'without a backend the last pages stay').toContain(cardOf('1'))
})

/** Rendering ends with one of these lines. How long it takes depends on the machine. */
async function renderings(wanted: number) {
  await expect
    .poll(() => said.match(/\d+ files rendered|The pages stay as they are/g)?.length, { timeout: 90_000 })
    .toBe(wanted)
}

const cardOf = (id: string) => `data-listing="${id}"`

const SECRET = 'a-secret-of-this-journey'
/** The host closes a connection that was idle for five seconds, which a slow machine may be about to use. */
const PATIENT = { maxRetries: 2 }
const CHANGED = { ...PATIENT, headers: { Authorization: `Bearer ${SECRET}` } }

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(`${url}${path}`, PATIENT)).text()
}

async function deleteListing(request: APIRequestContext) {
  const login = await request.post(`${backend.url}/api/login`, {
    data: { email: 'verified@demo.test', password: 'Password1' },
  })
  const { data } = (await login.json()) as { data: { token: string } }
  const headers = { Authorization: `Bearer ${data.token}` }
  expect((await request.delete(`${backend.url}/api/properties/${LISTING}`, { headers })).status()).toBe(200)
}

/** The host writes its own address into the pages, so it has to know its port before it listens. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
