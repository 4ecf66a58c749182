import { hashKey } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readAll, storeMessage } from '@mocks/services/messages-store'
import { answerOffer, storeOffer } from '@mocks/services/offers/offers-store'
import { setPresence } from '@mocks/realtime/presence'
import { openApp } from '@tests/helpers/open-app'
import { listingKeys } from '@/api/query-keys'
import { connection } from '@/api/realtime/realtime'
import { accountQueries } from '../account.queries'

const online = () => waitFor(() => expect(connection.get().status).toBe('online'))
/** What the header says is new. */
async function waiting(messages: number, notifications: number) {
  await screen.findByRole('link', { name: `Messages, ${messages} new` })
  return screen.findByRole('link', { name: `Notifications, ${notifications} new` })
}

async function openBuyer() {
  const app = await openApp('/favorites', { scenario: 'signed-in-regular', realtime: true })
  await online()
  await waiting(3, 5)
  const { backend } = app
  const say = (text: string) =>
    backend.writing(async () => {
      const conversation = backend.db.conversation.find('c101-1')!
      storeMessage(backend, { conversation, sender: '102', text })
    })
  return { ...app, say }
}

test('a message that comes in raises the counts of messages and notifications on any screen, and reading it lowers both', async () => {
  const { backend, say } = await openBuyer()
  await say('Are you still interested?')
  await waiting(4, 6)
  await backend.writing(async () => readAll(backend, backend.db.conversation.find('c101-1')!, '101'))
  expect(await waiting(1, 5)).toBeVisible()
})

test('a received message or offer reads the list of conversations once', async () => {
  const { backend, say, queryClient } = await openBuyer()
  const { queryKey } = accountQueries.conversations('scenario-101')
  let reads = 0
  const stop = queryClient.getQueryCache().subscribe((event) => {
    const begins = event.type === 'updated' && event.action.type === 'fetch'
    if (begins && hashKey(event.query.queryKey) === hashKey(queryKey)) reads += 1
  })
  const idle = () => waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await idle()
  reads = 0
  await say('Are you still interested?')
  await waiting(4, 6)
  await idle()
  expect(reads).toBe(1)

  await backend.writing(async () => {
    const conversation = backend.db.conversation.find('c101-1')!
    storeOffer(backend, { conversation, sender: '102', text: 'My offer', offer_amount: 1_000_000 })
  })
  await waiting(5, 6)
  await idle()
  expect(reads).toBe(2)
  stop()
})

test('what was said while the line was down is there once it is back', async () => {
  const { say, realtime } = await openBuyer()
  realtime?.setUp(false)
  await waitFor(() => expect(connection.get().status).toBe('reconnecting'))
  await say('I wrote this while you were away.')
  realtime?.setUp(true)
  await online()
  expect(await waiting(4, 6)).toBeVisible()
})

test('presence and answered offers reach the cached conversations and listings', async () => {
  const { backend, queryClient } = await openBuyer()
  const { queryKey } = accountQueries.conversations('scenario-101')
  const row = () => queryClient.getQueryData(queryKey)?.find(({ id }) => id === 'c101-1')
  setPresence(backend, '102', true, backend.clock.iso())
  await waitFor(() => expect(row()?.other.online).toBe(true))
  const listings = () => queryClient.getQueryState(listingKeys.list)
  await waitFor(() => expect(listings()?.status).toBe('success'))
  const before = listings()?.dataUpdatedAt ?? 0
  const { db } = backend
  db.conversation.update('c113-1', { buyer_id: '101' })
  await backend.writing(async () => {
    answerOffer(backend, db.conversation.find('c113-1')!, db.message.find('m113-1-3')!, 'accepted')
  })
  await waitFor(() => expect(listings()?.dataUpdatedAt).toBeGreaterThan(before))
})

test('signing out closes the connection', async () => {
  const { user } = await openBuyer()
  await user.click(await screen.findByRole('button', { name: /^Profile menu of/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  await waitFor(() => expect(connection.get().status).toBe('connecting'))
})
