import { expect, test } from 'vitest'
import { eventExamples } from '@mocks/documents/rules/event-examples'
import { contractDocuments } from '@mocks/documents/write-documents'
import { schemaDifference } from '@tests/conform/talking/schema-difference'
import { SOCKET_EVENTS } from '@/contract'
import type { SocketEvent } from '@/contract/messages/realtime'

const events: readonly SocketEvent[] = SOCKET_EVENTS

test.each(events)('$name from the $from has an example that the mocked server sent or took', async (event) => {
  const example = (await eventExamples()).get(`${event.from} ${event.name}`)
  expect(example, 'an example').toBeDefined()
  expect(schemaDifference(event.payload, example?.payload)).toBeUndefined()
  expect(event.ack && schemaDifference(event.ack, example?.ack)).toBeUndefined()
})

test('the document shows them, and signs in by the handshake', async () => {
  type Message = { examples?: unknown[] }
  const documents = await contractDocuments()
  const { components } = JSON.parse(documents['contract/asyncapi.json'] ?? '') as {
    components: { messages: Record<string, Message>; securitySchemes: Record<string, { type: string; in: string }> }
  }
  expect(Object.values(components.messages).filter(({ examples }) => examples?.length !== 1)).toEqual([])
  expect(components.securitySchemes).toMatchObject({ handshake: { type: 'apiKey', in: 'user' } })
})
