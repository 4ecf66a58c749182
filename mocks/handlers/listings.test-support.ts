import { beforeEach } from 'vitest'
import type { Backend } from '@mocks/backend'
import { PERSONA_IDS, personaToken } from '@mocks/accounts'
import { servedFile } from '@mocks/store/files'
import { serveScenario } from '@mocks/node'
import { scenarioById } from '@mocks/scenarios/catalog'
import { answerCalls } from '@tests/helpers/mock-server'
import { call, configureApi } from '@/api/call'
import { ApiError } from '@/api/errors'
import { createProperty, updateProperty } from '@/contract/listing/properties'
import type { ListingUpdate, NewListing } from '@/contract/listing/listing-form'

/** The present test's own. */
export let backend: Backend
let token: string | null

export const as = (persona: 'regular' | 'verified' | 'professional' | null) => {
  token = persona && personaToken(persona)
  if (persona && token && !backend.db.session.find(token))
    backend.db.session.insert({ token, user_id: PERSONA_IDS[persona], created_at: backend.clock.iso() })
}

/** Gives each test of the calling file a fresh backend, with the verified member signed in. */
export function openForEach(scenario = 'samples') {
  answerCalls()
  beforeEach(async () => {
    configureApi({ baseUrl: 'http://localhost', token: () => token, onSessionEnded: () => {} })
    backend = serveScenario(scenarioById(scenario))
    await backend.ready
    as('verified')
  })
}

/** A picture of no pixels to speak of; what matters are its first bytes. */
export const PNG = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 6, 64, 0, 0, 4, 176,
]
export const png = (name = 'front.png') => new File([new Uint8Array(PNG)], name, { type: 'image/png' })

const house = (changes: Partial<NewListing> = {}): NewListing => ({
  title: 'House in Jaro',
  price: 4_200_000,
  listing_type: 'sale',
  property_type: 'Villa',
  category: 'residential',
  photos: [png()],
  ...changes,
})
export const list = (changes: Partial<NewListing> = {}) => call(createProperty, { body: house(changes) })
const kept = { title: 'Kept', price: 1, listing_type: 'sale', property_type: 'Villa' } as const
export const update = (id: string, changes: Partial<ListingUpdate> = {}) =>
  call(updateProperty, { params: { id }, body: { ...kept, ...changes } })
export const fields = (error: unknown) => (error instanceof ApiError ? error.fields : error)
export const listed = async (changes: Partial<NewListing> = {}) => {
  const { data } = await list(changes)
  return backend.db.property.find(String(data?.id))!
}
export const imagesOf = (id: string) =>
  JSON.parse(backend.db.property.find(id)?.images ?? '[]') as {
    id: string
    image_url: string
    width?: number
    kind?: string
  }[]
export const isServed = async (path: string) =>
  (await servedFile(backend.files, async () => new Response(null, { status: 404 }), path)).status
