export type JsonSchema = { [key: string]: unknown }

type Properties = Record<string, JsonSchema>

/** In a form lists and objects travel as JSON text, files of a list as `name[0]`, and null as no field (A 7). */
export function formSchema({ properties, required, ...rest }: JsonSchema): JsonSchema {
  const fields: Properties = {}
  const files: Properties = {}
  const needed = new Set((required as string[] | undefined) ?? [])
  for (const [name, given] of Object.entries(properties as Properties)) {
    const schema = withoutNull(given)
    const items = itemsOf(schema)
    if (items?.['format'] === 'binary') {
      files[`^${name}\\[\\d+\\]$`] = items
      if (needed.delete(name)) {
        fields[`${name}[0]`] = items
        needed.add(`${name}[0]`)
      }
    } else fields[name] = holdsStructure(schema) ? asJsonText(schema) : schema
  }
  return {
    ...rest,
    properties: fields,
    ...(Object.keys(files).length > 0 ? { patternProperties: files } : {}),
    ...(needed.size > 0 ? { required: [...needed] } : {}),
  }
}

export function formExample(body: Record<string, unknown>, schema: JsonSchema): Record<string, unknown> {
  const patterns = Object.keys((schema['patternProperties'] as object | undefined) ?? {}).map(
    (text) => new RegExp(text),
  )
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
      if (Array.isArray(value) && patterns.some((pattern) => pattern.test(`${name}[0]`)))
        return value.map((file, index) => [`${name}[${index}]`, file])
      return [[name, typeof value === 'object' && value !== null ? JSON.stringify(value) : value]]
    }),
  )
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema as JsonSchema & { anyOf?: JsonSchema[] }
  const kept = anyOf?.filter(({ type }) => type !== 'null')
  if (!kept || kept.length === anyOf?.length) return schema
  return kept.length === 1 ? { ...rest, ...kept[0] } : { ...rest, anyOf: kept }
}

function itemsOf({ description, items }: JsonSchema): JsonSchema | undefined {
  return items === undefined ? undefined : { ...(description ? { description } : {}), ...(items as JsonSchema) }
}

function holdsStructure({ type, anyOf, $ref }: JsonSchema): boolean {
  if (type === 'array' || type === 'object' || $ref !== undefined) return true
  return ((anyOf as JsonSchema[] | undefined) ?? []).some(holdsStructure)
}

const ADDITION = 'x-addition'

function asJsonText({ description, [ADDITION]: addition, ...contentSchema }: JsonSchema): JsonSchema {
  return {
    ...(description ? { description } : {}),
    ...(addition ? { [ADDITION]: addition } : {}),
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema,
  }
}
