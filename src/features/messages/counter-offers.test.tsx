import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

const BUYING = '/dashboard/messages?conversation=c101-1'
const SELLING = '/dashboard/messages?conversation=c113-1'

const alert = (text: string) => screen.findByText(text, { selector: '[data-toast] *' })

test('the seller answers an offer with another amount, in words and after a question', async () => {
  const { user, backend } = await openApp(SELLING, { scenario: 'offer-received' })
  await user.click((await screen.findAllByRole('button', { name: 'Counter-offer' }))[0]!)
  const form = within(await screen.findByRole('form', { name: 'Make a counter-offer' }))
  expect(form.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal')
  await user.click(form.getByRole('textbox'))
  await user.paste('12.6M')
  await user.click(form.getByRole('button', { name: 'Send counter-offer' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Ask ₱12,600,000?' }))
  expect(asked.getByText(/twelve million six hundred thousand pesos/)).toBeVisible()
  await user.click(asked.getByRole('button', { name: 'Send counter-offer' }))
  expect(await alert('Counter-offer sent')).toBeVisible()
  expect(screen.queryByRole('form', { name: 'Make a counter-offer' })).toBeNull()
  expect(backend.db.message.where(({ offer_id }) => offer_id === 'm113-1-3')).toMatchObject([
    { type: 'offer', sender_id: '102', offer_amount: 12_600_000, message: 'I would sell it for ₱12,600,000.' },
  ])
  // The first offer is answered, the new one waits for the buyer.
  expect(await screen.findByText('Countered')).toBeVisible()
  expect(await screen.findByText(/^Your counter-offer of/)).toHaveTextContent('Expires in 7 days')
  expect(screen.queryByRole('button', { name: 'Accept Offer' })).toBeNull()
})

test('the buyer takes a counter-offer', async () => {
  const { user, backend } = await openApp(BUYING, { scenario: 'counter-offer' })
  expect((await screen.findAllByText('Expires in 7 days'))[0]).toBeVisible()
  await user.click((await screen.findAllByRole('button', { name: 'Accept Offer' }))[0]!)
  const asked = within(await screen.findByRole('alertdialog', { name: 'Accept this counter-offer?' }))
  expect(asked.getByText(/The listing is marked sold; ownership passes by deed of sale\./)).toBeVisible()
  await user.click(asked.getByRole('button', { name: 'Accept the counter-offer' }))
  expect(await alert('Offer accepted!')).toBeVisible()
  await waitFor(() => expect(backend.db.property.find('1')?.status).toBe('sold'))
  expect(await screen.findByText('Offer accepted! Property sold.', { selector: 'p' })).toBeVisible()
})

test('the buyer names an amount in turn, or declines', async () => {
  const { user, backend } = await openApp(BUYING, { scenario: 'counter-offer' })
  await user.click((await screen.findAllByRole('button', { name: 'Counter-offer' }))[0]!)
  const form = within(await screen.findByRole('form', { name: 'Make an offer' }))
  await user.click(form.getByRole('textbox'))
  await user.paste('12.2M')
  await user.click(form.getByRole('button', { name: 'Send offer' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send offer' }))
  expect(await alert('Offer sent successfully!')).toBeVisible()
  const [again] = backend.db.message.where(({ offer_id }) => offer_id === 'offer-2')
  expect(again).toMatchObject({ type: 'offer', sender_id: '101', offer_amount: 12_200_000 })
  expect(await screen.findByText(/^Your offer of/)).toBeVisible()
})

test('an offer that nobody answered says so, and another one can be made', async () => {
  await openApp(BUYING, { scenario: 'offer-expired' })
  expect(await screen.findByText('Expired')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Make an offer' })[0]).toBeVisible()
  expect(screen.queryByText(/waits for an answer/)).toBeNull()
})

test('the buyer offers a different amount in one step, and withdraws it', async () => {
  const { user, backend } = await openApp(BUYING, { scenario: 'offer-made' })
  await user.click(await screen.findByRole('button', { name: 'Offer a different amount' }))
  const form = within(await screen.findByRole('form', { name: 'Offer a different amount' }))
  await user.click(form.getByRole('textbox'))
  await user.paste('12.2M')
  await user.click(form.getByRole('button', { name: 'Send new amount' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send new amount' }))
  expect(await alert('New amount sent')).toBeVisible()
  expect(await screen.findByText('Withdrawn')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw the offer' }))
  expect(await screen.findByText('Offer withdrawn.', { selector: 'p' })).toBeVisible()
  expect(backend.db.message.where(({ type }) => type === 'offer_withdrawn')).toHaveLength(1)
})
