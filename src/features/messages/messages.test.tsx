import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openApp, storeFromAnotherTab } from '@tests/helpers/open-app'
import type { Backend } from '@mocks/backend'

const OPEN = '/dashboard/messages?conversation=c101-1'

const rows = () =>
  [...document.querySelectorAll('[data-conversation]')].map((row) => row.getAttribute('data-conversation'))
const thread = () => within(screen.getByRole('region', { name: /^Messages with/ }))
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ })
/** How many messages of that text the server has. */
const said =
  ({ db }: Backend) =>
  (text: string) =>
    db.message.where((row) => row.message === text).length

async function write(user: UserEvent, text: string) {
  await user.click(await box())
  await user.paste(text)
}

test('opening a conversation shows its messages and leaves nothing unread, here and on the server', async () => {
  const { user, backend, router } = await openApp('/dashboard/messages', { scenario: 'signed-in-regular' })
  await user.click(await screen.findByRole('link', { name: /Noel Sumagaysay.*2 unread/ }))
  await box()
  expect(await thread().findByText('Two cars fit in the garage, so you can drive right in.')).toBeVisible()
  expect(router.state.location.search).toEqual({ conversation: 'c101-1' })
  await waitFor(() =>
    expect(within(screen.getByRole('navigation', { name: 'Conversations' })).queryByText('2')).toBeNull(),
  )
  await waitFor(() => expect(backend.db.conversation.find('c101-1')?.buyer_unread).toBe(0))
  expect(screen.getByRole('link', { name: /Noel Sumagaysay$/ })).toHaveAttribute('href', '/dashboard/u/102')
})

test('the folder dropdown has the documented folders, each shows its own, and a search narrows it', async () => {
  const { user } = await openApp('/dashboard/messages', { scenario: 'signed-in-verified' })
  await screen.findAllByText(/Marivic Palmejar/)
  expect(rows()).toHaveLength(7)
  await user.click(screen.getByRole('combobox', { name: /Folder/ }))
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Inbox',
    'Buying',
    'Selling',
    'Archived',
    'Unreads',
  ])
  await user.click(screen.getByRole('option', { name: 'Unreads' }))
  expect(rows()).toEqual(['c102-1', 'c102-2'])
  await user.click(screen.getByRole('searchbox', { name: 'Search conversations' }))
  await user.paste('solar nobody')
  expect(await screen.findByText('No conversation found')).toBeVisible()
})

test('the chat link opens a conversation with the owner, begun once, and the address is plain again', async () => {
  const { backend, router } = await openApp('/dashboard/messages?property=3&owner=105', {
    scenario: 'signed-in-regular',
  })
  const owner = backend.db.property.find('3')?.user_id ?? ''
  await router.navigate({ to: '/dashboard/messages', search: { property: '3', owner } })
  await box()
  await waitFor(() => expect(router.state.location.href).toBe('/dashboard/messages'))
  await router.navigate({ to: '/dashboard/messages', search: { property: '3', owner } })
  await waitFor(() => expect(router.state.location.href).toBe('/dashboard/messages'))
  await box()
  expect(backend.db.conversation.where((row) => row.property_id === '3' && row.buyer_id === '101')).toHaveLength(1)
  // Nobody chose it, so it is loaded once more a second later (A 4).
  const loads = () => backend.log.calls().filter(({ endpoint }) => endpoint === 'listMessages').length
  const before = loads()
  await waitFor(() => expect(loads()).toBeGreaterThan(before))
})

test('a quick reply is sent at once, once', async () => {
  const { user, backend, router } = await openApp('/dashboard/messages', { scenario: 'signed-in-regular' })
  const owner = backend.db.property.find('9')?.user_id ?? ''
  await router.navigate({ to: '/dashboard/messages', search: { property: '9', owner } })
  await user.click(await screen.findByRole('button', { name: 'Is this still available?' }))
  await waitFor(() => expect(said(backend)('Is this still available?')).toBe(1))
  expect(await box()).toHaveValue('')
  expect(screen.queryByRole('button', { name: 'Is this still available?' }), 'asked already').toBeNull()
})

test('a conversation that cannot be begun says why', async () => {
  const { user } = await openApp('/dashboard/messages?property=1&owner=102', { scenario: 'signed-in-verified' })
  expect(await screen.findByText('This is your own listing.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'All messages' }))
  expect(await screen.findByText('Choose a conversation')).toBeVisible()
})

test('Enter sends once, Shift+Enter starts a line, and blank text is not sent', async () => {
  const { user, backend } = await openApp(OPEN, { scenario: 'signed-in-regular' })
  const count = said(backend)
  const before = backend.db.message.all().length
  await write(user, '  ')
  await user.keyboard('{Enter}')
  expect(backend.db.message.all()).toHaveLength(before)
  await user.clear(await box())
  await write(user, 'One line')
  await user.keyboard('{Shift>}{Enter}{/Shift}!{Enter}')
  expect(await box()).toHaveValue('')
  await waitFor(() => expect(count('One line\n!')).toBe(1))
  expect(await screen.findAllByText(/· Sent$/)).not.toHaveLength(0)
  await waitFor(() => expect(localStorage.getItem('proventous:outbox')).toBeNull())
  expect(thread().getAllByText(/One line/)).toHaveLength(1)
})

/** The screen asks again for what it shows, as it does when the user comes back to the tab. */
const returnToTab = () => window.dispatchEvent(new Event('visibilitychange'))

test('a sent message that a later list lacks stays, and is shown once when the list has it again', async () => {
  const { user, backend } = await openApp(OPEN, { scenario: 'signed-in-regular' })
  await write(user, 'See you there')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(localStorage.getItem('proventous:outbox')).toBeNull())
  const [stored] = backend.db.message.where((row) => row.message === 'See you there')
  const shown = () => thread().queryAllByText('See you there')
  expect(shown()).toHaveLength(1)

  backend.db.message.remove(stored!.id)
  backend.db.message.insert({ ...stored!, id: 'from-the-phone', message: 'Sent from my phone', client_id: null })
  // The next list has the other message, so it is the one that lacks the first.
  returnToTab()
  expect(await thread().findByText('Sent from my phone')).toBeVisible()
  expect(shown()).toHaveLength(1)

  backend.db.message.insert(stored!)
  backend.db.message.insert({ ...stored!, id: 'from-the-desk', message: 'Sent from my desk', client_id: null })
  returnToTab()
  expect(await thread().findByText('Sent from my desk')).toBeVisible()
  expect(shown()).toHaveLength(1)
})

test('a message that gets no answer stays, is tried again by hand and is stored once', async () => {
  const { user, backend } = await openApp(OPEN, { scenario: 'message-fails-once' })
  const count = said(backend)
  await write(user, 'Is Saturday still free?')
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Not sent\. The server could not be reached/)).toBeVisible()
  expect(count('Is Saturday still free?')).toBe(0)
  expect(localStorage.getItem('proventous:outbox')).toContain('Is Saturday still free?')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByText(/^Not sent/)).toBeNull())
  expect(count('Is Saturday still free?')).toBe(1)
})

test('a message whose answer was lost is not doubled by trying again', async () => {
  const { user, backend } = await openApp(OPEN, { scenario: 'message-fails-once' })
  await write(user, 'Did this arrive?')
  await user.keyboard('{Enter}')
  await screen.findByText(/^Not sent/)
  const [{ clientId }] = JSON.parse(localStorage.getItem('proventous:outbox') ?? '[]') as [{ clientId: string }]
  backend.db.message.insert({
    id: 'arrived',
    conversation_id: 'c101-1',
    sender_id: '101',
    message: 'Did this arrive?',
    type: 'plain',
    offer_amount: null,
    offer_id: null,
    expires_at: null,
    tour_id: null,
    photos: null,
    client_id: clientId,
    timestamp: backend.clock.iso(),
    removed_at: null,
    buyer_deleted: false,
    seller_deleted: false,
  })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(localStorage.getItem('proventous:outbox')).toBeNull())
  expect(said(backend)('Did this arrive?')).toBe(1)
  expect(thread().getAllByText('Did this arrive?')).toHaveLength(1)
})

test('what waited for a connection is sent once when it is back, in order', async () => {
  const waiting = ['first', 'second'].map((text, index) => ({
    clientId: text,
    conversationId: 'c101-1',
    owner: '101',
    text,
    writtenMs: 2 - index === 2 ? 1 : 2,
    state: 'waiting',
  }))
  storeFromAnotherTab('proventous:outbox', JSON.stringify(waiting))
  const { backend } = await openApp('/dashboard/properties', {
    scenario: 'signed-in-regular',
    keep: ['proventous:outbox'],
  })
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(localStorage.getItem('proventous:outbox')).toBeNull())
  const sent = backend.db.message.where((row) => ['first', 'second'].includes(row.message)).map((row) => row.message)
  expect(sent).toEqual(['first', 'second'])
})

test('a draft and a failed message are there again after a reload, and the failed one can be taken back', async () => {
  const { user } = await openApp(OPEN, { scenario: 'message-failed' })
  expect(await box()).toHaveValue('And one more thing: ')
  expect(screen.getByText(/You are sending messages too quickly/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.queryByText(/You are sending messages too quickly/)).toBeNull()
  await write(user, 'the roof')
  expect(JSON.parse(localStorage.getItem('proventous:drafts') ?? '{}')).toEqual({
    '101:c101-1': 'And one more thing: the roof',
  })
})

test('what people write is text: addresses say where they lead before they open, markup stays as typed', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await openApp('/dashboard/messages?conversation=c101-1', { scenario: 'messages-long-text' })
  const link = await screen.findByRole('link', { name: /^https:\/\/maps\.example/ })
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  for (const answer of ['Stay', 'Open link']) {
    expect(open).not.toHaveBeenCalled()
    await user.click(link)
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(/^Go to maps\.example.*\?$/)
    await user.click(screen.getByRole('button', { name: answer }))
  }
  await waitFor(() =>
    expect(open).toHaveBeenCalledExactlyOnceWith(link.getAttribute('href'), '_blank', 'noopener,noreferrer'),
  )
  expect(screen.getAllByText(/<b>the title<\/b>/)[0]).toBeVisible()
})

test('archiving moves a conversation at once, and Undo brings it back', async () => {
  const { user, backend } = await openApp('/dashboard/messages', { scenario: 'signed-in-regular' })
  await user.click(await screen.findByRole('button', { name: /^Archive: Noel Sumagaysay/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Noel Sumagaysay/ })).toBeNull())
  await waitFor(() => expect(backend.db.conversation.find('c101-1')?.buyer_archived).toBe(true))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: /Noel Sumagaysay/ })).toBeVisible()
  await waitFor(() => expect(backend.db.conversation.find('c101-1')?.buyer_archived).toBe(false))
})

test('a muted conversation says so, notifies of nothing, and is unmuted again', async () => {
  const { user, backend } = await openApp(OPEN, { scenario: 'signed-in-regular' })
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Conversation options' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Mute')
  await waitFor(() => expect(backend.db.conversation.find('c101-1')?.buyer_muted).toBe(true))
  expect(await screen.findByRole('img', { name: 'Muted' })).toBeVisible()
  await choose('Unmute')
  await waitFor(() => expect(backend.db.conversation.find('c101-1')?.buyer_muted).toBe(false))
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Muted' })).toBeNull())
})

test('the list and the messages each say that they could not be loaded, and come on trying again', async () => {
  const { user, backend } = await openApp(OPEN, { scenario: 'conversation-fails' })
  expect(await screen.findByText('The messages could not be read.')).toBeVisible()
  expect(await box()).toBeVisible()
  backend.rules.set([])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText(/Good morning. Yes, it is/)).toBeVisible()
})
