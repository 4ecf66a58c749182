import { hashOf } from '../../state/hash'

type Node = { [key: string]: unknown }

/** Who sends a value: what a client may leave out and what a server may add differ. */
export type Direction = 'request' | 'answer'

/** What a contract promises at one place. Texts are kept as a short hash: a change of them is documentary. */
export type Fact =
  | { is: 'call' | 'event'; what: string; deprecated?: true; text: string }
  | { is: 'status'; text: string }
  | { is: 'caller'; gets: string }
  | {
      is: 'value'
      direction: Direction
      required: boolean
      types: string[]
      values?: unknown[]
      limits: Limits
      deprecated?: true
      text: string
    }
export type Limits = Record<string, number | string>
export type Facts = Record<string, Fact>

const LIMITS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
  'multipleOf',
  'pattern',
  'format',
] as const

/** A hash is small in the snapshot. */
const hash = (value: unknown) => hashOf(JSON.stringify(value) ?? '')

/** Every place of a document's schemas, below a name. Named shapes are places of their own, one for each direction. */
function addValues(
  facts: Facts,
  document: Node,
  schema: Node,
  place: string,
  direction: Direction,
  required: boolean,
): void {
  const { $ref } = schema
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? ''
    const whole = ((document['components'] as Node)['schemas'] as Record<string, Node>)[name] ?? {}
    const key = `${direction} ${place}`
    facts[key] = { is: 'value', direction, required, types: [name], limits: {}, text: hash(schema['description']) }
    if (!(`${direction} ${name}` in facts)) addValues(facts, document, whole, name, direction, true)
    return
  }
  const values = (schema['enum'] as unknown[] | undefined) ?? ('const' in schema ? [schema['const']] : undefined)
  facts[`${direction} ${place}`] = {
    is: 'value',
    direction,
    required,
    types: typesOf(schema).toSorted(),
    ...(values ? { values } : {}),
    limits: Object.fromEntries(
      LIMITS.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name] as string]])),
    ),
    ...(schema['deprecated'] === true ? { deprecated: true } : {}),
    text: hash([schema['description'], schema['x-unit']]),
  }
  const needed = (schema['required'] as string[] | undefined) ?? []
  for (const [name, property] of Object.entries((schema['properties'] ?? {}) as Record<string, Node>))
    addValues(facts, document, property, `${place}.${name}`, direction, needed.includes(name))
  if (schema['items']) addValues(facts, document, schema['items'] as Node, `${place}[]`, direction, true)
  const inner = (schema['anyOf'] as Node[] | undefined)?.filter(
    (each) => each['$ref'] || each['properties'] || each['items'] || each['enum'],
  )
  inner?.forEach((each, at) => addValues(facts, document, each, `${place}|${at}`, direction, true))
}

function typesOf({ type, anyOf, $ref }: Node): string[] {
  if (typeof $ref === 'string') return [$ref.split('/').at(-1) ?? '']
  return [type ?? [], ...((anyOf as Node[] | undefined) ?? []).map(typesOf)].flat(2) as string[]
}

function schemaOf(part: unknown): Node | undefined {
  const content = (part as { content?: Record<string, { schema: Node }> } | undefined)?.content
  return content && Object.values(content)[0]?.schema
}

export function factsOfCalls(document: Node): Facts {
  const facts: Facts = {}
  for (const [path, methods] of Object.entries(document['paths'] as Record<string, Record<string, Node>>))
    for (const [method, operation] of Object.entries(methods)) {
      const id = String(operation['operationId'])
      const examples = hash([operation['responses'], operation['requestBody']])
      facts[id] = {
        is: 'call',
        what: `${method.toUpperCase()} ${path}`,
        ...(operation['deprecated'] === true ? { deprecated: true } : {}),
        text: hash([operation['summary'], operation['description'], examples]),
      }
      for (const parameter of (operation['parameters'] ?? []) as Node[])
        addValues(
          facts,
          document,
          parameter['schema'] as Node,
          `${id}?${String(parameter['name'])}`,
          'request',
          parameter['required'] === true,
        )
      const body = schemaOf(operation['requestBody'])
      if (body) addValues(facts, document, body, `${id} body`, 'request', true)
      for (const [status, response] of Object.entries(operation['responses'] as Record<string, Node>)) {
        facts[`${id} ${status}`] = { is: 'status', text: hash(response['description']) }
        const schema = schemaOf(response)
        if (schema && Number(status) < 300) addValues(facts, document, schema, `${id} ${status}`, 'answer', true)
      }
      const { subject: _, ...access } = (operation['x-access'] ?? {}) as Record<string, unknown>
      for (const [caller, gets] of Object.entries(access))
        facts[`${id} by ${caller}`] = { is: 'caller', gets: String(gets) }
    }
  return facts
}

export function factsOfEvents(document: Node): Facts {
  const facts: Facts = {}
  const { messages } = document['components'] as { messages: Record<string, Node> }
  for (const [key, message] of Object.entries(messages)) {
    const what = key.startsWith('client') ? 'from the client' : 'from the server'
    facts[`event ${key}`] = { is: 'event', what, text: hash([message['summary'], message['description']]) }
    const direction = key.startsWith('client') ? 'request' : 'answer'
    addValues(facts, document, message['payload'] as Node, `event ${key}`, direction, true)
  }
  return facts
}
