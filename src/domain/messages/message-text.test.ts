import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatMessage } from './conversation'
import { linkParts } from './message-links'
import { maySend, POLL_CONVERSATIONS_MS, POLL_MESSAGES_MS, READD_MS, RELOAD_MS } from './message-sending'
import { clockTime, dayLabel, groupByDay, listTime } from './message-timeline'

const MANILA = 'Asia/Manila'
const now = Date.parse('2026-06-15T01:00:00Z')
const at = (iso: string) => Date.parse(iso)

test.each([
  ['See https://example.com/a?b=1.', 'https://example.com/a?b=1'],
  ['(http://example.com/a_(b))', 'http://example.com/a_(b)'],
  ['HTTPS://Example.com!', 'https://example.com/'],
  ['(see [https://example.com/{a}]).).', 'https://example.com/%7Ba%7D'],
  [`https://example.com/${')'.repeat(5_000)}`, 'https://example.com/'],
])('in %j the address is a link', (text, href) => {
  expect(linkParts(text).flatMap((part) => part.href ?? [])).toEqual([href])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
  'https://bank.example@evil.example/',
  'https://',
  '<a href="x">y</a>',
  'ftp://example.com',
  'mailto:a@b.c',
  `https://example.com/${'a'.repeat(2_048)}`,
])('%j stays plain text', (text) => {
  expect(linkParts(text)).toEqual([{ text }])
})

test('the runs of any text are the text, and every link is a web address', () => {
  const pieces = fc.constantFrom('https://a.example/x', 'http://', 'javascript:', ' ', ').', '<', '@', 'b.example')
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 5 }))), (words) => {
      const text = words.join('')
      const parts = linkParts(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      expect(parts.every(({ href }) => href === undefined || /^https?:\/\//.test(href))).toBe(true)
    }),
  )
})

test.each([
  ['2026-06-14T17:00:00Z', 'Today', '1:00 AM', '1:00 AM'],
  ['2026-06-14T15:59:00Z', 'Yesterday', '11:59 PM', 'Yesterday'],
  ['2026-06-10T02:05:00Z', 'Wednesday, June 10', '10:05 AM', 'Wed'],
  ['2026-03-01T02:05:00Z', 'Sunday, March 1', '10:05 AM', 'Mar 1'],
  ['2025-12-31T20:00:00Z', 'Thursday, January 1', '4:00 AM', 'Jan 1'],
  ['2025-12-31T02:00:00Z', 'Wednesday, December 31, 2025', '10:00 AM', 'Dec 31, 2025'],
])('in Manila %s is %s, %s', (iso, day, time, list) => {
  expect([dayLabel(at(iso), now, MANILA), clockTime(at(iso), MANILA), listTime(at(iso), now, MANILA)]).toEqual([
    day,
    time,
    list,
  ])
})

test('messages of one person that follow closely form a group; a day, a pause, another person or an offer ends it', () => {
  const say = (id: string, sender: string, iso: string, kind: ChatMessage['kind'] = 'plain') =>
    ({
      id,
      sender,
      sentMs: at(iso),
      kind,
      text: id,
      amount: null,
      offerId: null,
      expiresMs: null,
      tourId: null,
      photos: [],
      clientId: null,
      removed: false,
      seen: false,
    }) satisfies ChatMessage
  const days = groupByDay(
    [
      say('1', 'a', '2026-06-14T15:58:00Z'),
      say('2', 'a', '2026-06-14T16:01:00Z'),
      say('3', 'a', '2026-06-14T16:02:00Z'),
      say('4', 'b', '2026-06-14T16:03:00Z'),
      say('5', 'b', '2026-06-14T16:10:00Z'),
      say('6', 'b', '2026-06-14T16:11:00Z', 'offer'),
      say('7', 'b', '2026-06-14T16:12:00Z'),
    ],
    MANILA,
  )
  expect(days.map(({ groups }) => groups.map(({ messages }) => messages.map(({ id }) => id).join(' ')))).toEqual([
    ['1'],
    ['2 3', '4', '5', '6', '7'],
  ])
})

test.each([
  ['Hello', 'c', false, true],
  ['  \n ', 'c', false, false],
  ['Hello', null, false, false],
  ['Hello', 'c', true, false],
])('%j to %s while sending is %s may be sent: %s', (text, conversation, sending, allowed) => {
  expect(maySend({ text }, conversation, sending)).toBe(allowed)
})

test('the documented intervals: polling 10 s and 30 s, reload after 1 s, re-adding after 500 ms', () => {
  expect([POLL_MESSAGES_MS, POLL_CONVERSATIONS_MS, RELOAD_MS, READD_MS]).toEqual([10_000, 30_000, 1_000, 500])
})
