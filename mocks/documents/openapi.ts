import { ENDPOINTS, responsesOf, type EndpointId } from '@/contract'
import type { AnyEndpoint, Auth, Deprecated, Endpoint } from '@/contract/endpoint'
import { saysWhen } from '@/contract/rules/limits'
import type { Example } from './examples'
import { formExample, type JsonSchema } from './form-schema'
import { ambiguities } from './rules/ambiguous-paths'
import { accessRow, accessSentence } from './rules/access-words'
import { ruleExtensions, ruleSentences, wholeRules } from './rules/rule-extensions'
import { linksOf } from './links'
import { createSchemas } from './schemas'
import { sourceOf, SPECIFICATION_PAGE } from './section-links'

type Schemas = ReturnType<typeof createSchemas>

const BASE = '#/components/schemas/'

const SECURITY: Record<Auth, readonly Record<string, never[]>[]> = {
  none: [],
  bearer: [{ bearer: [] }],
  'bearer-if-any': [{}, { bearer: [] }],
  'super-admin': [{ superAdmin: [] }],
}

/** What a status means, wherever it is answered (A 6). */
const STATUS_WORDS: Record<string, string> = {
  200: 'Success.',
  201: 'Created.',
  400: 'The request cannot be read.',
  401: 'No valid token.',
  403: 'Signed in, but without the right.',
  404: 'Nothing with that id, or no such call.',
  409: 'A clash with what is already there.',
  410: 'It was there, and is gone.',
  412: 'Changed since the state that `If-Match` names.',
  413: 'Too large.',
  415: 'A kind of file that is not accepted.',
  422: 'Input that breaks a rule; `errors` holds the messages by field.',
  429: 'Too many calls.',
  500: 'The server’s own failure.',
}

export function openApiDocument(examples: ReadonlyMap<string, Example>, refusals: ReadonlyMap<string, unknown>) {
  const schemas = createSchemas(BASE)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of ENDPOINTS as readonly Endpoint<EndpointId>[]) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operation(endpoint, schemas, examples.get(endpoint.id), refusals)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Proventous API',
      version: '1.0.0',
      summary: 'What the Proventous app asks of its backend.',
      description: [
        'Generated from `src/contract`; edit that, never this file.',
        `\`x-source\` names the section of the [specification](${SPECIFICATION_PAGE}) (A: accounts, B: browsing).`,
        '`x-addition` marks calls and fields that the specification does not have and the product needs.',
        '`x-access` says what each caller gets: `allowed`, the status of the refusal, or `by side`: as the owner or ' +
          'as another.',
        '`x-limits`, `x-steps`, `x-order` and `x-repeatable-by` say the rules of a call; `x-machines` and ' +
          '`x-conventions` those of all.',
        'Every refusal has the shape of `Problem`. Clients ignore fields that they do not know.',
      ].join(' '),
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proventous' },
    },
    servers: [{ url: '/', description: 'The origin that serves the app, or the one VITE_API_URL names.' }],
    security: [],
    tags: tagsOf(),
    ...wholeRules(),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a signed-in user.' },
        superAdmin: { type: 'http', scheme: 'bearer', description: 'The super administrator’s own token.' },
      },
      headers: { ContentLanguage: CONTENT_LANGUAGE },
      schemas: schemas.named(),
    },
  }
}

function operation(
  endpoint: Endpoint<EndpointId>,
  schemas: Schemas,
  example: Example | undefined,
  refusals: ReadonlyMap<string, unknown>,
) {
  const { id, summary, source, auth, addition, body, deprecated } = endpoint
  return {
    operationId: id,
    tags: [tagOf(endpoint)],
    summary: firstWords(summary),
    description: [
      summary,
      ...(deprecated ? [deprecationSentence(deprecated)] : []),
      `Who may call: ${accessSentence(id)}`,
      ...ruleSentences(id),
      ...ambiguities(endpoint),
      sourceOf(endpoint),
    ].join('\n\n'),
    security: SECURITY[auth],
    ...(deprecated ? { deprecated: true } : {}),
    'x-access': accessRow(id),
    ...ruleExtensions(id),
    'x-source': source,
    ...(addition ? { 'x-addition': true } : {}),
    ...parameters(endpoint, schemas.write),
    ...(body ? { requestBody: requestBody(endpoint, body as never, schemas, example?.request) } : {}),
    responses: Object.fromEntries(
      Object.entries(responsesOf(endpoint)).map(([status, schema]) => [
        status,
        response(
          endpoint,
          Number(status),
          schemas.write(schema as never),
          Number(status) < 300 ? example?.answer : refusals.get(`${id} ${status}`),
        ),
      ]),
    ),
  }
}

function requestBody(
  { content }: AnyEndpoint,
  body: never,
  { write, writeForm }: Schemas,
  request: Example['request'] | undefined,
) {
  if (content !== 'multipart') {
    return {
      required: true,
      content: { 'application/json': { schema: write(body), ...(request ? { example: request } : {}) } },
    }
  }
  const { schema, form } = writeForm(body)
  const example = request ? { example: formExample(request, form) } : {}
  return { required: true, content: { 'multipart/form-data': { schema, ...example } } }
}

const RETRY_AFTER = {
  description: 'An addition. After how many seconds the call is taken again.',
  required: true,
  schema: { type: 'integer', minimum: 0 },
  example: 600,
  'x-addition': true,
}

function response(endpoint: Endpoint<EndpointId>, status: number, schema: JsonSchema, example: unknown) {
  const { answers, id } = endpoint
  const description = STATUS_WORDS[status] ?? 'Refused.'
  if (answers === 'nothing') return { description }
  if (status < 300 && answers === 'file') {
    return { description, content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
  }
  const links = status < 300 ? linksOf(endpoint, example) : {}
  const headers = {
    'Content-Language': { $ref: '#/components/headers/ContentLanguage' },
    ...(status === 429 && saysWhen(id) ? { 'Retry-After': RETRY_AFTER } : {}),
  }
  return {
    description,
    headers,
    content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
    ...(Object.keys(links).length > 0 ? { links } : {}),
  }
}

const CONTENT_LANGUAGE = {
  description: 'An addition. The language of `message`, of `errors` and of notifications; English without it.',
  schema: { type: 'string', maxLength: 35 },
  example: 'fil',
  'x-addition': true,
}

const ACCEPT_LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description:
    'An addition. The languages that the caller reads, the most wanted first. What the answer says to people is in ' +
    'the first of them that the backend speaks, else in English.',
  schema: { type: 'string', maxLength: 255 },
  example: 'fil-PH',
  'x-addition': true,
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'An addition. A call of the same caller with the same key creates nothing and answers what the first one ' +
    'answered. A refusal is not remembered. Keys may be forgotten after a day.',
  schema: { type: 'string', maxLength: 255 },
  example: '6f1c0f0e-52c2-4a3e-9a6b-0d5a1f6f7c11',
  'x-addition': true,
}

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'An addition. The `updated_at` of the record that the user started from, in quotes. Where the record was changed ' +
    'since, nothing is changed and the answer is 412. Without the header the last change wins.',
  schema: { type: 'string', maxLength: 255 },
  example: '"2026-03-14T02:30:00.000Z"',
  'x-addition': true,
}

function parameters({ params, query, idempotencyKey, ifMatch }: AnyEndpoint, write: (schema: never) => JsonSchema) {
  const of = (schema: unknown, part: 'path' | 'query') => {
    if (!schema) return []
    const { properties = {}, required = [] } = write(schema as never) as {
      properties?: Record<string, JsonSchema>
      required?: string[]
    }
    // A list in a query is separated by commas; only in bodies and answers it is JSON text.
    return Object.entries(properties).map(
      ([name, { description, contentMediaType: _, contentSchema: __, ...each }]) => ({
        name,
        in: part,
        required: part === 'path' || required.includes(name),
        ...(description ? { description } : {}),
        schema: each,
      }),
    )
  }
  const headers = [ACCEPT_LANGUAGE, ...(idempotencyKey ? [IDEMPOTENCY_KEY] : []), ...(ifMatch ? [IF_MATCH] : [])]
  return { parameters: [...of(params, 'path'), ...of(query, 'query'), ...headers] }
}

const TAGS: readonly (readonly [start: string, name: string, words: string])[] = [
  ['/api/properties', 'Listings', 'What is for sale and for rent.'],
  ['/api/my-properties', 'Listings', ''],
  ['/api/debug', 'Listings', ''],
  ['/api/messages', 'Messages and offers', 'Conversations about a listing, with offers.'],
  ['/api/notifications', 'Notifications', 'What happened for somebody.'],
  ['/api/settings', 'Settings', 'An account’s settings.'],
  ['/api/tours', 'Tours', 'Visits to a listing.'],
  ['/api/saved-searches', 'Saved searches', 'Searches that go on.'],
  ['/api/favorite-lists', 'Favorite lists', 'Named lists of homes.'],
  ['/api/shared-lists', 'Favorite lists', ''],
  ['/api/admin', 'Administration', 'Identity checks and users, for the super administrator.'],
  ['/api/super-admin', 'Administration', ''],
  ['/api/reference', 'Reference', 'Dated figures behind the costs that the app shows.'],
  ['/api/storage', 'Files', 'Pictures and their addresses.'],
  ['/storage', 'Files', ''],
  ['/api/user', 'Account and profiles', 'Who somebody is, verification, follows.'],
  ['/api', 'Signing in', 'Registration, sign-in, codes.'],
]

function tagOf({ path }: AnyEndpoint): string {
  return TAGS.find(([start]) => path.startsWith(start))?.[1] ?? 'Signing in'
}

function tagsOf() {
  return TAGS.filter(([, , words]) => words !== '').map(([, name, description]) => ({ name, description }))
}

function firstWords(summary: string): string {
  const [first = summary] = summary.split(/[;.:]/)
  return first.length > 110 ? `${first.slice(0, 107)}…` : first
}

function deprecationSentence({ since, until, instead }: Deprecated): string {
  const end = `It works until ${until} at least, and goes with the next major version.`
  return `Deprecated since ${since}: use ${instead}. ${end}`
}
