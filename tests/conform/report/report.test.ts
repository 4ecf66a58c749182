import { expect, test } from 'vitest'
import type { Result } from '../check'
import { NotImplemented } from '../failure'
import { createLeavings } from '../leavings'
import type { Client } from '../talking/client'
import { curlOf } from '../talking/curl'
import { toHtml } from './html'
import { toText } from './text'

const failed = (on: string, more: Partial<Result> = {}): Result => ({
  title: `checks ${on}`,
  of: [on],
  verdict: 'failed',
  on,
  field: 'status',
  expected: '200',
  got: '401 ("Please sign in.")',
  curl: `curl -i 'http://x/${on}'`,
  ms: 1,
  ...more,
})
const report = (results: Result[]) => ({ base: 'http://x', results, left: ['2 conversations'], seconds: 1 })

test('refusals of one cause are one line with one command', () => {
  const names = [
    'getSettings',
    'listTours',
    'listNotifications',
    'getOwnProfile',
    'listSavedSearches',
    'listConversations',
  ]
  const text = toText(report([...names.map((name) => failed(name)), failed('login', { got: '500' })]), 'optional')
  expect(text).toContain(
    '6 checks fail alike: the answer is 401 ("Please sign in.") (getSettings, listTours, listNotifications, getOwnProfile, listSavedSearches and 1 more calls)',
  )
  expect(text.match(/curl -i/g)).toHaveLength(2)
  expect(text).toContain('Left behind\n  2 conversations')
  expect(toHtml(report(names.map((name) => failed(name))), 'optional')).toContain('6 checks fail alike')
})

test('what is left behind is said once, and a call that is not there is nothing that is left', async () => {
  const { later, leave } = createLeavings(() => ({}) as Client)
  for (const error of [
    new NotImplemented('getOwnProfile'),
    new Error('One account stays'),
    new Error('One account stays'),
  ])
    later(async () => {
      throw error
    })
  expect(await leave()).toEqual(['One account stays'])
})

test('a command makes the call again, without the token itself', () => {
  const sent = { on: 'x', method: 'PUT', url: 'http://x/y', token: 'secret', headers: {}, multipart: false }
  expect(curlOf({ ...sent, body: { name: "it's" } }, 'mia@example.com')).toBe(
    String.raw`curl -i -X PUT 'http://x/y' -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '{"name":"it'\''s"}'   # TOKEN: a session of mia@example.com`,
  )
  const photos = [new File([''], 'a.png', { type: 'image/png' })]
  expect(curlOf({ ...sent, token: 'made-up', multipart: true, body: { title: 'A', photos } }, undefined)).toBe(
    "curl -i -X PUT 'http://x/y' -H 'Authorization: Bearer made-up' -F 'title=A' -F 'photos[0]=@a.png;type=image/png'",
  )
})
