import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { successOf, type AnyEndpoint } from './endpoint'
import { ENDPOINTS, SOCKET_EVENTS } from './index'
import { listingUpdate, newListing } from './listing/listing-form'
import { nothing, problem } from './problem'

const every: readonly AnyEndpoint[] = ENDPOINTS

type Row = readonly [call: string, auth: AnyEndpoint['auth'], content?: AnyEndpoint['content'], fields?: string]

/** Every call that B 7 and A 7 document, copied by hand: method, path, who may call, how the body travels, its fields. */
const DOCUMENTED: readonly Row[] = [
  // The one call that names a content type without a body.
  ['GET /api/properties', 'bearer-if-any', 'json'],
  ['GET /api/properties/{id}', 'none'],
  ['GET /api/user/profile', 'bearer'],
  ['POST /api/logout', 'bearer'],
  ['POST /api/user/online-status', 'bearer', 'json', 'is_online last_seen'],
  ['GET /api/user/{id}/online-status', 'bearer'],
  ['GET /api/storage/{path}', 'none'],
  ['GET /storage/{path}', 'none'],
  ['POST /api/auth/google', 'none', 'json', 'credential'],
  [
    'POST /api/register',
    'none',
    'json',
    'first_name last_name email password password_confirmation date_of_birth country_code phone_number accepted_terms country region city',
  ],
  ['POST /api/login', 'none', 'json', 'email password'],
  ['POST /api/user/send-email-verification', 'none', 'json', 'email'],
  ['POST /api/user/verify-email', 'none', 'json', 'email verification_code'],
  ['PUT /api/user/profile', 'bearer', 'json', 'bio location phone_number'],
  ['GET /api/users/{username}', 'none'],
  ['POST /api/user/send-verification-code', 'bearer', 'json', 'phone_number'],
  ['POST /api/user/verify-phone', 'bearer', 'json', 'phone_number verification_code'],
  ['POST /api/user/submit-id-verification', 'bearer', 'multipart', 'id_type id_front id_back id_selfie'],
  // Documented without a token at first; the reading in A 6 sends one and refuses the call without it.
  ['GET /api/admin/dashboard-stats', 'super-admin'],
  ['GET /api/admin/pending-verifications', 'super-admin'],
  ['GET /api/admin/all-users', 'super-admin'],
  ['POST /api/admin/verifications/{id}/approve', 'super-admin'],
  ['POST /api/admin/verifications/{id}/reject', 'super-admin', 'json', 'reason'],
  ['POST /api/super-admin/login', 'none', 'json', 'email username password'],
  ['GET /api/debug/property/{id}', 'none'],
  ['HEAD /storage/{path}', 'none'],
  ['GET /api/messages/conversations', 'bearer'],
  ['POST /api/messages/conversations', 'bearer', 'json', 'property_id owner_id'],
  ['GET /api/messages/conversations/{id}', 'bearer'],
  ['GET /api/messages/{conversationId}', 'bearer'],
  ['POST /api/messages', 'bearer', 'json', 'conversation_id message'],
  ['POST /api/messages/{id}/mark-read', 'bearer'],
  ['POST /api/messages/offer', 'bearer', 'json', 'conversation_id property_id offer_amount message'],
  ['POST /api/messages/accept-offer', 'bearer', 'json', 'conversation_id offer_id'],
  ['POST /api/messages/reject-offer', 'bearer', 'json', 'conversation_id offer_id'],
  ['GET /api/notifications', 'bearer'],
  ['PUT /api/notifications/{id}/read', 'bearer'],
  ['PUT /api/notifications/mark-all-read', 'bearer'],
  ['DELETE /api/notifications/{id}', 'bearer'],
  [
    'PUT /api/settings/update',
    'bearer',
    'json',
    'emailNotifications smsNotifications marketingEmails propertyAlerts tourReminders language currency timezone privacy',
  ],
  ['GET /api/tours', 'bearer'],
  ['PUT /api/tours/{id}/cancel', 'bearer'],
  ['GET /api/saved-searches', 'bearer'],
  ['DELETE /api/saved-searches/{id}', 'bearer'],
  ['PUT /api/saved-searches/{id}/toggle-alerts', 'bearer'],
  // The fields of these two are 'all listing fields'; they are checked apart.
  ['POST /api/properties', 'bearer', 'multipart'],
  ['POST /api/properties/{id}', 'bearer', 'multipart'],
  ['DELETE /api/properties/{id}', 'bearer'],
  ['GET /api/my-properties', 'bearer'],
]

const LISTING_BODIES: Record<string, z.ZodMiniType> = {
  'POST /api/properties': newListing,
  'POST /api/properties/{id}': listingUpdate,
}

/** Optional fields of ours in documented bodies: a backend that does not know them may ignore them. */
const ADDED_FIELDS: Record<string, string[]> = {
  'POST /api/messages': ['client_id'],
  'PUT /api/user/profile': ['messenger', 'first_name', 'last_name'],
}

const DOCUMENTED_EVENTS = ['client join_conversation', 'client new_message', 'server new-message', 'server user_typing']

const call = ({ method, path }: AnyEndpoint) => `${method} ${path}`
const fieldsOf = (schema: z.ZodMiniType | undefined) =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
const segments = (path: string) => path.split('/').slice(1)
const overlap = (a: AnyEndpoint, b: AnyEndpoint) =>
  a.method === b.method &&
  segments(a.path).length === segments(b.path).length &&
  segments(a.path).every((part, n) => part.startsWith('{') || segments(b.path)[n] === part)

/** The refusals that an endpoint's own declaration makes possible. */
function expectedRefusals({ auth, params, body }: AnyEndpoint): number[] {
  const refusals = [500]
  if (auth === 'bearer') refusals.push(401)
  if (auth === 'super-admin') refusals.push(401, 403)
  if (params) refusals.push(404)
  if (body) refusals.push(422)
  return refusals
}

describe('the list of calls', () => {
  it('names every call once', () => {
    expect(new Set(every.map(({ id }) => id)).size).toBe(every.length)
    expect(new Set(every.map(call)).size).toBe(every.length)
  })

  it('holds every call that a module of the contract declares', () => {
    const declared = Object.values(
      import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!**/*.test.ts'], { eager: true }),
    )
      .flatMap((module) => Object.values(module))
      .filter((value) => typeof value === 'object' && value !== null && 'responses' in value)
    const ids = declared.map((endpoint) => (endpoint as AnyEndpoint).id)
    expect(new Set(ids)).toEqual(new Set(every.map(({ id }) => id)))
  })

  it('holds every documented call, and marks whatever else it holds as an addition', () => {
    const documented = DOCUMENTED.map(([name]) => name).toSorted()
    expect(
      every
        .filter(({ addition }) => !addition)
        .map(call)
        .toSorted(),
    ).toEqual(documented)
  })

  it.each(DOCUMENTED)('documents %s with its caller and its payload', (name, auth, content, fields) => {
    const found = every.find((endpoint) => call(endpoint) === name)
    expect({ auth: found?.auth, content: found?.content }).toEqual({ auth, content })
    const sent = fieldsOf(found?.body).filter((field) => !ADDED_FIELDS[name ?? '']?.includes(field))
    expect(sent.join(' ')).toBe(fields ?? fieldsOf(LISTING_BODIES[name ?? '']).join(' '))
  })

  it('puts the fixed word before the parameter where both fit a request', () => {
    every.forEach((earlier, n) => {
      const hidden = every.slice(n + 1).filter((later) => overlap(earlier, later))
      expect(hidden.map(call), `behind ${call(earlier)}`).toEqual([])
    })
  })
})

describe.each(every.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  it('declares its path parameters, and no others', () => {
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(fieldsOf(endpoint.params)).toEqual(named)
  })

  it('says what it does, where that comes from, and how its body travels', () => {
    expect(endpoint.summary).toMatch(/^[A-Z].*[^.]\.$/)
    expect(endpoint.source).toMatch(/^[AB] \d+(\.\d+)?(, [AB] \d+(\.\d+)?)*$/)
    const mustName = endpoint.body !== undefined || endpoint.id === 'listProperties'
    expect(endpoint.content !== undefined).toBe(mustName)
    expect(endpoint.body !== undefined && ['GET', 'HEAD', 'DELETE'].includes(endpoint.method)).toBe(false)
  })

  it('has one success answer, and the refusals of its rules as problems', () => {
    const statuses = Object.keys(endpoint.responses).map(Number)
    expect(statuses.filter((status) => status < 300)).toEqual([successOf(endpoint).status])
    expect(statuses).toEqual(expect.arrayContaining(expectedRefusals(endpoint)))
    // A HEAD answer has no body, so it cannot hold a problem.
    const refused = endpoint.method === 'HEAD' ? nothing : problem
    const refusals = Object.entries(endpoint.responses).filter(([status]) => Number(status) >= 400)
    // A refusal may say more than a problem does, and never less.
    const fields = (schema: unknown) => Object.entries((schema as { shape?: object }).shape ?? {})
    const isProblem = (schema: unknown) =>
      schema === refused ||
      fields(problem).every(([name, type]) => fields(schema).some(([other, own]) => other === name && own === type))
    expect(refusals.filter(([, schema]) => !isProblem(schema)).map(([status]) => status)).toEqual([])
  })

  it('can be written down as JSON Schema', () => {
    const declared = [endpoint.params, endpoint.query, endpoint.body, successOf(endpoint).schema]
    const written = declared.filter((schema) => schema !== undefined)
    expect(() => written.map((schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))).not.toThrow()
  })
})

describe('the socket’s events', () => {
  it('hold every documented one, and mark the others as additions', () => {
    const events = SOCKET_EVENTS.map((event) => ({ addition: false, ...event }))
    expect(new Set(events.map(({ name }) => name)).size).toBe(events.length)
    expect(events.filter(({ addition }) => !addition).map(({ from, name }) => `${from} ${name}`)).toEqual(
      DOCUMENTED_EVENTS,
    )
    for (const { summary, payload } of events) {
      expect(summary).toMatch(/^[A-Z].*[^.]\.$/)
      expect(() => z.toJSONSchema(payload)).not.toThrow()
    }
  })
})
