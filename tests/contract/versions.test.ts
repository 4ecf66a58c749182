import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DECIMAL } from '@/contract/values/numbers'
import { differences, type Change } from '@mocks/documents/versions/differences'
import { factsOfCalls } from '@mocks/documents/versions/facts'
import { ANNOUNCED, changelogSection, nextVersion, unannounced } from '@mocks/documents/versions/versions'
import { contractDocuments } from '@mocks/documents/write-documents'
import { withDeprecation } from '@mocks/network/declared/answer-headers'

type Document = ReturnType<typeof sample>

const documents = await contractDocuments()
const present = () => ({
  openapi: JSON.parse(documents['contract/openapi.json'] ?? '') as Document,
  asyncapi: JSON.parse(documents['contract/asyncapi.json'] ?? '') as object,
})

test('no breaking change is unannounced; npm run contract -- --announce announces it', () => {
  expect(unannounced(present()).filter(({ level }) => level === 'breaking')).toEqual([])
})

test('the changelog has the announced version on top', () => {
  const text = readFileSync('.storybook/docs/reference/contract-changes.md', 'utf8')
  expect(/^## (\S+)/m.exec(text)?.[1]).toBe(ANNOUNCED.version)
})

test('a breaking change of the real contract is found: a call less, and a field that has to be sent', () => {
  const { openapi, asyncapi } = present()
  const { '/api/tours': tours, ...paths } = openapi.paths as Record<string, unknown>
  expect(tours).toBeDefined()
  expect(unannounced({ openapi: { ...openapi, paths }, asyncapi })).toContainEqual({
    level: 'breaking',
    place: 'listTours',
    words: 'is gone',
  })
})

/** A small contract with one call. */
function sample() {
  const rowProperties: Record<string, object> = {
    id: { type: 'string' },
    status: { type: 'string', enum: ['open', 'sold'] },
  }
  const bodyProperties: Record<string, object> = { title: { type: 'string', maxLength: 80 } }
  return {
    paths: {
      '/rows': {
        post: {
          operationId: 'makeRow',
          summary: 'Makes a row.',
          'x-access': { visitor: 'allowed' } as Record<string, unknown>,
          requestBody: {
            content: {
              'application/json': { schema: { type: 'object', properties: bodyProperties, required: ['title'] } },
            },
          },
          responses: {
            201: {
              description: 'Created.',
              content: {
                'application/json': { schema: { type: 'object', properties: rowProperties, required: ['id'] } },
              },
            },
            422: { description: 'No.' },
          } as Record<string, object>,
        },
      },
    },
    components: { schemas: {} },
  }
}

const rowOf = (document: Document) =>
  (
    document.paths['/rows'].post.responses[201] as {
      content: { 'application/json': { schema: { properties: Record<string, object>; required: string[] } } }
    }
  ).content['application/json'].schema
const bodyOf = (document: Document) => document.paths['/rows'].post.requestBody.content['application/json'].schema

test.each<[string, (document: Document) => unknown, Change]>([
  [
    'a status of a success that goes',
    (d) => delete d.paths['/rows'].post.responses[201],
    { level: 'breaking', place: 'makeRow 201', words: 'is gone' },
  ],
  [
    'a refusal that goes',
    (d) => delete d.paths['/rows'].post.responses[422],
    { level: 'additive', place: 'makeRow 422', words: 'is gone' },
  ],
  [
    'a refusal that comes',
    (d) => (d.paths['/rows'].post.responses[409] = { description: 'x' }),
    { level: 'additive', place: 'makeRow 409', words: 'is new' },
  ],
  [
    'a field of an answer that goes',
    (d) => delete rowOf(d).properties['status'],
    { level: 'breaking', place: 'answer makeRow 201.status', words: 'is gone' },
  ],
  [
    'a field of an answer that may be missing',
    (d) => rowOf(d).required.pop(),
    { level: 'breaking', place: 'answer makeRow 201.id', words: 'may be left out' },
  ],
  [
    'a value of an answer that comes',
    (d) => (rowOf(d).properties['status'] = { type: 'string', enum: ['open', 'sold', 'kept'] }),
    { level: 'breaking', place: 'answer makeRow 201.status', words: 'has the new value kept' },
  ],
  [
    'a field of an answer that comes',
    (d) => (rowOf(d).properties['price'] = { type: 'number' }),
    { level: 'additive', place: 'answer makeRow 201.price', words: 'is new' },
  ],
  [
    'a field to send that comes',
    (d) => (bodyOf(d).properties['zip'] = { type: 'string' }),
    { level: 'additive', place: 'request makeRow body.zip', words: 'is new' },
  ],
  [
    'a field that has to be sent',
    (d) => {
      bodyOf(d).properties['zip'] = { type: 'string' }
      bodyOf(d).required.push('zip')
    },
    { level: 'breaking', place: 'request makeRow body.zip', words: 'is new and has to be sent' },
  ],
  [
    'a lower limit of a request',
    (d) => (bodyOf(d).properties['title'] = { type: 'string', maxLength: 40 }),
    { level: 'breaking', place: 'request makeRow body.title', words: 'maxLength is 40, was 80' },
  ],
  [
    'a higher limit of a request',
    (d) => (bodyOf(d).properties['title'] = { type: 'string', maxLength: 90 }),
    { level: 'additive', place: 'request makeRow body.title', words: 'maxLength is 90, was 80' },
  ],
  [
    'a caller who is kept out',
    (d) => (d.paths['/rows'].post['x-access'] = { visitor: 401 }),
    { level: 'breaking', place: 'makeRow by visitor', words: 'gets 401, no longer allowed' },
  ],
  [
    'other words',
    (d) => (d.paths['/rows'].post.summary = 'Creates a row.'),
    { level: 'documentary', place: 'makeRow', words: 'is described or shown in other words' },
  ],
])('%s is known for what it is', (_, change, expected) => {
  const after = sample()
  change(after)
  expect(differences(factsOfCalls(sample()), factsOfCalls(after))).toContainEqual(expected)
})

test.each([
  ['an e-mail address', { format: 'email' }, 254],
  ['a number as text', { type: ['number', 'string'], pattern: DECIMAL }, 255],
])('a first limit that %s has anyhow is documentary, a shorter one breaks', (_, form, most) => {
  const withLimit = (limit: object) => {
    const document = sample()
    bodyOf(document).properties['title'] = { type: 'string', ...form, ...limit }
    return factsOfCalls(document)
  }
  const levelOf = (maxLength: number) =>
    differences(withLimit({}), withLimit({ maxLength })).find(({ words }) => words.startsWith('maxLength'))?.level
  expect([levelOf(most), levelOf(most - 1)]).toEqual(['documentary', 'breaking'])
})

test('a pattern that takes one more word is wider, one that takes another is not', () => {
  const withPattern = (pattern: string) => {
    const document = sample()
    bodyOf(document).properties['title'] = { type: 'string', pattern }
    return factsOfCalls(document)
  }
  const levelOf = (pattern: string) => differences(withPattern('^(a|b)(,(a|b))*$'), withPattern(pattern))[0]?.level
  expect(levelOf('^(a|c|b)(,(a|c|b))*$')).toBe('additive')
  expect(levelOf('^(a|c)(,(a|c))*$')).toBe('breaking')
  expect(levelOf('^(a|b|c)$')).toBe('breaking')
})

test('an equal contract has no difference, and a new call is one change', () => {
  expect(differences(factsOfCalls(sample()), factsOfCalls(sample()))).toEqual([])
  expect(differences({}, factsOfCalls(sample()))).toEqual([{ level: 'additive', place: 'makeRow', words: 'is new' }])
})

test('the version moves by the heaviest change', () => {
  const change = (level: Change['level']): Change => ({ level, place: 'x', words: 'y' })
  expect(nextVersion('1.4.2', [])).toBe('1.4.2')
  expect(nextVersion('1.4.2', [change('documentary')])).toBe('1.4.3')
  expect(nextVersion('1.4.2', [change('documentary'), change('additive')])).toBe('1.5.0')
  expect(nextVersion('1.4.2', [change('additive'), change('breaking')])).toBe('2.0.0')
  expect(changelogSection('2.0.0', '2026-06-15', [change('breaking'), change('documentary')])).toMatch(
    /^## 2\.0\.0 \(2026-06-15\)\n\n### Breaking\n\n- `x`: y\.\n\nDescribed or shown in other words: 1 places\./,
  )
})

test('a deprecated call says since when and until when', () => {
  const deprecated = { since: '2026-06-01', until: '2027-06-01', instead: 'getProperty' }
  const { headers } = withDeprecation({ deprecated }, Response.json({}))
  expect([headers.get('Deprecation'), headers.get('Sunset')]).toEqual(['@1780272000', 'Tue, 01 Jun 2027 00:00:00 GMT'])
  expect(withDeprecation({}, Response.json({})).headers.get('Sunset')).toBeNull()
})
