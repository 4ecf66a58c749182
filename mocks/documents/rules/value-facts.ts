import { EMAIL_MAX } from '@/contract/rules/limits-of-fields'
import { VALUES, type ValueFacts } from '@/contract/rules/values'
import type { JsonSchema } from '../form-schema'

const OF_TEXT = ['minLength', 'maxLength', 'pattern', 'format', 'contentMediaType', 'contentSchema'] as const
const OF_NUMBERS = ['minimum', 'maximum', 'multipleOf'] as const

export function typesOf({ type, anyOf }: JsonSchema): unknown[] {
  return [type, ...((anyOf as JsonSchema[] | undefined) ?? []).map(typesOf)].flat(3)
}

function saysWhich({ enum: values, const: value, format, anyOf }: JsonSchema): boolean {
  const inner = (anyOf as JsonSchema[] | undefined) ?? []
  return values !== undefined || value !== undefined || format !== undefined || inner.some(saysWhich)
}

/** A list with its facts; a name of a fixed set is as short as the set has it. */
function listWithFacts(schema: JsonSchema, { contentSchema }: ValueFacts): JsonSchema {
  if (schema['anyOf'])
    return { ...schema, anyOf: (schema['anyOf'] as JsonSchema[]).map((each) => listWithFacts(each, { contentSchema })) }
  if (![schema['type']].flat().includes('array') || !contentSchema) return schema
  const own = (schema['items'] ?? {}) as JsonSchema
  return {
    maxItems: contentSchema.maxItems,
    ...schema,
    items: saysWhich(own) ? own : { ...contentSchema.items, ...own },
  }
}

/** A property with the facts that its name has in the contract, as far as they fit its type. Its own come first. */
export function withFacts(name: string, property: JsonSchema): JsonSchema {
  const facts: ValueFacts = Object.hasOwn(VALUES, name) ? VALUES[name]! : {}
  const types = typesOf(property)
  const numeric = types.includes('number') || types.includes('integer')
  if (property['format'] === 'email') return { maxLength: EMAIL_MAX, ...property }
  if (saysWhich(property)) return property
  const keywords = [...(types.includes('string') ? OF_TEXT : []), ...(numeric ? OF_NUMBERS : [])]
  const said = Object.fromEntries(keywords.flatMap((key) => (facts[key] === undefined ? [] : [[key, facts[key]]])))
  const unit = facts['x-unit'] !== undefined && numeric ? { 'x-unit': facts['x-unit'] } : {}
  // A text whose schema bounds it itself need not have the form of its name: login's `email` takes a username too.
  if (property['minLength'] !== undefined) for (const form of ['format', 'pattern']) delete said[form]
  // A form of its own replaces that of its name, with its length.
  if (property['pattern'] !== undefined && facts.pattern !== undefined) delete said['maxLength']
  // Greater than a bound says more than at least.
  if (property['exclusiveMinimum'] !== undefined) delete said['minimum']
  return listWithFacts({ ...unit, ...said, ...property }, facts)
}
