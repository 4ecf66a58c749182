import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { wronglyPublished } from './published-files.mjs'

let folder = ''

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function offensesOf(files: Record<string, string>): string[] {
  folder = mkdtempSync(join(tmpdir(), 'published-'))
  for (const [path, text] of Object.entries({ ...SOUND, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return wronglyPublished(folder)
}

const SOUND = {
  'index.html': `<meta content="img-src 'self' https://api.test; connect-src 'self' https://api.test wss://api.test">`,
  'assets/index-a1.js': 'start()',
  'pictures/hero-960.webp': '',
  _headers: "/*\n  Content-Security-Policy: connect-src 'self'",
}

test('a build with nothing but the product passes', () => {
  expect(offensesOf({})).toEqual([])
})

test.each([
  ['assets/index-a1.js.map', '{}', 'the file assets/index-a1.js.map'],
  ['.vite/manifest.json', '{}', 'the file .vite/manifest.json'],
  ['contract/openapi.json', '{}', 'the file contract/openapi.json'],
  ['storage/avatars/101.svg', '', 'the file storage/avatars/101.svg'],
  ['assets/people-b2.js', "'verified@demo.test'", "the text 'demo.test' in assets/people-b2.js"],
  ['index.html', 'Password1', "the text 'Password1' in index.html"],
  ['index.html', '<html lang="en" data-page="/">', 'listings in index.html'],
  ['properties.html', '', 'the file properties.html'],
  ['assets/a.js', '//# sourceMappingURL=a.js.map', "the text 'sourceMappingURL' in assets/a.js"],
  ['404.html', `connect-src 'self' http://*:3001`, 'a policy with a wildcard in 404.html'],
  ['_headers', "img-src 'self' data: https:; base-uri 'none'", 'a policy with a wildcard in _headers'],
])('%s with %s is found', (path, text, offense) => {
  expect(offensesOf({ [path]: text })).toEqual([offense])
})
