import type * as z from 'zod/mini'
import { ContractError } from './errors'
import { fastValidate } from '@/contract/fast-validate'

/**
 * Checks an answer's body, and parses it where the fast check cannot decide. Throws a ContractError that names
 * the first wrong field.
 */
export function checkAnswer(endpoint: string, schema: z.ZodMiniType, body: unknown, at: PropertyKey[] = []): unknown {
  if (fastValidate(schema)(body)) return body
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const path = [...at, ...(issue?.path ?? [])]
  throw new ContractError(
    endpoint,
    path.map(String).join('.'),
    issue?.message ?? 'unreadable',
    at.length ? undefined : body,
  )
}

type Definition = { shape?: Record<string, z.ZodMiniType>; element?: z.ZodMiniType }

export function rowSchema(schema: z.ZodMiniType): z.ZodMiniType {
  const list = (schema.def as Definition).shape?.data
  const element = list && (list.def as Definition).element
  if (!element) throw new Error('The answer holds no list: use call')
  return element
}
