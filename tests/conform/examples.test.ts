import { expect, test, vi } from 'vitest'
import { askForExample } from '@mocks/documents/examples'
import { EXAMPLE_REQUESTS } from '@mocks/documents/requests'
import { IMPLEMENTATIONS } from '@mocks/handlers/all'
import { Reply } from '@mocks/network/implement'
import { ENDPOINTS } from '@/contract'
import { successOf, type AnyEndpoint } from '@/contract/endpoint'
import { schemaDifference } from './schema-difference'

type Fields = Record<string, unknown>

const every: readonly AnyEndpoint[] = ENDPOINTS
const ids = every.map(({ id }) => id)

test('every call has an example', () => {
  expect(ids.filter((id) => !EXAMPLE_REQUESTS[id])).toEqual([])
})

test.each(ids)('%s answers its example as the contract says', async (id) => {
  const { endpoint, status, answer } = await askForExample(id)
  const success = successOf(endpoint)
  expect(status).toBe(success.status)
  expect(endpoint.answers ? undefined : schemaDifference(success.schema, answer)).toBeUndefined()
})

test('a handler that leaves a needed field out is named, with the field', async () => {
  const loud = vi.spyOn(console, 'error').mockImplementation(() => {})
  const named: string[] = []
  for (const { id } of every) {
    const { endpoint, answer } = await askForExample(id)
    const path = neededField(endpoint, answer)
    const implementation = IMPLEMENTATIONS.find((one) => one.endpoint.id === id)
    if (path === undefined || !implementation) continue
    const sound = implementation.resolve as (context: unknown) => unknown
    const broken = vi.spyOn(implementation, 'resolve').mockImplementation((async (context: unknown) => {
      const result = await sound(context)
      if (result instanceof Reply) return new Reply(without(result.data, path), result.extra)
      return result instanceof Response ? result : without(result, path)
    }) as never)
    await expect(askForExample(id)).rejects.toThrow(new RegExp(`${id}.*breaks the contract at 'data.(0.)?${path}'`))
    broken.mockRestore()
    named.push(id)
  }
  // Calls that answer nothing but a thank-you have no field to leave out.
  expect(named.length).toBeGreaterThan(30)
  loud.mockClear()
})

/** A field of the answer, or of its first row, that the contract cannot do without. */
function neededField(endpoint: AnyEndpoint, answer: unknown): string | undefined {
  const { data } = (answer ?? {}) as { data?: unknown }
  const row = (Array.isArray(data) ? data[0] : data) as Fields | undefined
  return Object.keys(row ?? {}).find((name) =>
    schemaDifference(successOf(endpoint).schema, { success: true, data: without(data, name) }),
  )
}

function without(data: unknown, name: string): unknown {
  if (Array.isArray(data)) return data.map((row: unknown) => without(row, name))
  return Object.fromEntries(Object.entries(data as Fields).filter(([key]) => key !== name))
}
