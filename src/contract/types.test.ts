import { expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import type { EXAMPLE_REQUESTS, ExampleRequest } from '@mocks/documents/requests'
import { IMPLEMENTATIONS } from '@mocks/handlers/all'
import type { NetworkRule } from '@mocks/network/rules/rules'
import type { EndpointId } from './index'
import type { getIdPicture } from './admin'
import { endpoint, type AnswerOf, type DataOf, type InputFor, type NoInput, type ParsedFor } from './endpoint'
import type { sendMessage } from './messages/messages'
import type { WireMessage } from './messages/message'
import { answer, problem, type Problem } from './problem'
import type { WireOwnProfile } from './account/profile'
import type { createProperty, deleteProperty, getProperty, listProperties, updateProperty } from './listing/properties'
import type { WireProperty } from './listing/property'
import type { joinConversation, PayloadOf } from './messages/realtime'
import type { getOwnProfile } from './account/user'

it('types follow from the declarations', () => {
  expectTypeOf<InputFor<typeof getProperty>>().toEqualTypeOf<{ params: { id: string } }>()
  expectTypeOf<InputFor<typeof listProperties>>().toEqualTypeOf<NoInput>()
  expectTypeOf({}).toExtend<InputFor<typeof listProperties>>()
  expectTypeOf<{ params: { id: string } }>().not.toExtend<InputFor<typeof listProperties>>()
  expectTypeOf<InputFor<typeof sendMessage>>().toEqualTypeOf<{
    body: { conversation_id: string | number; message: string; client_id?: string | undefined }
  }>()
  expectTypeOf<InputFor<typeof createProperty>['body']['photos']>().toEqualTypeOf<File[]>()
  expectTypeOf<keyof InputFor<typeof updateProperty>>().toEqualTypeOf<'params' | 'body'>()

  const search = endpoint({
    id: 'search',
    method: 'GET',
    path: '/search',
    auth: 'none',
    query: z.object({ page: z.optional(z.number()) }),
    responses: { 200: answer(z.string()), 201: answer(z.number()), 500: problem },
    summary: 'Stands for a call with a query.',
    source: 'A 7',
  })
  expectTypeOf<InputFor<typeof search>>().toEqualTypeOf<{ query?: { page?: number | undefined } }>()
  expectTypeOf<DataOf<typeof search>>().toEqualTypeOf<string | number>()
  expectTypeOf<ParsedFor<typeof search>>().toEqualTypeOf<{
    params: undefined
    query: { page?: number | undefined }
    body: undefined
  }>()

  expectTypeOf<AnswerOf<typeof getProperty>>().toEqualTypeOf<{
    success: true
    data: WireProperty
    message?: string | undefined
  }>()
  expectTypeOf<AnswerOf<typeof deleteProperty>>().toEqualTypeOf<{ success: true; message?: string | undefined }>()
  expectTypeOf<AnswerOf<typeof getIdPicture>>().toEqualTypeOf<Blob>()
  expectTypeOf<DataOf<typeof listProperties>>().toEqualTypeOf<WireProperty[]>()
  expectTypeOf<DataOf<typeof deleteProperty>>().toEqualTypeOf<undefined>()
  expectTypeOf<DataOf<typeof createProperty>>().toEqualTypeOf<WireProperty | null | undefined>()
  expectTypeOf<DataOf<typeof sendMessage>>().toEqualTypeOf<WireMessage>()
  expectTypeOf<DataOf<typeof getOwnProfile>>().toEqualTypeOf<WireOwnProfile>()
  expectTypeOf<ParsedFor<typeof getProperty>>().toEqualTypeOf<{
    params: { id: string }
    query: undefined
    body: undefined
  }>()
  expectTypeOf<PayloadOf<typeof joinConversation>>().toEqualTypeOf<{ id: string | number }>()
  expectTypeOf<Problem['errors']>().toEqualTypeOf<Record<string, string[]> | undefined>()
})

it('an endpoint is named by its literal id, and nothing that goes by ids can miss or misspell one', () => {
  expectTypeOf<(typeof getProperty)['id']>().toEqualTypeOf<'getProperty'>()
  expectTypeOf<string>().not.toExtend<EndpointId>()
  expectTypeOf<keyof typeof IMPLEMENTATIONS>().toEqualTypeOf<EndpointId>()
  expectTypeOf<keyof typeof EXAMPLE_REQUESTS>().toEqualTypeOf<EndpointId>()

  // @ts-expect-error -- an endpoint is missing
  const incomplete: typeof IMPLEMENTATIONS = { ...IMPLEMENTATIONS, getProperty: undefined }
  // @ts-expect-error -- the resolver of another endpoint answers something else
  const swapped: typeof IMPLEMENTATIONS = { ...IMPLEMENTATIONS, getSettings: IMPLEMENTATIONS.listTours }
  // @ts-expect-error -- no endpoint has this id
  const misspelled: Partial<typeof IMPLEMENTATIONS> = { getPropertey: IMPLEMENTATIONS.getProperty }
  // @ts-expect-error -- no endpoint has this id
  const rule: NetworkRule = { on: 'listPropertys', steps: [] }
  // @ts-expect-error -- no endpoint has this id
  const example: ExampleRequest = { as: 'visitor', after: ['sendEmail'] }
  // @ts-expect-error -- only endpoints that answer a file may answer a Response
  const raw: Partial<typeof IMPLEMENTATIONS> = { getProperty: () => new Response('{}') }
  void [incomplete, swapped, misspelled, rule, example, raw]
})
