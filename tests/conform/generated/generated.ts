import fc from 'fast-check'
import { ENDPOINTS } from '@/contract'
import type { AnyEndpoint } from '@/contract/endpoint'
import { callerOf, PARAMS } from '../checks/input'
import { check, type Check } from '../check'
import type { World } from '../context'
import { Difference, inWords } from '../failure'
import { harmless, isHarmless } from '../harmless'
import { UNKNOWN_ID } from '../talking/client'
import { baseOf } from './bases'
import { candidatesOf, fieldsOf, isJson } from './values'

type Body = Record<string, unknown>

/** The same bodies in every run. */
const SEED = 20_260_615
/** Bodies for an endpoint besides one for each field. */
const BODIES = 8
const MOST_BODIES = 40

/** Statuses that may refuse a body that fits, about things that do not exist. */
const REFUSALS: readonly number[] = [403, 404, 409, 410, 422]

const every: readonly AnyEndpoint[] = ENDPOINTS

/** Odd bodies, made of the schema of each field: wrong ones are refused by field, and none breaks the server. */
export const generatedChecks: Check[] = every
  .filter(({ body }) => body)
  .map((endpoint) =>
    check('refuses generated bodies that are wrong, and survives the others', [endpoint], async (world) => {
      const fields = fieldsOf(endpoint)
      const base = await baseOf(world, endpoint.id)
      const changes = fc.uniqueArray(
        fc.oneof(
          ...Object.entries(fields).map(([name, schema]) =>
            fc.tuple(fc.constant(name), fc.constantFrom(...candidatesOf(schema))),
          ),
        ),
        { selector: ([name]) => name, minLength: 1, maxLength: 3 },
      )
      const judge = await judgeOf(world, endpoint)
      const result = await fc.check(
        fc.asyncProperty(changes, (change) => judge(base, Object.fromEntries(change))),
        {
          seed: SEED,
          numRuns: Math.min(Object.keys(fields).length + BODIES, MOST_BODIES),
          examples: Object.keys(fields).map((name): [[string, unknown][]] => [[[name, { x: 1 }]]]),
        },
      )
      if (!result.failed) return
      // The library shortens a list from its beginning only: each change is tried alone.
      for (const [name, value] of result.counterexample?.[0] ?? []) await judge(base, { [name]: value })
      throw result.errorInstance
    }),
  )

/** Sends a body and compares the answer with what the contract's schema says of that body. */
async function judgeOf(world: World, endpoint: AnyEndpoint) {
  const token = await callerOf(world, endpoint)
  const id = await PARAMS[endpoint.id]?.(world)
  const there = { token, ...(id ? { params: { id } } : {}) }
  const nowhere = { token, params: { id: UNKNOWN_ID, conversationId: UNKNOWN_ID } }
  return async (base: Body, change: Body): Promise<void> => {
    const body = { ...base, ...change }
    const wrong = wrongFields(endpoint, body)
    const told = (field: string, expected: string, got: string, curl?: string) => {
      const shown = new Difference(endpoint.id, `${field} with ${inWords(change)}`, expected, got)
      if (curl) shown.curl = curl
      return shown
    }
    try {
      if (wrong.length > 0) await world.refuse(422, endpoint, { ...there, body }, wrong)
      else if (isVain(endpoint)) {
        const vain = { ...harmless(endpoint.id), ...change }
        const { status } = await world.ask(endpoint, { ...nowhere, body: vain })
        if (!REFUSALS.includes(status))
          throw new Difference(endpoint.id, 'status', REFUSALS.join(' or '), String(status))
      }
    } catch (error) {
      if (!(error instanceof Difference)) throw error
      throw told(error.field, error.expected, error.got, error.curl ?? world.curl(endpoint.id))
    }
  }
}

/** Whether a body that fits does nothing when it is sent about things that do not exist. */
function isVain(endpoint: AnyEndpoint): boolean {
  return endpoint.auth === 'bearer' && isHarmless(endpoint) && harmless(endpoint.id) !== undefined
}

/** The fields of a body that break the contract, as it reaches the server. */
function wrongFields(endpoint: AnyEndpoint, body: Body): string[] {
  const arrived = endpoint.content === 'multipart' ? asForm(endpoint, body) : body
  const issues = endpoint.body?.safeParse(arrived).error?.issues ?? []
  return [...new Set(issues.map(({ path }) => String(path[0] ?? 'body')))]
}

/** A form carries text and files only. */
function asForm(endpoint: AnyEndpoint, body: Body): Body {
  const fields = fieldsOf(endpoint)
  const entries = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    if (value === undefined || value === null) return []
    if (value instanceof Blob || (Array.isArray(value) && value.some((entry) => entry instanceof Blob)))
      return [[name, value]]
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return [[name, fields[name] && isJson(fields[name]) ? read(text) : text]]
  })
  return Object.fromEntries(entries)
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
