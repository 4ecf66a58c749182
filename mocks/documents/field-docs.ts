import type * as z from 'zod/mini'

export type FieldDocs = Record<string, string>

const ofObjects = new WeakMap<object, FieldDocs>()
const ofSchemas = new WeakMap<object, string>()

/** @public Called by the code that the plugin inserts. Own descriptions come after those of the sources. */
export function documented<T extends object>(made: T, from: readonly object[], own: FieldDocs): T {
  const inherited = from.map((one) => ofObjects.get(one) ?? {})
  ofObjects.set(made, Object.assign({}, ...inherited, own) as FieldDocs)
  return made
}

/** @public Called by the code that the plugin inserts. Keeps the description of a constant that is a schema. */
export function described<T>(made: T, doc: string): T {
  if (typeof made === 'object' && made !== null) ofSchemas.set(made, doc)
  return made
}

export function docOf(schema: z.ZodMiniType): string | undefined {
  return ofSchemas.get(schema)
}

export function fieldDocsOf(schema: z.ZodMiniObject<Record<string, z.ZodMiniType>>): FieldDocs {
  const own = ofObjects.get(schema) ?? {}
  const found = Object.entries(schema.shape).map(([name, field]) => [name, own[name] ?? docOfType(field)])
  return Object.fromEntries(found.filter(([, doc]) => doc !== undefined)) as FieldDocs
}

type Wrapper = { innerType?: z.ZodMiniType; element?: z.ZodMiniType }

function docOfType(schema: z.ZodMiniType): string | undefined {
  const { innerType, element } = schema._zod.def as Wrapper
  const inner = innerType ?? element
  return docOf(schema) ?? (inner && docOfType(inner))
}
