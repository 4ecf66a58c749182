import * as z from 'zod/mini'
import type * as recorder from './recorder'
import { Recorded } from './recorder'

type Name = Exclude<keyof typeof recorder & keyof typeof z, 'globalRegistry' | 'nullish'> | 'check'

/** Each by its name: `z[name]` would keep the whole of zod in the bundle. */
const CALLS: Record<Name, unknown> = {
  array: z.array,
  boolean: z.boolean,
  catch: z.catch,
  check: (schema: z.ZodMiniType, ...rules: Parameters<z.ZodMiniType['check']>) => schema.check(...rules),
  custom: z.custom,
  email: z.email,
  enum: z.enum,
  extend: z.extend,
  gte: z.gte,
  literal: z.literal,
  lte: z.lte,
  maximum: z.maximum,
  maxLength: z.maxLength,
  maxSize: z.maxSize,
  mime: z.mime,
  minLength: z.minLength,
  null: z.null,
  nullable: z.nullable,
  number: z.number,
  object: z.object,
  optional: z.optional,
  partial: z.partial,
  positive: z.positive,
  record: z.record,
  refine: z.refine,
  regex: z.regex,
  string: z.string,
  trim: z.trim,
  tuple: z.tuple,
  union: z.union,
  unknown: z.unknown,
}

/**
 * Parses a value with a schema of the contract, as `schema.safeParse` does. That one is not there in the product's build, where
 * schemas are only recorded. This module brings zod along: what loads with the first screen imports it when a value needs it.
 */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): ReturnType<typeof z.safeParse<Schema>> {
  return z.safeParse(made(schema), value)
}

export type Parse = typeof parse

const schemas = new WeakMap<Recorded, unknown>()

/** What zod makes of a value in which calls are recorded; each recorded call is made once. */
export function made<Value>(value: Value): Value
export function made(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => made<unknown>(each))
  if (value instanceof Recorded) {
    const schema = schemas.get(value) ?? call(value)
    schemas.set(value, schema)
    return schema
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, made<unknown>(each)]))
}

function call({ name, input }: Recorded): unknown {
  const own = CALLS[name as Name] as (...input: unknown[]) => unknown
  return own(...input.map((each) => made(each)))
}
