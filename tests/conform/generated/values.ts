import { toJSONSchema } from 'zod/v4/core'
import type { AnyEndpoint } from '@/contract/endpoint'
import type { ValueFacts } from '@/contract/values/kind'

type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  enum?: unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  format?: string
}

/** What somewhere is no text, no number, no list, or breaks a careless server. */
const ODD: readonly unknown[] = [
  '',
  ' ',
  'x',
  0,
  -1,
  1.5,
  1e21,
  true,
  [],
  ['x'],
  {},
  { x: 1 },
  null,
  'NaN',
  '1e400',
  '2026-02-30',
  '25:61',
  'ñ👩‍👧\u0000',
  "'; --",
  'x'.repeat(10_000),
]

/** The fields of an endpoint's body. */
export function fieldsOf({ body }: AnyEndpoint): Record<string, JsonSchema> {
  const schema = toJSONSchema(body!, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return schema.properties ?? {}
}

/** Odd values, the values at the field's limits and those just beyond them. */
export function candidatesOf(schema: JsonSchema): unknown[] {
  return [...limitsOf(schema), ...ODD]
}

function limitsOf({
  anyOf,
  enum: values,
  minLength,
  maxLength,
  minimum,
  maximum,
  exclusiveMinimum,
}: JsonSchema): unknown[] {
  const around = (limit: number | undefined) => (limit === undefined ? [] : [limit, limit - 1, limit + 1])
  const long = (limit: number | undefined) =>
    around(limit).flatMap((length) => (length >= 0 && length <= 20_000 ? ['x'.repeat(length)] : []))
  return [
    ...(anyOf ?? []).flatMap(limitsOf),
    ...(values ? [...values, 'none of these'] : []),
    ...long(minLength),
    ...long(maxLength),
    ...around(minimum),
    ...around(exclusiveMinimum),
    ...around(maximum),
  ]
}

/** Whether the field holds a list or an object, which travels in a form as JSON text. */
export function isJson({ type, anyOf }: JsonSchema): boolean {
  return type === 'array' || type === 'object' || (anyOf ?? []).some(isJson)
}

/** The most characters of a field that takes free text: by its own check, or by its facts. */
export function longestOf(schema: JsonSchema, facts: ValueFacts | undefined): number | undefined {
  const shapes = [schema, ...(schema.anyOf ?? [])]
  if (shapes.some(({ enum: values, format }) => values !== undefined || format === 'binary')) return undefined
  if (!shapes.some(({ type }) => [type].flat().includes('string'))) return undefined
  return shapes.find(({ maxLength }) => maxLength !== undefined)?.maxLength ?? facts?.maxLength
}
