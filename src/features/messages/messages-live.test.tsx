import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readAll, storeMessage } from '@mocks/services/messages-store'
import { startRealtime } from '@mocks/realtime/start-realtime'
import type { Backend } from '@mocks/backend'
import type { StoredKey } from '@/domain/stored-keys'
import { openApp, storeFromAnotherTab } from '@tests/helpers/open-app'
import { connection, on } from '@/api/realtime/realtime'
import { configureRealtime, type RealtimeSettings } from '@/api/realtime/realtime-settings'
import { messageArrived, notificationArrived, REALTIME_CONNECTION, userTyping } from '@/contract/messages/realtime'

const OPEN = '/dashboard/messages?conversation=c101-1'
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  const { reconnectionDelay, reconnectionDelayMax } = REALTIME_CONNECTION
  configureRealtime({ url: null, transports: null, reconnectionDelay, reconnectionDelayMax })
})

/** Opens the product with its realtime server, signed in as Mika; Noel (102) can write to her. */
async function openLive(path: string, keep: StoredKey[] = []) {
  type Transports = Awaited<ReturnType<NonNullable<RealtimeSettings['transports']>>>
  let serve: (transports: Transports) => void = () => {}
  const served = new Promise<Transports>((resolve) => (serve = resolve))
  configureRealtime({
    url: location.origin,
    transports: () => served,
    reconnectionDelay: 10,
    reconnectionDelayMax: 20,
  })
  const app = await openApp(path, { scenario: 'signed-in-regular', keep })
  const page = startRealtime(app.backend)
  stops.push(() => page.stop())
  serve(page.transports)
  const conversation = app.backend.db.conversation.find('c101-1')!
  const says = (text: string) =>
    app.backend.writing(async () => {
      app.backend.clock.advance(1_000)
      storeMessage(app.backend, { conversation, sender: '102', text })
    })
  const connected = () => waitFor(() => expect(connection.get().status).toBe('online'))
  return { ...app, page, says, connected }
}

/** How often the list of conversations was asked for. */
const listLoads = (backend: Backend) =>
  backend.log.calls().filter(({ endpoint }) => endpoint === 'listConversations').length

const thread = () => within(screen.getByRole('region', { name: /^Messages with/ }))

test('a message is told on any screen, and its toast leads to the conversation, where nothing needs telling', async () => {
  // A message that waits is sent as soon as messages are looked after.
  const waiting = {
    clientId: 'w',
    conversationId: 'c101-2',
    owner: '101',
    text: 'Thanks.',
    writtenMs: 1,
    state: 'waiting',
  }
  storeFromAnotherTab('proventous:outbox', JSON.stringify([waiting]))
  const { user, says, connected, router } = await openLive('/dashboard/favorites', ['proventous:outbox'])
  await connected()
  await waitFor(() => expect(localStorage.getItem('proventous:outbox')).toBeNull())
  await says('Shall I keep Saturday at ten for you?')
  const toast = await screen.findByText('Noel Sumagaysay: Shall I keep Saturday at ten for you?')
  expect(toast).toBeVisible()
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('textbox', { name: /^Message to/ })
  expect(router.state.location.href).toBe('/dashboard/messages?conversation=c101-1')
  expect(await thread().findByText('Shall I keep Saturday at ten for you?')).toBeVisible()
  await says('Or Sunday.')
  expect(await thread().findByText('Or Sunday.')).toBeVisible()
  expect(screen.queryByText('Noel Sumagaysay: Or Sunday.', { selector: '[data-toast] *' })).toBeNull()
})

test('a sent message, which the server tells its sender too, reads the list of conversations once', async () => {
  const { user, backend, queryClient, connected } = await openLive(OPEN)
  const box = await screen.findByRole('textbox', { name: /^Message to/ })
  await connected()
  const arrived: string[] = []
  stops.push(on(messageArrived, ({ message }) => void arrived.push(message.message)))
  const idle = () => waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await idle()
  const before = listLoads(backend)
  await user.click(box)
  await user.paste('See you on Saturday')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(arrived).toEqual(['See you on Saturday']))
  await waitFor(() => expect(listLoads(backend)).toBeGreaterThan(before))
  await idle()
  expect(listLoads(backend)).toBe(before + 1)
})

test('a message that comes into the open conversation reads the list of conversations once', async () => {
  const { backend, queryClient, says, connected } = await openLive(OPEN)
  await screen.findByRole('textbox', { name: /^Message to/ })
  await connected()
  const told: boolean[] = []
  stops.push(on(notificationArrived, ({ read }) => void told.push(read)))
  const idle = () => waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await idle()
  const before = listLoads(backend)
  await says('Or Sunday.')
  await waitFor(() => expect(told).toEqual([false, true]))
  await idle()
  expect(listLoads(backend)).toBe(before + 1)
})

test('typing is shown until the message comes', async () => {
  const { backend, says, connected } = await openLive(OPEN)
  await screen.findByRole('textbox', { name: /^Message to/ })
  await connected()
  // Typing is for the room alone, which is entered a moment after connecting.
  await waitFor(() => {
    act(() => backend.pushes.push('101', userTyping, { conversationId: 'c101-1', userId: '102', isTyping: true }))
    expect(screen.getByText('Noel is typing…')).toBeVisible()
  })
  await says('Here I am.')
  expect(await thread().findByText('Here I am.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Noel is typing…')).toBeNull())
})

test('a line that drops is said; what was written meanwhile comes once it is back, once', async () => {
  const { user, says, connected, page, backend } = await openLive(OPEN)
  await screen.findByRole('textbox', { name: /^Message to/ })
  await connected()
  act(() => page.setUp(false))
  expect(await screen.findByText('Reconnecting…')).toBeVisible()
  await says('Did you get this?')
  await user.click(screen.getByRole('textbox', { name: /^Message to/ }))
  await user.paste('I am in a tunnel.')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(backend.db.message.where((row) => row.message === 'I am in a tunnel.')).toHaveLength(1))
  const again = await screen.findByRole('button', { name: 'Try again' })
  act(() => page.setUp(true))
  await user.click(again)
  expect(await thread().findByText('Did you get this?')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  for (const text of ['Did you get this?', 'I am in a tunnel.']) expect(thread().getAllByText(text)).toHaveLength(1)
})

test('a message is seen once the other side reads it', async () => {
  const { user, backend, connected } = await openLive(OPEN)
  await connected()
  await user.type(await screen.findByRole('textbox', { name: /^Message to/ }), 'Are you there?{Enter}')
  expect(await thread().findByText(/· Sent$/)).toBeVisible()
  await backend.writing(async () => readAll(backend, backend.db.conversation.find('c101-1')!, '102'))
  await waitFor(() => expect(thread().queryByText(/· Sent$/)).toBeNull())
  expect(thread().getAllByText(/· Seen$/)).not.toEqual([])
})
