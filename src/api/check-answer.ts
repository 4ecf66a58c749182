import type * as z from 'zod/mini'
import { breath } from './breath'
import { ContractError } from './errors'
import { quickCheck } from './quick-check'

/** Rows checked in one go before the main thread gets a breath: about 5 ms on a slow phone. */
const ROWS_AT_ONCE = 500

/**
 * Parses an answer's body with its schema. Long lists are checked in slices, so that ten thousand rows never block a frame
 * for long. Throws a ContractError that names the endpoint and the first field that is wrong.
 */
export async function checkAnswer(endpoint: string, schema: z.ZodMiniType, body: unknown): Promise<unknown> {
  const rows = longList(body)
  const rowSchema = rows && elementSchema(schema)
  if (!rows || !rowSchema) return parse(endpoint, schema, body)
  parse(endpoint, schema, { ...(body as object), data: [] })
  const checked: unknown[] = []
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % ROWS_AT_ONCE === 0) await breath()
    checked.push(parse(endpoint, rowSchema, row, ['data', index]))
  }
  return { ...(body as object), data: checked }
}

function longList(body: unknown): unknown[] | undefined {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
  return Array.isArray(data) && data.length > ROWS_AT_ONCE ? data : undefined
}

type Definition = { type: string; shape?: Record<string, z.ZodMiniType>; element?: z.ZodMiniType }

function elementSchema(schema: z.ZodMiniType): z.ZodMiniType | undefined {
  const list = (schema.def as Definition).shape?.data
  return list && (list.def as Definition).element
}

function parse(endpoint: string, schema: z.ZodMiniType, value: unknown, at: PropertyKey[] = []): unknown {
  if (quickCheck(schema)(value)) return value
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const path = [...at, ...(issue?.path ?? [])]
  throw new ContractError(
    endpoint,
    path.map(String).join('.'),
    issue?.message ?? 'unreadable',
    at.length ? undefined : value,
  )
}
