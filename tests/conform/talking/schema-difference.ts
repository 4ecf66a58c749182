import type * as z from 'zod/mini'
import { inWords } from '../failure'

type Issue = { code?: string; path: PropertyKey[]; message: string; [more: string]: unknown }

export type SchemaDifference = { field: string; expected: string; got: string }

const WORDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  null: 'null',
}

/** The first place where a value is not what its schema asks for, by path; undefined where it fits. */
export function schemaDifference(schema: z.ZodMiniType, value: unknown): SchemaDifference | undefined {
  const result = schema.safeParse(value)
  const issues = result.error?.issues as unknown as Issue[] | undefined
  if (!issues?.[0]) return undefined
  const { path, expected } = meaning(issues[0])
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  return { field: path.map(String).join('.') || 'body', expected, got: inWords(valueAt(value, path)) + more }
}

/** For a union, the branch that fits furthest gives the message; all branches do when none fits further than the others. */
function meaning(issue: Issue): { path: PropertyKey[]; expected: string } {
  const branches = (issue.errors as Issue[][] | undefined) ?? []
  const deeper = branches
    .flatMap(([first]) => (first ? [meaning(first)] : []))
    .toSorted((one, other) => other.path.length - one.path.length)
  if (deeper[0] && deeper[0].path.length > 0)
    return { path: [...issue.path, ...deeper[0].path], expected: deeper[0].expected }
  if (deeper.length > 0) return { path: issue.path, expected: deeper.map(({ expected }) => expected).join(' or ') }
  return { path: issue.path, expected: expectation(issue) }
}

function expectation({ expected, values, message }: Issue): string {
  if (typeof expected === 'string') return WORDS[expected] ?? expected
  if (Array.isArray(values)) return values.map(inWords).join(' or ')
  return message
}

/** What stands at a path of a value. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((held, key) => (held as Record<PropertyKey, unknown> | undefined)?.[key], value)
}
