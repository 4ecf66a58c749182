import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

const OPEN = '/dashboard/messages?conversation=c101-1'
const SELLING = '/dashboard/messages?conversation=c113-1'

type Case = {
  text: string
  path: string
  scenario: string
  on?: 'makeOffer' | 'acceptOffer' | 'rejectOffer'
  keeps?: number
  press: (user: UserEvent) => Promise<void>
  stored: (db: Awaited<ReturnType<typeof openApp>>['backend']['db']) => unknown
  is: unknown
}

const offer = async (user: UserEvent) => {
  await user.click((await screen.findAllByRole('button', { name: 'Make an offer' }))[0]!)
  const form = within(await screen.findByRole('form', { name: 'Make an offer' }))
  await user.click(form.getByRole('button', { name: 'Send offer' }))
  expect(form.getByText('Please enter an offer amount')).toBeVisible()
  await user.click(form.getByRole('textbox'))
  await user.paste('12.1M')
  await user.click(form.getByRole('button', { name: 'Send offer' }))
  const asked = within(await screen.findByRole('alertdialog'))
  expect(asked.getByText(/twelve million one hundred thousand pesos/)).toBeVisible()
  await user.click(asked.getByRole('button', { name: 'Send offer' }))
}
const accept = async (user: UserEvent) => {
  await user.click((await screen.findAllByRole('button', { name: 'Accept Offer' }))[0]!)
  const asked = within(await screen.findByRole('alertdialog'))
  expect(
    asked.getByText(/The listing is marked sold; ownership passes by deed of sale\..*“Airy Family House/),
  ).toBeVisible()
  await user.click(asked.getByRole('button', { name: 'Accept the offer' }))
}
const decline = async (user: UserEvent) => {
  await user.click((await screen.findAllByRole('button', { name: 'Decline' }))[0]!)
}
const offers: Case['stored'] = (db) =>
  db.message.where((row) => row.conversation_id === 'c101-1' && row.type === 'offer').map((row) => row.offer_amount)
const status: Case['stored'] = (db) => db.property.find('1')?.status
const answers: Case['stored'] = (db) =>
  db.message.where((row) => row.conversation_id === 'c113-1' && row.offer_id !== null).map((row) => row.type)

const made = { path: OPEN, scenario: 'signed-in-regular', press: offer, stored: offers }
const accepted = { path: SELLING, scenario: 'offer-received', press: accept, stored: status }
const declined = { path: SELLING, scenario: 'offer-received', press: decline, stored: answers }

test.each<Case>([
  { ...made, text: 'Offer sent successfully!', is: [12_100_000] },
  { ...made, text: 'Failed to send offer', on: 'makeOffer', keeps: 1, is: [] },
  { ...accepted, text: 'Offer accepted!', is: 'sold' },
  { ...accepted, text: 'Failed to accept offer', on: 'acceptOffer', is: 'available' },
  { ...declined, text: 'Offer declined', is: ['offer_rejected'] },
  { ...declined, text: 'Failed to reject offer', on: 'rejectOffer', is: [] },
])(
  "says '$text' and nothing else than what the server holds",
  async ({ text, path, scenario, on, keeps = 0, press, stored, is }) => {
    const { user, backend } = await openApp(path, { scenario })
    await screen.findByRole('textbox', { name: /^Message to/ })
    if (on) backend.rules.set([{ on, steps: [{ fail: { status: 500, message: 'Offers rest for a moment.' } }] }])
    await press(user)
    expect(await screen.findByText(text, { selector: '[data-toast] *' })).toBeVisible()
    expect(stored(backend.db)).toEqual(is)
    // What was typed stays where it could not be sent, with the server's reason.
    expect(screen.queryAllByDisplayValue('12,100,000')).toHaveLength(keeps)
    expect(screen.queryAllByText('Offers rest for a moment.')).toHaveLength(keeps)
  },
)

test('an open offer has one bar of decisions, above the messages', async () => {
  await openApp(SELLING, { scenario: 'offer-received' })
  await screen.findByText('Open')
  expect(await screen.findAllByRole('button', { name: 'Accept Offer' })).toHaveLength(1)
})

test('while a message is written, an offer can still be made, and its button gets the focus back', async () => {
  const { user } = await openApp(OPEN, { scenario: 'signed-in-regular' })
  await user.click(await screen.findByRole('textbox', { name: /^Message to/ }))
  await user.paste('Is the price')
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }))
  const form = within(await screen.findByRole('form', { name: 'Make an offer' }))
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Make an offer' })).toHaveFocus()
})

test('who writes on while an offer is declined keeps the focus and the words', async () => {
  const { user, backend, queryClient } = await openApp(SELLING, { scenario: 'offer-received' })
  const box = await screen.findByRole('textbox', { name: /^Message to/ })
  backend.rules.set([{ on: 'rejectOffer', steps: [{ delay: 500 }] }])
  await decline(user)
  await user.click(box)
  await user.paste('I would take')
  expect(await screen.findByText('Offer declined', { selector: '[data-toast] *' })).toBeVisible()
  // Its buttons are gone, and the lists are read again.
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  await user.paste(' more')
  expect(box).toHaveFocus()
  expect(box).toHaveValue('I would take more')
})

test('an accepted and a declined offer read as documented, and both stay plain to see', async () => {
  const { user } = await openApp('/dashboard/messages?conversation=c102-3', { scenario: 'offer-accepted' })
  expect(await screen.findByText('Offer accepted! Property sold.', { selector: 'p' })).toBeVisible()
  expect(screen.getByText('Offer declined.', { selector: 'p' })).toBeVisible()
  expect(screen.getByText('Accepted')).toBeVisible()
  expect(screen.getByText('Declined')).toBeVisible()
  expect(await screen.findByText('This listing is sold. You can still write to each other.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull()
  await user.click(await screen.findByText('Next steps'))
  expect(
    screen.getByText(/^Sign the deed of sale before a notary/),
    'after an accepted offer the one who bought sees what comes next',
  ).toBeVisible()
})

test('a buyer who was not the one finds similar homes, and words for what is left to say', async () => {
  await openApp('/dashboard/messages?conversation=c101-3', { scenario: 'signed-in-regular' })
  const similar = await screen.findByRole('link', { name: 'See similar homes' })
  expect(similar).toHaveAttribute('href', '/dashboard/property/24')
  expect(await screen.findByRole('button', { name: 'Do you have something similar?' })).toBeVisible()
  expect(screen.queryByText('Next steps')).toBeNull()
})
