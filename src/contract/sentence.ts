type Values = Readonly<Record<string, string | number>>

const PARTS = new Map<string, { text: string; values: Values }>()

/** A message with values for its `{placeholder}`s, which a backend with other languages needs apart: `partsOf`. */
/* @__NO_SIDE_EFFECTS__ */
export function sentence(text: string, values: Values): string {
  const said = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  PARTS.set(said, { text, values })
  return said
}

/** What a message of a schema was made of. */
export function partsOf(said: string): { text: string; values: Values } {
  return PARTS.get(said) ?? { text: said, values: {} }
}
