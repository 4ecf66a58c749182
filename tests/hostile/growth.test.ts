import { expect, test } from 'vitest'
import { readRetryAfter } from '@/api/errors'
import { listProperties } from '@/contract/listing/properties'
import { wireOf } from '@/domain/domain.test-support'
import { addressLine } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { cautionsAbout } from '@/domain/messages/cautions'
import { linkParts } from '@/domain/messages/message-links'
import { listedByName, messageProfileName } from '@/domain/people/profile-path'
import { readArea } from '@/domain/search/query/area'
import { readSearch } from '@/domain/search/search-params'
import { readJson } from '@/lib/read-json'
import { NASTY } from './nasty'

/** What a stranger repeats to make a reader slow: a letter, or what a rule of reading looks for. */
const PIECES = [
  'a',
  ' ',
  '.',
  ')',
  '.)',
  '()',
  '[',
  '{',
  '"',
  '\\',
  '/',
  '%',
  '%2',
  '&',
  '=',
  ';',
  ',',
  '-',
  '0',
  '0,',
  '0-',
  '\n',
  '\u00a0',
  'é',
  '\ud800',
  '🏠',
  'http://',
  'http://a ',
  'https://a.b)',
  '..a',
  'a@',
  '&amp;',
  '<a',
  ...NASTY.filter((text) => text.length > 1 && text.length < 20),
]
const BEGINNINGS = ['', 'https://a', '"']

const PARAMETERS = 'q price size area bbox features subtype loan sort'.split(' ')

/** All that reads what strangers write, by what it reads. */
const READERS: Record<string, (text: string) => unknown> = {
  'a message': linkParts,
  'a message’s cautions': (text) => cautionsAbout(text, { visited: false }),
  'a listing': (text) => {
    const images = [{ image_url: text, alt: text }]
    return addressLine(toListing(wireOf({ title: text, description: text, city: text, features: text, images })))
  },
  'an answer': (text) =>
    listProperties.responses[200].safeParse(
      readJson(JSON.stringify({ success: true, data: [wireOf({ title: text, status: text, created_at: text })] })),
    ),
  'a search': (text) => PARAMETERS.map((name) => readSearch({ [name]: text })),
  'a drawn area': readArea,
  'a name': (text) => [listedByName({ email: text, id: text }), messageProfileName({ username: null, name: text })],
  'a header': (text) => readRetryAfter(text, 0),
}

const FEW = 5_000
const MANY = 10_000
/** Twice as much is linear, four times quadratic. */
const LIMIT = 3
/** Milliseconds of work that hurt no one: below them a share says more about the machine than about the reader. */
const UNNOTICED = 5
const ROUNDS = 12

/** Processor time of one run in milliseconds. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/**
 * How much more `many` costs than `few`, by the least of up to twelve runs of each: what else the machine does only adds. It stops where the answer is good enough.
 */
function growth(many: () => unknown, few: () => unknown): number {
  let [much, little] = [Infinity, Infinity]
  for (let round = 0; round < ROUNDS; round += 1) {
    much = Math.min(much, costOf(many))
    if (much <= UNNOTICED) return 1
    little = Math.min(little, costOf(few))
    if (round > 0 && much / little < LIMIT) break
  }
  return much / little
}

test.each(Object.entries(READERS))('twice as long a text in %s costs no more than three times as much', (_, read) => {
  for (const beginning of BEGINNINGS)
    for (const piece of PIECES) {
      const reading = (length: number) => {
        const text = beginning + piece.repeat(length / piece.length)
        return () => read(text)
      }
      const words = `${JSON.stringify(beginning)} and ${JSON.stringify(piece)}`
      expect(growth(reading(MANY), reading(FEW)), words).toBeLessThan(LIMIT)
    }
})
