import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { personaToken } from '@mocks/accounts'
import { openApp } from '@tests/helpers/open-app'

const OPEN = '/dashboard/messages?conversation=c101-1'
const PATIENT = { timeout: 8_000 }
/** Neither words nor pictures can be sent where nothing can be written. */
const noBox = () => {
  expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull()
  expect(screen.getByText(/Earlier messages stay here\.$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull()
}

test('a conversation about a removed listing keeps its title, is closed, and leads to the person', async () => {
  const { user, router } = await openApp(OPEN, { scenario: 'listing-removed' })
  expect(await screen.findByText(/The listing was removed, so this conversation is closed/, {}, PATIENT)).toBeVisible()
  expect(screen.getByText('Airy Family House near Jaro Plaza')).toBeVisible()
  expect(screen.getByText('No longer listed')).toBeVisible()
  noBox()
  await user.click(screen.getByRole('link', { name: 'Write to Noel' }))
  expect(await screen.findByRole('textbox', { name: 'Message to Noel Sumagaysay' }, PATIENT)).toBeVisible()
  await waitFor(() => expect(router.state.location.href).toBe('/dashboard/messages'))
})

test('a conversation with a deleted account says so and takes no message', async () => {
  await openApp(OPEN, { scenario: 'account-deleted' })
  expect(
    await screen.findByText(/This account was deleted, so you can no longer write to it/, {}, PATIENT),
  ).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Deleted user' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Deleted user' })).toBeNull()
  noBox()
})

test('suspect messages carry the reason for the reader, ordinary and own ones none', async () => {
  const { router } = await openApp(OPEN, { scenario: 'scam-attempt' })
  expect(await screen.findByText(/^This asks for money before a visit/, {}, PATIENT)).toBeVisible()
  for (const start of [/^This names an account/, /^This asks for a code/, /^This leads to another app/])
    expect(screen.getByText(start)).toBeVisible()
  const threads = document.querySelectorAll('[data-message="scam-4"] p')
  expect(threads).toHaveLength(0)
  expect(router.state.location.pathname).toBe('/dashboard/messages')
})

test('a person is blocked after a question, the conversation says so, and settings unblock them', async () => {
  const { user, backend, router } = await openApp(OPEN, { scenario: 'signed-in-regular' })
  await user.click(await screen.findByRole('button', { name: 'Conversation options' }, PATIENT))
  await user.click(await screen.findByRole('menuitem', { name: 'Block Noel' }))
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  expect(
    await screen.findByText(/You blocked Noel\. You can no longer send each other messages/, {}, PATIENT),
  ).toBeVisible()
  expect(screen.getByText('Blocked by you')).toBeVisible()
  noBox()
  await router.navigate({ to: '/dashboard/settings' })
  await user.click(await screen.findByRole('button', { name: 'Unblock Noel Sumagaysay' }, PATIENT))
  expect(await screen.findByText('You have not blocked anyone.')).toBeVisible()
  expect(backend.db.block.all()).toEqual([])
})

test('a message is reported from its menu, the person from the head of the conversation', async () => {
  const { user, backend } = await openApp(OPEN, { scenario: 'report-message' })
  const [menu] = await screen.findAllByRole('button', { name: /^More about “/ }, PATIENT)
  await user.click(menu!)
  await user.click(await screen.findByRole('menuitem', { name: 'Report this message' }))
  const send = async (title: string, reason: string) => {
    const sheet = within(await screen.findByRole('dialog', { name: title }, PATIENT))
    await user.click(sheet.getByRole('radio', { name: reason }))
    await user.click(sheet.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return backend.db.report.all().at(-1)
  }
  const { words, ...stored } = (await send('Report this message', 'They ask for a code, a password or an ID'))!
  expect(stored).toMatchObject({ about: 'message', user_id: '101', owner_id: '102', reason: 'asks-for-code' })
  expect(menu).toHaveAccessibleName(`More about “${words.slice(0, 40)}”`)
  await user.click(screen.getByRole('button', { name: 'Conversation options' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Report Noel' }))
  expect(await send('Report Noel Sumagaysay', 'They pretend to be another person')).toMatchObject({
    about: 'person',
    subject_id: '102',
  })
})

test('a conversation with a person who blocked the user says that they take nothing', async () => {
  await openApp(OPEN, { scenario: 'blocked-by-person' })
  expect(await screen.findByText(/Noel takes no messages, offers or tour requests from you/, {}, PATIENT)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Unblock|Write to/ })).toBeNull()
  noBox()
})

test('an open offer on a removed listing cannot be accepted', async () => {
  const { router } = await openApp('/dashboard/settings', { scenario: 'offer-received' })
  const headers = { Authorization: `Bearer ${personaToken('verified')}` }
  expect((await fetch('/api/properties/1', { method: 'DELETE', headers })).status).toBe(200)
  await router.navigate({ to: '/dashboard/messages', search: { conversation: 'c113-1' } })
  expect(await screen.findByText(/The listing was removed/, {}, PATIENT)).toBeVisible()
  expect(await screen.findByText('Offer declined.', { selector: 'p' }, PATIENT)).toBeVisible()
  expect(screen.getByText('Declined')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accept Offer' })).toBeNull()
})

test('Message opens the conversation that one has with a person', async () => {
  const { router } = await openApp('/dashboard/messages?owner=101', { scenario: 'signed-in-verified' })
  expect(await screen.findByRole('textbox', { name: 'Message to Mika Sorongon' }, PATIENT)).toBeVisible()
  await waitFor(() => expect(router.state.location.href).toBe('/dashboard/messages'))
})

test('Message begins a conversation about no listing where there is none', async () => {
  const { user, backend } = await openApp('/dashboard/messages?owner=112', { scenario: 'signed-in-professional' })
  const box = await screen.findByRole('textbox', { name: /^Message to/ }, PATIENT)
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull()
  await user.click(box)
  await user.paste('Good morning')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(backend.db.message.where(({ message }) => message === 'Good morning')).toHaveLength(1))
  expect(await screen.findAllByText('Direct message')).not.toHaveLength(0)
})

test('a person without an account cannot be written to, and the screen says why', async () => {
  await openApp('/dashboard/messages?owner=nobody', { scenario: 'signed-in-regular' })
  expect(await screen.findByText('This person has no account here.', {}, PATIENT)).toBeVisible()
})

test('accepting an offer for a rental rents it out', async () => {
  const { user } = await openApp('/dashboard/messages?conversation=c113-1', { scenario: 'rental-offer-received' })
  await user.click((await screen.findAllByRole('button', { name: 'Accept Offer' }, PATIENT))[0]!)
  expect(
    await screen.findByText(/The listing is marked rented; the lease is a contract.*“Airy Family House/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Accept the offer' }))
  expect(await screen.findByText('Offer accepted! Property rented.', { selector: 'p' }, PATIENT)).toBeVisible()
  expect(await screen.findByText('This listing is rented. You can still write to each other.')).toBeVisible()
})

test('an impostor is told from the verified person in head and offer, and before the offer is accepted', async () => {
  const { user } = await openApp('/dashboard/messages?conversation=c113-1', { scenario: 'impostor' })
  const note = 'Not the verified Marivic Palmejar (@marivic.palmejar)'
  await waitFor(() => expect(screen.getAllByText(note)).toHaveLength(2), PATIENT)
  expect(screen.getByText('Formerly Trisha Paredes')).toBeVisible()
  const head = screen.getByRole('heading', { level: 2, name: /rivic Palmejar @trisha\.paredes$/ })
  expect(within(head).getByRole('link')).toHaveAttribute('href', '/dashboard/u/113')
  const list = within(screen.getByRole('navigation', { name: 'Conversations' }))
  expect(list.getAllByRole('link', { name: /Marivic Palmejar\sverified @marivic\.palmejar/ })).toHaveLength(2)
  await user.click((await screen.findAllByRole('button', { name: 'Accept Offer' }))[0]!)
  expect(within(await screen.findByRole('alertdialog')).getByText(/told\. Not the verified Marivic/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
})

test('a message is removed for both while that is possible, or deleted for oneself', async () => {
  const { user, backend } = await openApp(OPEN, { scenario: 'messages-removed' })
  const menuOf = async (words: string) => {
    await user.click(await screen.findByRole('button', { name: `More about ${words}` }, PATIENT))
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  }
  const choose = async (item: string, verb: string) => {
    await user.click(screen.getByRole('menuitem', { name: item }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: verb }))
  }
  expect(await menuOf('your “I come by car.”'), 'it is ten minutes old').toEqual(['Delete for me'])
  await choose('Delete for me', 'Delete')
  await waitFor(() => expect(screen.queryByText('I come by car.')).toBeNull())
  expect(backend.db.message.find('said-1')).toMatchObject({ buyer_deleted: true, message: 'I come by car.' })
  expect(await menuOf('your “My plate is ABC 1234.”')).toEqual(['Remove for both', 'Delete for me'])
  await choose('Remove for both', 'Remove')
  await waitFor(() => expect(screen.queryByText('My plate is ABC 1234.')).toBeNull())
  expect(backend.db.message.find('said-2')).toMatchObject({ message: '', removed_at: expect.any(String) as string })
  expect(screen.getByRole('region', { name: 'Messages with Noel Sumagaysay' })).toHaveFocus()
})

test('a message that can no longer be removed says so and stays', async () => {
  const { user, backend } = await openApp(OPEN, { scenario: 'messages-removed' })
  await user.click(await screen.findByRole('button', { name: 'More about your “My plate is ABC 1234.”' }, PATIENT))
  const item = await screen.findByRole('menuitem', { name: 'Remove for both' })
  backend.clock.advance(7 * 60_000)
  await user.click(item)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(/could not be removed\. A message can be taken back for 10 minutes/)).toBeVisible()
  expect(screen.getAllByText('My plate is ABC 1234.')).not.toEqual([])
})
