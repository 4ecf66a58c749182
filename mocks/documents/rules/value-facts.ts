import type { ValueFacts } from '@/contract/values/kind'
import type { JsonSchema } from '../form-schema'

const OF_TEXT = ['minLength', 'maxLength', 'pattern', 'format', 'contentMediaType', 'contentSchema'] as const
const OF_NUMBERS = ['minimum', 'maximum', 'multipleOf'] as const

export function typesOf({ type, anyOf }: JsonSchema): unknown[] {
  return [type, ...((anyOf as JsonSchema[] | undefined) ?? []).map(typesOf)].flat(3)
}

/** A list with its facts; a name of a fixed set is as short as the set has it. */
function listWithFacts(schema: JsonSchema, { contentSchema }: ValueFacts): JsonSchema {
  if (schema['anyOf'])
    return { ...schema, anyOf: (schema['anyOf'] as JsonSchema[]).map((each) => listWithFacts(each, { contentSchema })) }
  if (![schema['type']].flat().includes('array') || !contentSchema) return schema
  const own = (schema['items'] ?? {}) as JsonSchema
  return { maxItems: contentSchema.maxItems, ...schema, items: own['enum'] ? own : { ...contentSchema.items, ...own } }
}

/** A property with the facts of its kind of value, as far as they fit its type. What it checks itself comes first. */
export function withFacts(property: JsonSchema, facts: ValueFacts): JsonSchema {
  const types = typesOf(property)
  const numeric = types.includes('number') || types.includes('integer')
  const keywords = [...(types.includes('string') ? OF_TEXT : []), ...(numeric ? OF_NUMBERS : [])]
  const said = Object.fromEntries(keywords.flatMap((key) => (facts[key] === undefined ? [] : [[key, facts[key]]])))
  const unit = facts['x-unit'] !== undefined && numeric ? { 'x-unit': facts['x-unit'] } : {}
  // Greater than a bound says more than at least.
  if (property['exclusiveMinimum'] !== undefined) delete said['minimum']
  return listWithFacts({ ...unit, ...said, ...property }, facts)
}
