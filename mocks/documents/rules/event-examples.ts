import { announceMessage, joinConversation, typing } from '@/contract/messages/realtime'
import type { EndpointId } from '@/contract'
import { createHub, type LiveSocket } from '../../realtime/hub'
import { PERSONA_IDS } from '../../accounts'
import { askFor, exampleBackend, settle } from '../examples'
import { once } from './once'
import { EXAMPLE_REQUESTS } from '../requests'

export type EventExample = { payload: unknown; ack?: unknown }

/** What a client emits, in the conversation of the example calls. */
const EMITTED: readonly (readonly [name: string, payload: Record<string, unknown>])[] = [
  [joinConversation.name, { id: 'c101-1' }],
  [typing.name, { conversationId: 'c101-1', isTyping: true }],
  [
    announceMessage.name,
    { conversationId: 'c101-1', message: 'Thank you. Saturday at ten suits me.', senderId: '101', receiverId: '102' },
  ],
]

const CALLS: readonly EndpointId[] = [
  'sendMessage',
  'unsendMessage',
  'markConversationRead',
  'makeOffer',
  'createTour',
  'setOnlineStatus',
]

/** By sender and name: `server new-message`. */
export const eventExamples = once(async (): Promise<Map<string, EventExample>> => {
  const backend = await exampleBackend()
  const hub = createHub(backend)
  const found = new Map<string, EventExample>()
  const socketOf = (userId: string): LiveSocket => ({
    userId,
    rooms: new Set(),
    emit: (event, payload) => {
      if (!found.has(`server ${event}`)) found.set(`server ${event}`, { payload: settle(payload) })
    },
  })
  const [buyer, seller] = [socketOf(PERSONA_IDS.regular), socketOf(PERSONA_IDS.verified)]
  for (const socket of [buyer, seller]) {
    hub.opened(socket)
    await hub.receive(socket, joinConversation.name, { id: 'c101-1' })
  }
  for (const [name, payload] of EMITTED) {
    const ack = await hub.receive(buyer, name, payload)
    found.set(`client ${name}`, { payload, ...(ack === undefined ? {} : { ack }) })
  }
  for (const id of CALLS) await askFor(backend, id, EXAMPLE_REQUESTS[id])
  hub.stop()
  return found
})
