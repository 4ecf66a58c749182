import * as z from 'zod/mini'

/** What is said of a list: it is as long, and each text in it. */
type ListFacts = { type: 'array'; maxItems: number; items: { type?: 'string'; minLength?: number; maxLength: number } }

/** What the documents say of a value besides its type: JSON Schema keywords, and the unit in `x-unit`. */
export type ValueFacts = {
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  pattern?: string
  format?: 'email' | 'uri-reference' | 'date'
  contentMediaType?: 'application/json'
  /** Of a list as JSON text; of a list that travels as a list too. */
  contentSchema?: ListFacts
  'x-unit'?: string
}

const registry = /* @__PURE__ */ z.registry<ValueFacts>()

/**
 * Gives a schema the facts of its kind of value. The documents state them; no answer is checked against them. A schema
 * made from another with `check` has the facts of that one too.
 */
/* @__NO_SIDE_EFFECTS__ */
export function kind<Schema extends z.ZodMiniType>(schema: Schema, facts: ValueFacts): Schema {
  registry.add(schema, facts)
  return schema
}

type Parts = { innerType?: z.ZodMiniType; shape?: Record<string, z.ZodMiniType> }

/** The facts of a schema, or of a field within it; also where a value may be null or left out. */
/* @__NO_SIDE_EFFECTS__ */
export function factsOf(schema: z.ZodMiniType, ...path: readonly string[]): ValueFacts {
  const { innerType, shape = {} } = schema.def as Parts
  const [name, ...within] = path
  const own = name === undefined ? registry.get(schema) : undefined
  if (own) return own
  if (innerType) return factsOf(innerType, ...path)
  return name !== undefined && Object.hasOwn(shape, name) ? factsOf(shape[name]!, ...within) : {}
}

/** The facts of each field of an object's schema. */
export function fieldFactsOf(schema: z.ZodMiniType): Record<string, ValueFacts> {
  const { shape = {} } = schema.def as Parts
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, factsOf(field)]))
}
