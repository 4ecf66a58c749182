import { afterEach, expect, test, vi } from 'vitest'
import { createBackend } from '@mocks/backend'
import { personaToken } from '@mocks/accounts'
import { storeMessage } from '@mocks/services/messages-store'
import { createHub } from '@mocks/realtime/hub'
import { answerLines } from '@mocks/realtime/answer-lines'
import { servePage } from '@mocks/realtime/in-page-server'
import { scenarioById } from '@mocks/scenarios/catalog'
import { TEST_TIME } from '@mocks/scenarios/scenario'
import {
  messageArrived,
  notificationArrived,
  presenceChanged,
  userTyping,
  typing,
  REALTIME_CONNECTION,
} from '@/contract/messages/realtime'
import { connect, connection, disconnect, emit, joinConversation, on, onReconnected, tryAgain } from './realtime'
import { configureRealtime } from './realtime-settings'

const cleanups: (() => void)[] = []
afterEach(() => {
  disconnect()
  for (const clean of cleanups.splice(0).toReversed()) clean()
  configureRealtime({ url: null, transports: null, ...documentedDelays })
})

const { reconnectionDelay, reconnectionDelayMax } = REALTIME_CONNECTION
const documentedDelays = { reconnectionDelay, reconnectionDelayMax }
const MIKA = personaToken('regular')
/** Between Mika (101) and Noel (102). */
const CONVERSATION = 'c101-1'

/** A server in the page, in a world of its own, on which Mika is signed in; `other` is somebody's socket beside the client's. */
async function serve() {
  const backend = createBackend({
    scenario: { ...scenarioById('signed-in-regular'), clock: TEST_TIME },
    frozen: true,
  })
  await backend.ready
  const hub = createHub(backend)
  const server = servePage(answerLines(hub, { pingInterval: 20, pingTimeout: 20 }))
  cleanups.push(hub.stop, server.stop)
  configureRealtime({
    url: 'http://localhost:3001',
    transports: async () => server.transports,
    reconnectionDelay: 5,
    reconnectionDelayMax: 10,
  })
  const heard: [string, unknown][] = []
  const other = {
    userId: '102',
    rooms: new Set<string>(),
    emit: (event: string, payload: unknown) => void heard.push([event, payload]),
  }
  hub.opened(other)
  return { backend, hub, server, other, heard }
}

async function online(token = MIKA) {
  await connect(token)
  await vi.waitFor(() => expect(connection.get().status).toBe('online'))
}

/** Everything the connection went through, each state once. */
function watchStates() {
  const states: string[] = []
  cleanups.push(
    connection.subscribe(() => {
      const { status, attempt } = connection.get()
      const state = attempt ? `${status} ${attempt}` : status
      if (states.at(-1) !== state) states.push(state)
    }),
  )
  return states
}

test('with no realtime server configured nothing connects', async () => {
  await connect(MIKA)
  expect(connection.get().status).toBe('connecting')
  expect(emit(typing, { conversationId: CONVERSATION, isTyping: true })).toBe(false)
})

test('a signed-in user gets in, joins a conversation, and both sides hear each other over pings', async () => {
  const { hub, other, heard } = await serve()
  cleanups.push(joinConversation(CONVERSATION))
  await online()
  other.rooms.add(CONVERSATION)
  await vi.waitFor(() => {
    emit(typing, { conversationId: CONVERSATION, isTyping: true })
    expect(heard).toContainEqual(['user_typing', { conversationId: CONVERSATION, userId: '101', isTyping: true }])
  })
  const seen = vi.fn<(payload: unknown) => void>()
  cleanups.push(on(userTyping, seen))
  await vi.waitFor(() => {
    void hub.receive(other, 'typing', { conversationId: CONVERSATION, isTyping: false })
    expect(seen).toHaveBeenCalledWith({ conversationId: CONVERSATION, userId: '102', isTyping: false })
  })
  expect(connection.get().status).toBe('online')
})

test('a message is pushed to both sides, once, as it was stored, and with it a notification for the receiver', async () => {
  const { backend, heard } = await serve()
  await online()
  const arrived = vi.fn<(payload: unknown) => void>()
  const notified = vi.fn<(payload: unknown) => void>()
  cleanups.push(on(messageArrived, arrived), on(notificationArrived, notified))
  const conversation = backend.db.conversation.find(CONVERSATION)!
  await backend.writing(
    async () => void storeMessage(backend, { conversation, sender: '102', text: 'Héllo ✓', id: 'x1' }),
  )
  await vi.waitFor(() => expect(notified).toHaveBeenCalledOnce())
  backend.pushes.push('101', messageArrived, {
    conversationId: CONVERSATION,
    message: { id: 'x1', sender: '102', message: 'Héllo ✓', timestamp: TEST_TIME },
  })
  backend.pushes.push('101', presenceChanged, { userId: '102', isOnline: false })
  const message = expect.objectContaining({
    id: 'x1',
    sender: '102',
    message: 'Héllo ✓',
    timestamp: TEST_TIME,
  }) as unknown
  expect(arrived.mock.calls).toEqual([[{ conversationId: CONVERSATION, message, senderId: '102', receiverId: '101' }]])
  expect(heard.map(([event]) => event)).toEqual(['new-message'])
})

test('only participants get into a conversation’s room', async () => {
  await serve()
  await online()
  const refused = vi.fn<(reason: string) => void>()
  cleanups.push(joinConversation('c102-1', refused), joinConversation('nowhere', refused))
  await vi.waitFor(() =>
    expect(refused.mock.calls).toEqual([
      ['Only participants can join a conversation.'],
      ['Only participants can join a conversation.'],
    ]),
  )
})

test('a token without a session is refused with a reason, and nothing tries again by itself', async () => {
  await serve()
  const states = watchStates()
  await connect('stolen')
  await vi.waitFor(() => expect(connection.get().status).toBe('failed'))
  expect(connection.get().reason).toBe('Your session has ended. Please sign in again.')
  expect(states).toEqual(['connecting', 'failed'])
})

test('after a lost line the client comes back, joins its rooms again and says so once', async () => {
  const { server, hub, other } = await serve()
  cleanups.push(joinConversation(CONVERSATION))
  const back = vi.fn<() => void>()
  cleanups.push(onReconnected(back))
  await online()
  const states = watchStates()
  server.drop()
  await vi.waitFor(() => expect(states).toEqual(['reconnecting 1', 'online']))
  expect(back).toHaveBeenCalledOnce()
  const seen = vi.fn<(payload: unknown) => void>()
  cleanups.push(on(userTyping, seen))
  await vi.waitFor(() => {
    void hub.receive(other, 'typing', { conversationId: CONVERSATION, isTyping: true })
    expect(seen).toHaveBeenCalled()
  })
})

test('it gives up after exactly five attempts, and trying again makes five more until the server is back', async () => {
  const { server } = await serve()
  await online()
  const states = watchStates()
  server.setUp(false)
  const five = [1, 2, 3, 4, 5].map((attempt) => `reconnecting ${attempt}`)
  await vi.waitFor(() => expect(states).toEqual([...five, 'failed']))
  tryAgain()
  await vi.waitFor(() => expect(states).toEqual([...five, 'failed', ...five, 'failed']))
  server.setUp(true)
  tryAgain()
  await vi.waitFor(() => expect(connection.get().status).toBe('online'))
})

test('an event that breaks the contract is named on the console and reaches nobody', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { backend } = await serve()
  await online()
  const seen = vi.fn<(payload: unknown) => void>()
  cleanups.push(on(presenceChanged, seen))
  backend.pushes.push('101', presenceChanged, { userId: '102', isOnline: 'yes' } as never)
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce())
  expect(String(said.mock.calls[0]?.[0])).toContain('presence, isOnline')
  expect(seen).not.toHaveBeenCalled()
  said.mockClear()
})

test('signing out closes the line, and another account gets one of its own', async () => {
  const { hub, backend } = await serve()
  await online()
  disconnect()
  await vi.waitFor(() => expect(hub.users()).toEqual(new Set(['102'])))
  backend.db.session.insert({ token: 'third', user_id: '103', created_at: TEST_TIME })
  await online('third')
  expect(hub.users()).toEqual(new Set(['102', '103']))
})
