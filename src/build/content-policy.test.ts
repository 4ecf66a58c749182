import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withContentPolicy, type Build } from './content-policy'

const SCRIPT = "\n  document.title = 'x'\n"
const PAGE = `<head>\n  <meta charset="utf-8" />\n  <script>${SCRIPT}</script>\n</head>`
const REAL: Build = {
  mocked: false,
  base: '/',
  VITE_API_URL: 'https://api.test/v1',
  VITE_REALTIME_URL: 'https://live.test',
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The sources of a directive, in the page or in the header. */
function sources(directive: string, policy: string): string[] {
  const found = policy.split('; ').find((one) => one.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}

function policiesOf(build: Build, html = PAGE) {
  const { page, header } = withContentPolicy(html, build)
  return { page, header, inPage: /content="([^"]+)"/.exec(page)?.[1] ?? '' }
}

test('an inline script is allowed by the hash of what the browser parses, whatever ends its lines', () => {
  for (const html of [PAGE, PAGE.replaceAll('\n', '\r\n'), PAGE.replaceAll('\n', '\r')]) {
    expect(sources('script-src', policiesOf(REAL, html).inPage)).toContain(hash(SCRIPT))
  }
})

test('the style sheet in the page is allowed by its hash', () => {
  const { inPage, header } = policiesOf(REAL, PAGE.replace('</head>', '<style>.a{color:red}</style></head>'))
  for (const policy of [inPage, header]) expect(sources('style-src', policy)).toContain(hash('.a{color:red}'))
})

test('a build for a real backend names exactly the origins that it talks to', () => {
  const { inPage, header } = policiesOf(REAL)
  for (const policy of [inPage, header]) {
    expect(sources('connect-src', policy)).toEqual([
      "'self'",
      'https://api.test',
      'https://live.test',
      'wss://live.test',
    ])
    expect(sources('img-src', policy)).toEqual(["'self'", 'data:', 'blob:', 'https://api.test'])
  }
})

test('a backend on the own origin needs no more than that origin', () => {
  const { inPage } = policiesOf({ ...REAL, VITE_REALTIME_URL: '/' })
  expect(sources('connect-src', inPage)).toEqual(["'self'", 'https://api.test'])
})

test('further hosts of pictures are named, and nothing else gets into the policy', () => {
  const build = {
    ...REAL,
    VITE_TILE_URL: 'https://{s}.tiles.test/{z}/{x}/{y}.png',
    VITE_IMAGE_HOSTS: 'https://cdn.test, http://old.test:8080',
    VITE_GOOGLE_CLIENT_ID: 'id',
  }
  expect(sources('img-src', policiesOf(build).inPage).slice(3)).toEqual([
    'https://api.test',
    'https://*.tiles.test',
    'https://cdn.test',
    'http://old.test:8080',
    'https://*.googleusercontent.com',
  ])
  expect(() => policiesOf({ ...REAL, VITE_IMAGE_HOSTS: "'unsafe-inline';" })).toThrow('is no origin')
})

test('every file comes with the script policy, which workers take from their own file', () => {
  for (const build of [REAL, { mocked: true, base: '/' }]) {
    const { inPage, header } = policiesOf(build)
    expect(sources('script-src', header)).toEqual(sources('script-src', inPage))
    expect(sources('script-src', header)).not.toContain("'unsafe-inline'")
    expect(sources('frame-ancestors', header)).toEqual(["'none'"])
    expect(sources('object-src', header)).toEqual(["'none'"])
  }
})

test("the mocks' worker, which passes the page's requests on, is not told from where", () => {
  const { header } = policiesOf({ mocked: true, base: '/' })
  for (const directive of ['default-src', 'connect-src', 'img-src']) expect(sources(directive, header)).toEqual([])
})
