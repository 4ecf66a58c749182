import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** An answer or an event, with the schema that it has to fit. */
export type Seen = {
  /** Id of the endpoint or name of the event. */
  name: string
  kind: 'success' | 'refusal' | 'event'
  schema: Schema | undefined
  value: unknown
  leaves: readonly NamedLeaf[]
  /** `Cache-Control` by which a shared cache would keep an answer to a signed-in caller. */
  shared?: string
}

export type Finding = { field: string; expected: string; got: unknown }

/** What holds for every answer and event. */
export type Rule = {
  title: string
  /** The stated rules that it tries, by their names. */
  proves: readonly string[]
  look: (seen: Seen) => Finding[]
}

type Definition = { shape?: Record<string, Schema>; element?: Schema; innerType?: Schema; options?: Schema[] }
type Leaf = { field: string; value: unknown }
type NamedLeaf = Leaf & { key: string }

/** The values at which a schema has exactly that part, by field; the entries of a list share one name. */
export function valuesOf(part: Schema, schema: Schema, value: unknown, field = ''): Leaf[] {
  if (value === undefined || value === null) return []
  if (schema === part) return [{ field, value }]
  const { shape, element, innerType, options } = schema._zod.def as unknown as Definition
  if (innerType) return valuesOf(part, innerType, value, field)
  if (options) return options.flatMap((option) => valuesOf(part, option, value, field))
  if (element && Array.isArray(value))
    return value.flatMap((entry: unknown) => valuesOf(part, element, entry, join(field, '*')))
  if (shape && typeof value === 'object')
    return fieldsWith(part, schema).flatMap(([name, inner]) =>
      valuesOf(part, inner, (value as Record<string, unknown>)[name], join(field, name)),
    )
  return []
}

const known = new WeakMap<Schema, Map<Schema, [string, Schema][]>>()

/** The fields of an object's schema that have that part somewhere, looked for once: rows have a hundred fields. */
function fieldsWith(part: Schema, schema: Schema): [string, Schema][] {
  const of = known.get(schema) ?? new Map<Schema, [string, Schema][]>()
  known.set(schema, of)
  const { shape = {} } = schema._zod.def as unknown as Definition
  const fields = of.get(part) ?? Object.entries(shape).filter(([, inner]) => has(part, inner))
  of.set(part, fields)
  return fields
}

function has(part: Schema, schema: Schema): boolean {
  const { shape = {}, element, innerType, options = [] } = schema._zod.def as unknown as Definition
  const inner = [...Object.values(shape), ...options, ...(element ? [element] : []), ...(innerType ? [innerType] : [])]
  return schema === part || inner.some((one) => has(part, one))
}

/** Every text and number in a value, with its key; the messages by field of a refusal are left out. */
export function leavesOf(value: unknown, field = '', key = '', leaves: NamedLeaf[] = []): NamedLeaf[] {
  if (typeof value !== 'object' || value === null) leaves.push({ field, key, value })
  else if (Array.isArray(value)) for (const entry of value) leavesOf(entry, join(field, '*'), '*', leaves)
  else
    for (const [name, inner] of Object.entries(value))
      if (field !== '' || name !== 'errors') leavesOf(inner, join(field, name), name, leaves)
  return leaves
}

function join(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`
}
