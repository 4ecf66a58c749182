import { SOCKET_EVENTS } from '@/contract'
import { REALTIME_CONNECTION, REALTIME_PORT, realtimeAuth, type SocketEvent } from '@/contract/messages/realtime'
import type { EventExample } from './rules/event-examples'
import { createSchemas } from './schemas'
import { sourceOf, SPECIFICATION_PAGE } from './section-links'

/** The socket's events as an AsyncAPI 3 document. `send` and `receive` are the server's. */
export function asyncApiDocument(examples: ReadonlyMap<string, EventExample>) {
  const schemas = createSchemas('#/components/schemas/')
  const events = SOCKET_EVENTS as readonly SocketEvent[]
  const keyOf = ({ name, from }: SocketEvent) => `${from}_${name.replace('-', '_')}`
  const messages = Object.fromEntries(
    events.map((event) => [
      keyOf(event),
      {
        name: event.name,
        title: `${event.name}, from the ${event.from}`,
        summary: event.summary,
        description: sourceOf(event),
        contentType: 'application/json',
        payload: schemas.write(event.payload),
        ...exampleOf(event, examples),
        'x-source': event.source,
        ...(event.addition ? { 'x-addition': true } : {}),
        ...(event.ack ? { 'x-acknowledgement': schemas.write(event.ack) } : {}),
      },
    ]),
  )
  const { transports, reconnectionDelay, reconnectionDelayMax, reconnectionAttempts } = REALTIME_CONNECTION
  return {
    asyncapi: '3.1.0',
    id: 'urn:proventous:realtime',
    info: {
      title: 'Proventous realtime',
      version: '1.0.0',
      description: [
        'Events over socket.io. Generated from `src/contract/messages/realtime.ts`; edit that, never this file.',
        `\`x-source\` names the section of the [specification](${SPECIFICATION_PAGE}) (A: accounts, B: browsing).`,
        '`x-addition` marks events that the specification does not have.',
        '`x-acknowledgement` is what the receiver answers.',
      ].join(' '),
      license: { name: 'Proprietary', url: 'https://proventous.example/legal' },
      contact: { name: 'Proventous', url: 'https://proventous.example', email: 'support@proventous.example' },
      tags: [{ name: 'realtime', description: 'Messages, offers and presence as they happen.' }],
    },
    defaultContentType: 'application/json',
    servers: {
      local: {
        host: `localhost:${REALTIME_PORT}`,
        pathname: '/socket.io/',
        protocol: 'ws',
        description:
          `socket.io, transports ${transports.join(' then ')}; reconnection after ` +
          `${reconnectionDelay} to ${reconnectionDelayMax} ms, ${reconnectionAttempts} attempts.`,
        security: [{ $ref: '#/components/securitySchemes/handshake' }],
      },
    },
    channels: {
      realtime: {
        address: '/',
        title: 'The default namespace',
        description: 'One connection for a signed-in user, with a room for each conversation that was joined.',
        messages: Object.fromEntries(
          events.map((event) => [keyOf(event), { $ref: `#/components/messages/${keyOf(event)}` }]),
        ),
        servers: [{ $ref: '#/servers/local' }],
      },
    },
    operations: Object.fromEntries(
      events.map((event) => [
        `${event.from === 'client' ? 'receive' : 'send'}_${keyOf(event)}`,
        {
          action: event.from === 'client' ? 'receive' : 'send',
          title: event.name,
          summary: event.summary,
          channel: { $ref: '#/channels/realtime' },
          messages: [{ $ref: `#/channels/realtime/messages/${keyOf(event)}` }],
        },
      ]),
    ),
    components: {
      messages,
      schemas: { ...schemas.named(), RealtimeAuth: schemas.write(realtimeAuth) },
      securitySchemes: {
        handshake: {
          type: 'apiKey',
          in: 'user',
          description: [
            'The session’s token in the payload of socket.io’s CONNECT packet: `io(url, { auth: { token } })`. A ' +
              'token in the',
            'query or in a header is not read. Without a valid one the server answers CONNECT_ERROR, which a client ' +
              'gets as',
            '`connect_error` with a sentence for people; it does not connect again until somebody signs in.',
          ].join(' '),
          'x-handshake': { $ref: '#/components/schemas/RealtimeAuth' },
          'x-handshake-example': { token: 'example-token' },
        },
      },
    },
  }
}

function exampleOf({ from, name }: SocketEvent, examples: ReadonlyMap<string, EventExample>) {
  const example = examples.get(`${from} ${name}`)
  if (!example) return {}
  const { payload, ack } = example
  return { examples: [{ name, payload }], ...(ack === undefined ? {} : { 'x-acknowledgement-example': ack }) }
}
