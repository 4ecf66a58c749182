import * as z from 'zod/mini'
import { toJSONSchema } from 'zod/v4/core'
import { adminUser, adminVerification, auditRecord, dashboardStats } from '@/contract/admin'
import { listingUpdate, newListing } from '@/contract/listing/listing-form'
import { conversation } from '@/contract/messages/conversations'
import { message } from '@/contract/messages/message'
import { notification } from '@/contract/account/notifications'
import { phFacts } from '@/contract/listing/ph-facts'
import { problem } from '@/contract/problem'
import { coinEntry, ownProfile, publicProfile, review, verificationStatus } from '@/contract/account/profile'
import { ownProperty, property } from '@/contract/listing/property'
import { favoriteList } from '@/contract/favorites/favorite-lists'
import { savedSearch, savedSearchForm } from '@/contract/favorites/saved-searches'
import { sharedList } from '@/contract/favorites/shared-lists'
import { settings } from '@/contract/account/settings'
import { clashProblem } from '@/contract/tours/clash'
import { tour } from '@/contract/tours/tour'
import { day, instant } from '@/contract/fields'
import { fieldFactsOf } from '@/contract/values/kind'
import { docOf, fieldDocsOf, type FieldDocs } from './field-docs'
import { formSchema, type JsonSchema } from './form-schema'
import { withFacts } from './rules/value-facts'

const NAMED: Record<string, z.ZodMiniType> = {
  Problem: problem,
  Property: property,
  OwnProperty: ownProperty,
  NewListing: newListing,
  ListingUpdate: listingUpdate,
  PhilippineFacts: phFacts,
  Conversation: conversation,
  Message: message,
  Notification: notification,
  PublicProfile: publicProfile,
  OwnProfile: ownProfile,
  VerificationStatus: verificationStatus,
  Review: review,
  CoinEntry: coinEntry,
  SavedSearch: savedSearch,
  SavedSearchForm: savedSearchForm,
  FavoriteList: favoriteList,
  SharedList: sharedList,
  Settings: settings,
  Tour: tour,
  TourClash: clashProblem,
  AdminUser: adminUser,
  AdminVerification: adminVerification,
  DashboardStats: dashboardStats,
  AuditRecord: auditRecord,
}

/** JSON Schema 2020-12. Named shapes become references below `base`; call `named()` when all others are written. */
export function createSchemas(base: string) {
  const names = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id })
  const used = new Map<string, JsonSchema>()

  const write = (schema: z.ZodMiniType): JsonSchema => {
    const {
      $defs,
      $schema: _,
      ...written
    } = toJSONSchema(schema, {
      metadata: names,
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const kind = zodSchema._zod.def.type
        if (kind === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
        // What the app reads in place of what it cannot read is no default of the wire.
        if (kind === 'catch') delete jsonSchema.default
        // Clients ignore unknown fields, so further ones are allowed everywhere.
        if (kind === 'object') delete jsonSchema.additionalProperties
        if (isObject(zodSchema))
          Object.assign(jsonSchema, { [DOCS]: fieldDocsOf(zodSchema), [FACTS]: fieldFactsOf(zodSchema) })
        const format = FORMATS.get(zodSchema)
        if (format) jsonSchema.format = format
        delete jsonSchema.id
      },
    }) as JsonSchema & { $defs?: Record<string, JsonSchema> }
    for (const [name, definition] of Object.entries($defs ?? {})) {
      const doc = docOf(NAMED[name]!)
      used.set(name, { ...(doc ? { description: doc } : {}), ...relocate(describe(definition), base) })
    }
    return relocate(describe(written), base)
  }
  const writeForm = (schema: z.ZodMiniType): { schema: JsonSchema; form: JsonSchema } => {
    const written = write(schema)
    const name = typeof written.$ref === 'string' ? written.$ref.slice(base.length) : undefined
    const whole = (name === undefined ? undefined : used.get(name)) ?? written
    const form = formSchema(whole)
    if (name === undefined) return { schema: form, form }
    used.set(name, form)
    return { schema: written, form }
  }
  const named = () => {
    const sorted = [...used].toSorted(([one], [other]) => one.localeCompare(other))
    return Object.fromEntries(sorted.map(([name, { id: _, ...definition }]) => [name, definition]))
  }
  return { write, writeForm, named }
}

const DOCS = 'x-docs'
const FACTS = 'x-facts'
const ADDITION = 'Addition: '
const DEPRECATED = 'Deprecated: '

const FORMATS = new Map<object, string>([
  [instant, 'date-time'],
  [day, 'date'],
])

function isObject(schema: unknown): schema is z.ZodMiniObject<Record<string, z.ZodMiniType>> {
  return (schema as z.ZodMiniType)._zod.def.type === 'object'
}

function describe<T>(value: T): T {
  if (Array.isArray(value)) return value.map((each: unknown) => describe(each)) as T
  if (typeof value !== 'object' || value === null) return value
  const {
    [DOCS]: docs = {},
    [FACTS]: facts = {},
    ...rest
  } = value as {
    [DOCS]?: FieldDocs
    [FACTS]?: ReturnType<typeof fieldFactsOf>
    properties?: Record<string, JsonSchema>
  }
  const described = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, describe(each)])) as typeof rest
  for (const [name, description] of Object.entries(docs)) {
    const property = described.properties?.[name]
    if (!property) continue
    const addition = description.startsWith(ADDITION) ? { 'x-addition': true } : {}
    const deprecated = description.startsWith(DEPRECATED) ? { deprecated: true } : {}
    described.properties![name] = { description, ...addition, ...deprecated, ...withFacts(property, facts[name] ?? {}) }
  }
  return described as T
}

function relocate<T>(value: T, base: string): T {
  if (Array.isArray(value)) return value.map((each: unknown) => relocate(each, base)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    key === '$ref' && typeof each === 'string' ? each.replace(/^#\/\$defs\//, base) : relocate(each as unknown, base),
  ])
  return Object.fromEntries(entries) as T
}
