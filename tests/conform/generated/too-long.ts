import { ENDPOINTS } from '@/contract'
import type { AnyEndpoint } from '@/contract/endpoint'
import { fieldFactsOf } from '@/contract/values/kind'
import { check, type Check } from '../check'
import { callerOf, PARAMS } from '../checks/input'
import { baseOf } from './bases'
import { fieldsOf, longestOf } from './values'

const every: readonly AnyEndpoint[] = ENDPOINTS

/** The texts of a body with the most characters that the contract has for each: by its own check, or by its facts. */
function limitsOf(endpoint: AnyEndpoint): [name: string, most: number][] {
  const facts = fieldFactsOf(endpoint.body!)
  return Object.entries(fieldsOf(endpoint)).flatMap(([name, schema]): [string, number][] => {
    const most = longestOf(schema, facts[name])
    return most === undefined ? [] : [[name, most]]
  })
}

/** The lists of names of a body with one entry more than the contract has it. */
function longListsOf(endpoint: AnyEndpoint): [name: string, list: string[]][] {
  return Object.entries(fieldFactsOf(endpoint.body!)).flatMap(([name, { contentSchema }]): [string, string[]][] => {
    const { maxItems, items } = contentSchema ?? {}
    return maxItems === undefined || items?.type !== 'string' ? [] : [[name, Array<string>(maxItems + 1).fill('x')]]
  })
}

/** No text and no list is longer than the contract has it: it is refused by field, not cut and not kept. */
export const tooLongChecks: Check[] = every.flatMap((endpoint) => {
  const limits = endpoint.body ? limitsOf(endpoint) : []
  const lists = endpoint.body ? longListsOf(endpoint) : []
  if (limits.length === 0) return []
  return [
    check(
      'refuses every text that is a character too long, and every list that is an entry too long',
      [endpoint],
      async (world) => {
        const id = await PARAMS[endpoint.id]?.(world)
        const long = Object.fromEntries<unknown>([
          ...limits.map(([name, most]): [string, string] => [name, 'x'.repeat(most + 1)]),
          ...lists,
        ])
        const body = { ...(await baseOf(world, endpoint.id)), ...long }
        const ask = { token: await callerOf(world, endpoint), body, ...(id ? { params: { id } } : {}) }
        await world.refuse(422, endpoint, ask, Object.keys(long))
      },
    ),
  ]
})
