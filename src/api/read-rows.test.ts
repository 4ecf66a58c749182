import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { listProperties } from '@/contract/properties'
import { wireOf } from '@/domain/domain.test-support'
import { call, callRows, configureApi } from './call'
import { readRows } from './read-rows'

/** A body that comes in pieces of these sizes, over and over. */
function bodyOf(text: string, sizes: readonly number[] = [text.length || 1]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream({
    start(controller) {
      let at = 0
      for (let piece = 0; at < bytes.length; piece += 1) {
        const size = sizes[piece % sizes.length] ?? 1
        controller.enqueue(bytes.slice(at, at + size))
        at += size
      }
      controller.close()
    },
  })
}

/** The answer put together again, or the name of what was thrown. */
async function read(text: string, sizes?: readonly number[]): Promise<unknown> {
  const rows: unknown[] = []
  try {
    const envelope = await readRows(bodyOf(text, sizes), (batch) => rows.push(...batch))
    return rows.length > 0 ? { ...(envelope as object), data: rows } : envelope
  } catch (cause) {
    return (cause as Error).name
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    return (cause as Error).name
  }
}

const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
// Texts full of what the cutting looks for.
const text = fc.string({ unit: fc.constantFrom('"', '\\', '{', '}', '[', ']', ',', ':', 'a', ' ', '₱', '😀', 'data') })
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, text, fc.integer(), fc.constant(null), tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(fc.oneof(fc.constant('data'), text), tie('value'), { maxKeys: 3 }),
}))
const envelope = fc
  .record({ before: fc.dictionary(text, value, { maxKeys: 2 }), rows: fc.array(value), after: value })
  .map(({ before, rows, after }) => ({ ...before, data: rows, after }))

describe('reads what JSON.parse reads, in whatever pieces it comes', () => {
  test('answers with rows', () =>
    fc.assert(
      fc.asyncProperty(envelope, sizes, fc.constantFrom(undefined, 1), async (answer, pieces, indent) => {
        const json = JSON.stringify(answer, null, indent)
        expect(await read(json, pieces)).toEqual(JSON.parse(json))
      }),
    ))

  test('anything else', () =>
    fc.assert(
      fc.asyncProperty(value, sizes, async (answer, pieces) => {
        const json = JSON.stringify(answer)
        expect(await read(json, pieces)).toEqual(JSON.parse(json))
      }),
    ))

  test('answers with a piece cut out, or put in', () =>
    fc.assert(
      fc.asyncProperty(envelope, sizes, fc.nat(), fc.nat(3), text, async (answer, pieces, where, length, inserted) => {
        const json = JSON.stringify(answer)
        const at = where % json.length
        // Half a character does not travel.
        const broken = (json.slice(0, at) + inserted + json.slice(at + length)).replaceAll(/\p{Surrogate}/gu, '?')
        const names = broken.match(/"data"\s*:/g) ?? []
        // A name said twice is not looked for: no server's writer does that.
        fc.pre(names.length < 2)
        expect(await read(broken, pieces)).toEqual(parsed(broken))
      }),
      { numRuns: 400 },
    ))

  test.each([
    '',
    '[]',
    '{"data":[]}',
    '{"data": [ ] }',
    '{"data":[,]}',
    '{"data":[1,]}',
    '{"data":[,1]}',
    '{"data":[1,,2]}',
    '{"data":[1,2',
    '{"data":[1}}',
    '{"data":[1],[2]}',
    '{"data":[1]}]',
    '{"data":{"data":[1,2]}}',
    '[{"data":[1,2]}]',
    '{"other\\"data":[1,2]}',
    '{"success":true,"data":["]","}",",","\\\\"],"after":[1,2]}',
  ])('%s', async (json) => {
    expect(await read(json, [1])).toEqual(parsed(json))
    expect(await read(json)).toEqual(parsed(json))
  })
})

test('a byte order mark ahead is passed over, as reading the whole body does', async () => {
  expect(await read('\uFEFF{"data":[1]}', [2])).toEqual({ data: [1] })
})

test('rows are handed over before the last byte is there', async () => {
  const seen: unknown[] = []
  let write: (piece: string) => void = () => {}
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      write = (piece) => (piece ? controller.enqueue(new TextEncoder().encode(piece)) : controller.close())
    },
  })
  const reading = readRows(body, (rows) => seen.push(...rows))
  write('{"success":true,"data":[{"id":1},{"id":2},{"i')
  await vi.waitFor(() => expect(seen).toEqual([{ id: 1 }, { id: 2 }]))
  write('d":3}]}')
  write('')
  expect(await reading).toEqual({ success: true, data: [] })
  expect(seen).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
})

describe('a call that reads rows', () => {
  afterEach(() => {
    configureApi({ baseUrl: '' })
    vi.unstubAllGlobals()
  })

  function answered(body: BodyInit | null, init?: ResponseInit) {
    configureApi({ baseUrl: 'https://api.example.com' })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)))
    return callRows(listProperties, {}, ({ title }) => title)
  }

  it('gives each row as it is made', async () => {
    const data = [wireOf({ title: 'One' }), wireOf({ title: 'Two' })]
    await expect(answered(JSON.stringify({ success: true, data }))).resolves.toEqual(['One', 'Two'])
    await expect(call(listProperties, {})).resolves.toMatchObject({ data: [{ title: 'One' }, { title: 'Two' }] })
  })

  it.each([
    ['a row that is wrong', { success: true, data: [wireOf(), { ...wireOf(), title: 5 }] }, 'data.1.title'],
    ['rows that are none', { success: true, data: 'none' }, 'data'],
    ['no rows', { success: true }, 'data'],
  ])('names %s', async (_, body, field) => {
    await expect(answered(JSON.stringify(body))).rejects.toMatchObject({ name: 'ContractError', field })
  })

  it('takes a refusal for one, whatever else it holds', async () => {
    const refusal = { success: false, message: 'Closed today.', data: [{ id: null }] }
    await expect(answered(JSON.stringify(refusal))).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Closed today.',
    })
    await expect(answered('{"message":"Too many"}', { status: 429 })).rejects.toMatchObject({
      name: 'ApiError',
      status: 429,
      message: 'Too many',
    })
  })

  it.each([
    ['text', 'not today'],
    ['half an answer', '{"success":true,"data":[{"id":"1"}'],
    ['nothing', null],
  ])('says that %s is not JSON', async (_, body) => {
    await expect(answered(body)).rejects.toMatchObject({ name: 'ContractError', detail: 'the body is not JSON' })
  })

  it.each([
    ['the network broke off in the middle', new TypeError('network error'), 'unreachable'],
    ['the answer took too long to come', new DOMException('Too long', 'TimeoutError'), 'timeout'],
  ])('says that %s', async (_, cause, reason) => {
    const broken = () => new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(cause) })
    await expect(answered(broken())).rejects.toMatchObject({ name: 'NetworkError', reason })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(broken())))
    await expect(call(listProperties, {})).rejects.toMatchObject({ name: 'NetworkError', reason })
  })
})
