import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from '@playwright/test'

/** The mocked backend over HTTP, for pages of the build for a real backend. Once stopped it answers nothing. */
export type HttpBackend = { url: string; stop: () => Promise<unknown> }

export async function startBackend(scenario: string): Promise<HttpBackend> {
  const server = spawn(process.execPath, ['mocks/serve/start.mjs', '--scenario', scenario], {
    env: { ...process.env, PORT: '0' },
  })
  const ended = once(server, 'exit')
  const stop = () => {
    server.kill()
    return ended
  }
  return { url: await addressOf(server), stop }
}

export function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('it did not start')))
    server.stdout?.on('data', (text: Buffer) => {
      const url = /http:\/\/localhost:\d+/.exec(text.toString())?.[0]
      if (url) resolve(url)
    })
  })
}

/** What `signed-in-verified` and its world's administrator are signed in with. */
const SESSION: Stored = Object.entries({
  token: 'scenario-102',
  user: JSON.stringify({ id: 102, username: 'noel.sumagaysay', first_name: 'Noel', last_name: 'Sumagaysay' }),
  superAdminToken: 'scenario-admin',
})

const ADMIN = JSON.stringify({
  email: 'admin@demo.test',
  username: 'superadmin',
  role: 'super_admin',
  user: { email: 'admin@demo.test' },
})

type Stored = (readonly [key: string, text: string])[]
/** The verified user, unless a visitor, a demo account by its e-mail address, or the administrator. */
type Who = { visitor?: boolean | undefined; as?: string | undefined; administrator?: boolean | undefined }

/** A demo account that signs in with its password. */
async function sessionOf({ url }: HttpBackend, email: string): Promise<Stored> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'Password1' }),
  })
  const { data } = (await answer.json()) as { data: { token: string; user: object } }
  return Object.entries({ token: data.token, user: JSON.stringify(data.user) })
}

async function sessionOfAdmin({ url }: HttpBackend): Promise<Stored> {
  const answer = await fetch(`${url}/api/super-admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.test', username: 'superadmin', password: 'Password1' }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return Object.entries({ superAdminToken: data.token })
}

/** The wait before the second attempt to load code (`src/lib/load-code.ts`). */
const RETRY_MS = 1_000

/**
 * Gives a page a backend, and takes files away from it: as after a deployment the host answers 404 to those in `missing`. `refused`
 * says how often the page asked for each of them.
 */
export async function takeAway(page: Page, backend: HttpBackend, who: Who = {}) {
  const missing = new Set<string>()
  const refused = new Map<string, number>()
  await page.routeWebSocket('**', () => {})
  await page.route(/\/(api|storage|socket\.io)\//, async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/socket.io')) return route.abort()
    const answer = await fetch(`${backend.url}${pathname}${search}`, {
      method: request.method(),
      headers: request.headers(),
      body: request.postDataBuffer() as BodyInit | null,
    })
    const body = Buffer.from(await answer.arrayBuffer())
    // The page may have been left meanwhile.
    return route
      .fulfill({ status: answer.status, contentType: answer.headers.get('content-type') ?? '', body })
      .catch(() => {})
  })
  await page.route(/\/assets\//, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1)
    if (!missing.has(file)) return route.continue()
    refused.set(file, (refused.get(file) ?? 0) + 1)
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' })
  })
  if (who.administrator) await signInHere(page, { session: await sessionOfAdmin(backend) })
  else await signInHere(page, who.as === undefined ? who : { session: await sessionOf(backend, who.as) })
  return { missing, refused }
}

/** Signs the page's user in, or nobody, and makes the second attempt to load code come at once. */
export async function signInHere(page: Page, { visitor = false, session = SESSION }: Who & { session?: Stored } = {}) {
  await page.addInitScript(
    ({ session, admin, wait }) => {
      for (const [key, text] of session) localStorage.setItem(key, text)
      // An administrator who is signed in does not see the login.
      if (location.pathname === '/super-admin/dashboard') localStorage.setItem('superAdminUser', admin)
      else localStorage.removeItem('superAdminUser')
      // The second attempt comes at once.
      const later = window.setTimeout.bind(window) as (run: TimerHandler, ms?: number, ...given: unknown[]) => number
      window.setTimeout = ((run: TimerHandler, ms?: number, ...given: unknown[]) =>
        later(run, ms === wait ? 0 : ms, ...given)) as typeof setTimeout
    },
    { session: visitor ? [] : session, admin: ADMIN, wait: RETRY_MS },
  )
}

/** Marks the document, so that a reload is found out. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { samePage: true }))
export const isSamePage = (page: Page) => page.evaluate(() => 'samePage' in window)
