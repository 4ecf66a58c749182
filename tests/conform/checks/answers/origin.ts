import { login } from '@/contract/account/auth'
import type { AnyEndpoint } from '@/contract/endpoint'
import { createProperty, deleteProperty, getProperty, listProperties } from '@/contract/listing/properties'
import { getSettings, updateSettings } from '@/contract/account/settings'
import { check, type Check } from '../../check'
import type { World } from '../../context'
import { demand, NotCheckable, same } from '../../failure'
import { UNKNOWN_ID } from '../../talking/client'

function originOf({ options }: World): string {
  if (!options.origin) throw new NotCheckable('needs the origin that the product is served from (see --origin)')
  return options.origin
}

const pathOf = ({ path }: AnyEndpoint) => path.replace(/\{\w+\}/g, UNKNOWN_ID)

/** Fails unless a page of that origin may read an answer with these headers. */
function requireReadable(on: AnyEndpoint, headers: Headers, origin: string, what: string): void {
  const field = `Access-Control-Allow-Origin of ${what}`
  const allowed = headers.get('access-control-allow-origin')
  demand(allowed === origin || allowed === '*', { on, field }, `${origin} or *`, allowed)
}

/** Whether a header names a word, or all of them. */
function names(header: string | null, word: string): boolean {
  const list = (header ?? '').toLowerCase().split(/\s*,\s*/)
  return list.includes(word.toLowerCase()) || (list.includes('*') && word.toLowerCase() !== 'authorization')
}

/** What a browser asks before a page of another origin may call. */
export const originChecks: Check[] = [
  ...[getSettings, createProperty, updateSettings, deleteProperty].map((on: AnyEndpoint) =>
    check(`answers a browser’s question before ${on.method}`, [on], async (world) => {
      const origin = originOf(world)
      const asked = ['authorization', ...(on.method === 'GET' ? [] : ['content-type', 'idempotency-key'])]
      const { status, headers } = await world.fetch(pathOf(on), {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': on.method,
          'Access-Control-Request-Headers': asked.join(','),
        },
      })
      demand(status >= 200 && status < 300, { on, field: 'status of OPTIONS' }, '200 or 204', status)
      requireReadable(on, headers, origin, 'OPTIONS')
      const methods = headers.get('access-control-allow-methods')
      demand(
        on.method === 'GET' || on.method === 'POST' || names(methods, on.method),
        { on, field: 'Access-Control-Allow-Methods' },
        on.method,
        methods,
      )
      const allowed = headers.get('access-control-allow-headers')
      for (const name of asked)
        demand(names(allowed, name), { on, field: 'Access-Control-Allow-Headers' }, name, allowed)
    }),
  ),
  check('lets a page of the origin read answers and refusals', [listProperties, getProperty, login], async (world) => {
    const origin = originOf(world)
    const ask = (on: AnyEndpoint, body?: string) =>
      world.fetch(pathOf(on), {
        method: on.method,
        headers: { Origin: origin, ...(body ? { 'Content-Type': 'application/json' } : {}) },
        ...(body ? { body } : {}),
      })
    const list = await ask(listProperties)
    requireReadable(listProperties, list.headers, origin, 'an answer')
    // The product sets its clock by it.
    const exposed = list.headers.get('access-control-expose-headers')
    demand(names(exposed, 'date'), { on: listProperties, field: 'Access-Control-Expose-Headers' }, 'Date', exposed)
    const body = JSON.stringify({ email: `conform-${world.run}-origin@example.com`, password: 'Wrong1word' })
    const wrong = await ask(login, body)
    same({ on: login, field: 'status' }, wrong.status, 401)
    for (const [on, answer] of [
      [getProperty, await ask(getProperty)],
      [getSettings, await ask(getSettings)],
      [login, wrong],
    ] as const)
      requireReadable(on, answer.headers, origin, `a refusal with ${answer.status}`)
  }),
]
