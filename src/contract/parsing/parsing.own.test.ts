import { afterAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { fastValidate } from '@/contract/parsing/fast-validate'
import * as contract from '..'
import type { AnyEndpoint } from '../endpoint'
import { settings } from '../account/settings'
import type { SocketEvent } from '../messages/realtime'
import { made, parse } from './parse'
import * as recorder from './recorder'

/** The contract as the product's build has it. */
const recorded = await recordedModules()

async function recordedModules() {
  vi.resetModules()
  vi.doMock('zod/mini', () => recorder)
  return { ...(await import('..')), ...(await import('../account/settings')) }
}

afterAll(() => {
  vi.doUnmock('zod/mini')
  vi.resetModules()
})

/** All that zod keeps of how a schema was made, as plain data; a function as its text, a message as it is said. */
function kept(value: unknown, name = ''): unknown {
  if (typeof value === 'function' && name === 'error') return (value as (issue: object) => unknown)({})
  if (typeof value === 'function' || value instanceof RegExp) return String(value)
  if (Array.isArray(value)) return value.map((each) => kept(each))
  if (typeof value !== 'object' || value === null) return value
  if ('_zod' in value) return kept((value as z.ZodMiniType)._zod.def)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, kept(each, key)]))
}

type Definition = { type: string; innerType?: unknown; element?: unknown; options?: unknown[]; shape?: object }

/** What the fast check goes by. */
function read(schema: unknown): unknown {
  const def = (schema as { def: Definition & Record<string, unknown> }).def
  const { type, checks, format, coerce, catchall, innerType, element, options, shape, entries, values } = def
  if ((checks as unknown[] | undefined)?.length || format !== undefined || coerce || catchall) return 'parsed'
  if (type === 'optional' || type === 'nullable' || type === 'catch') return [type, read(innerType)]
  if (type === 'array') return [type, read(element)]
  if (type === 'union') return [type, options?.map(read)]
  if (type === 'object')
    return Object.fromEntries(Object.entries(shape ?? {}).map(([name, each]) => [name, read(each)]))
  if (type === 'enum') return [type, entries]
  if (type === 'literal') return [type, values]
  return ['string', 'boolean', 'number', 'null'].includes(type) ? type : 'parsed'
}

const partsOf = ({ id, params, query, body, responses }: AnyEndpoint) =>
  Object.entries({ params, query, body, ...responses }).map(([name, schema]) => [`${id} ${name}`, schema] as const)
const payloadsOf = ({ name, payload, ack }: SocketEvent) =>
  Object.entries({ payload, ack }).map(([part, schema]) => [`${name} ${part}`, schema] as const)

function schemasOf({ ENDPOINTS, SOCKET_EVENTS }: Pick<typeof contract, 'ENDPOINTS' | 'SOCKET_EVENTS'>) {
  const all = [...ENDPOINTS.flatMap(partsOf), ...SOCKET_EVENTS.flatMap(payloadsOf)]
  return all.flatMap(([name, schema]) => (schema ? [[name, schema] as const] : []))
}

const light = new Map(schemasOf(recorded))

describe('a recorded schema', () => {
  it.each(schemasOf(contract))('is made as zod makes it at once: %s', (name, schema) => {
    expect(light.get(name)).toBeInstanceOf(recorder.Recorded)
    expect(kept(made(light.get(name)))).toEqual(kept(schema))
  })

  it.each(schemasOf(contract))('gives the fast check what zod gives it: %s', (name, schema) => {
    expect(read(light.get(name))).toEqual(read(schema))
  })

  it('is made once, so that its fields are the same schemas wherever they are used', () => {
    const id = recorder.string()
    const one = made(recorder.object({ id })) as unknown as z.ZodMiniObject<{ id: z.ZodMiniString }>
    expect(one.shape.id).toBe(made(id))
  })

  it('parses as a schema of zod does', () => {
    const change = { sent: 'yes', language: 'tl' }
    const [own, late] = [z.partial(settings), recorder.partial(recorded.settings as never)]
    expect(read(late)).toEqual(read(own))
    expect(parse(late as never, change)).toEqual(parse(own, change))
    expect(parse(late as never, { language: 'es' })).toEqual(parse(own, { language: 'es' }))
    expect(fastValidate(late as never)({ language: 'tl' })).toBe(true)
  })
})
