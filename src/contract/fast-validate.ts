import type * as z from 'zod/mini'

/** True only if parsing the value would return an equal one. */
export type FastValidator = (value: unknown) => boolean

type Definition = {
  type: string
  checks?: readonly unknown[]
  format?: string
  coerce?: boolean
  catchall?: z.ZodMiniType
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  options?: readonly z.ZodMiniType[]
  shape?: Record<string, z.ZodMiniType>
  entries?: Record<string, unknown>
  values?: readonly unknown[]
}

const made = new WeakMap<z.ZodMiniType, FastValidator>()

const unsure: FastValidator = () => false

/**
 * A check about four times as fast as parsing, for answers that are valid as they are. It returns false whenever it is
 * unsure (a rule beyond the type, an unknown field, an unknown kind of schema), and parsing decides.
 */
export function fastValidate(schema: z.ZodMiniType): FastValidator {
  const known = made.get(schema)
  if (known) return known
  const check = build(schema.def)
  made.set(schema, check)
  return check
}

function build(definition: Definition): FastValidator {
  const { type, checks, format, coerce, catchall, innerType, element, options, shape, entries, values } = definition
  if (checks?.length || format !== undefined || coerce || catchall) return unsure
  if (type === 'string' || type === 'boolean') return (value) => typeof value === type
  if (type === 'number') return (value) => Number.isFinite(value)
  if (type === 'null') return (value) => value === null
  if (type === 'optional' && innerType) return orElse(innerType, undefined)
  if (type === 'nullable' && innerType) return orElse(innerType, null)
  // What fits needs no stand-in; for the rest parsing decides.
  if (type === 'catch' && innerType) return fastValidate(innerType)
  if (type === 'enum' && entries) return oneOf(Object.values(entries))
  if (type === 'literal' && values) return oneOf(values)
  if (type === 'array' && element) return listOf(element)
  if (type === 'union' && options) return anyOf(options)
  if (type === 'object' && shape) return fieldsOf(shape)
  return unsure
}

function orElse(schema: z.ZodMiniType, nothing: null | undefined): FastValidator {
  const inner = fastValidate(schema)
  return (value) => value === nothing || inner(value)
}

function oneOf(values: readonly unknown[]): FastValidator {
  const allowed = new Set(values)
  return (value) => allowed.has(value)
}

function anyOf(schemas: readonly z.ZodMiniType[]): FastValidator {
  const checks = schemas.map(fastValidate)
  return (value) => {
    for (const check of checks) if (check(value)) return true
    return false
  }
}

function listOf(schema: z.ZodMiniType): FastValidator {
  const check = fastValidate(schema)
  return (value) => {
    if (!Array.isArray(value)) return false
    for (const each of value) if (!check(each)) return false
    return true
  }
}

function fieldsOf(shape: Record<string, z.ZodMiniType>): FastValidator {
  const fields = new Map<string, { check: FastValidator; required: boolean }>()
  for (const [name, schema] of Object.entries(shape)) {
    const check = fastValidate(schema)
    fields.set(name, { check, required: !check(undefined) })
  }
  const required = [...fields.values()].filter((field) => field.required).length
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const record = value as Record<string, unknown>
    let found = 0
    // Not Object.entries, which makes half a million pairs for ten thousand listings. Inherited fields count as unsure.
    for (const name in record) {
      const field = fields.get(name)
      if (!field?.check(record[name]) || !Object.hasOwn(record, name)) return false
      if (field.required) found += 1
    }
    return found === required
  }
}
