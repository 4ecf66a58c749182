import type * as z from 'zod/mini'

/*
 * Stands in for `zod/mini` in the product's build (`src/build/stand-ins/late-zod.ts`), so that the contract loads without zod. No schema is made
 * here: each call is recorded, and `parse.ts` makes it with zod when a value has to be parsed. A build that needs another name of zod
 * fails: add it here and there.
 *
 * Each name is a function of its own, marked as free of side effects: only so a bundler drops the schemas that a screen does not need.
 */

/** What the fast check reads of a schema's definition, and nothing else. */
type Definition = {
  type: string
  checks?: readonly unknown[]
  format?: string
  innerType?: unknown
  element?: unknown
  options?: unknown
  shape?: Shape
  entries?: Record<string, unknown>
  values?: readonly unknown[]
}

type Shape = Record<string, unknown>

/** A schema, or a rule for one, that is not made yet. */
export class Recorded {
  constructor(
    readonly name: keyof typeof z | 'check',
    readonly input: readonly unknown[],
    /** Without one the fast check leaves the value to parsing. */
    readonly def: Definition = { type: 'custom' },
  ) {}

  get shape() {
    return this.def.shape
  }

  check(...rules: unknown[]) {
    return new Recorded('check', [this, ...rules], { ...this.def, checks: rules })
  }

  /** Only the documents read what is registered, and they are not made in a browser. */
  register() {
    return this
  }
}

export const globalRegistry = null

/* @__NO_SIDE_EFFECTS__ */
export function string(...input: unknown[]) {
  return new Recorded('string', input, { type: 'string' })
}

/* @__NO_SIDE_EFFECTS__ */
export function number(...input: unknown[]) {
  return new Recorded('number', input, { type: 'number' })
}

/* @__NO_SIDE_EFFECTS__ */
export function boolean(...input: unknown[]) {
  return new Recorded('boolean', input, { type: 'boolean' })
}

/* @__NO_SIDE_EFFECTS__ */
function noValue() {
  return new Recorded('null', [], { type: 'null' })
}

/* @__NO_SIDE_EFFECTS__ */
export function optional(innerType: unknown) {
  return new Recorded('optional', [innerType], { type: 'optional', innerType })
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable(innerType: unknown) {
  return new Recorded('nullable', [innerType], { type: 'nullable', innerType })
}

/* @__NO_SIDE_EFFECTS__ */
export function nullish(innerType: unknown) {
  return optional(nullable(innerType))
}

/* @__NO_SIDE_EFFECTS__ */
function otherwise(innerType: unknown, instead: unknown) {
  return new Recorded('catch', [innerType, instead], { type: 'catch', innerType })
}

/* @__NO_SIDE_EFFECTS__ */
function oneOf(choices: readonly string[], ...input: unknown[]) {
  const entries = Object.fromEntries(choices.map((choice) => [choice, choice]))
  return new Recorded('enum', [choices, ...input], { type: 'enum', entries })
}

/* @__NO_SIDE_EFFECTS__ */
export function literal(value: unknown) {
  return new Recorded('literal', [value], { type: 'literal', values: [value] })
}

/* @__NO_SIDE_EFFECTS__ */
export function array(element: unknown, ...input: unknown[]) {
  return new Recorded('array', [element, ...input], { type: 'array', element })
}

/* @__NO_SIDE_EFFECTS__ */
export function union(options: unknown, ...input: unknown[]) {
  return new Recorded('union', [options, ...input], { type: 'union', options })
}

/* @__NO_SIDE_EFFECTS__ */
export function object(shape: Shape, ...input: unknown[]) {
  return new Recorded('object', [shape, ...input], { type: 'object', shape })
}

/* @__NO_SIDE_EFFECTS__ */
export function extend(base: Recorded, added: Shape) {
  return new Recorded('extend', [base, added], { type: 'object', shape: { ...base.shape, ...added } })
}

/* @__NO_SIDE_EFFECTS__ */
export function email(...input: unknown[]) {
  return new Recorded('email', input)
}

/* @__NO_SIDE_EFFECTS__ */
export function custom(...input: unknown[]) {
  return new Recorded('custom', input)
}

/* @__NO_SIDE_EFFECTS__ */
export function partial(base: Recorded) {
  const shape = Object.fromEntries(Object.entries(base.shape ?? {}).map(([name, field]) => [name, optional(field)]))
  return new Recorded('partial', [base], { type: 'object', shape })
}

/* @__NO_SIDE_EFFECTS__ */
export function record(...input: unknown[]) {
  return new Recorded('record', input)
}

/* @__NO_SIDE_EFFECTS__ */
export function tuple(...input: unknown[]) {
  return new Recorded('tuple', input)
}

/* @__NO_SIDE_EFFECTS__ */
export function unknown() {
  return new Recorded('unknown', [])
}

/* @__NO_SIDE_EFFECTS__ */
export function trim() {
  return new Recorded('trim', [])
}

/* @__NO_SIDE_EFFECTS__ */
export function minLength(...input: unknown[]) {
  return new Recorded('minLength', input)
}

/* @__NO_SIDE_EFFECTS__ */
export function maxLength(...input: unknown[]) {
  return new Recorded('maxLength', input)
}

/* @__NO_SIDE_EFFECTS__ */
export function maxSize(...input: unknown[]) {
  return new Recorded('maxSize', input)
}

/* @__NO_SIDE_EFFECTS__ */
export function mime(...input: unknown[]) {
  return new Recorded('mime', input)
}

/* @__NO_SIDE_EFFECTS__ */
export function regex(...input: unknown[]) {
  return new Recorded('regex', input)
}

/* @__NO_SIDE_EFFECTS__ */
export function refine(...input: unknown[]) {
  return new Recorded('refine', input)
}

/* @__NO_SIDE_EFFECTS__ */
export function gte(...input: unknown[]) {
  return new Recorded('gte', input)
}

/* @__NO_SIDE_EFFECTS__ */
export function lte(...input: unknown[]) {
  return new Recorded('lte', input)
}

/* @__NO_SIDE_EFFECTS__ */
export function maximum(...input: unknown[]) {
  return new Recorded('maximum', input)
}

/* @__NO_SIDE_EFFECTS__ */
export function positive(...input: unknown[]) {
  return new Recorded('positive', input)
}

export { noValue as null, oneOf as enum, otherwise as catch }
