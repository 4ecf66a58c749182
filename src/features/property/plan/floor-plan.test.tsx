import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

test('a townhouse shows both floors, and a room leads to its picture and back', async () => {
  const user = userEvent.setup()
  await openApp('/property/r6')
  const plan = within(await screen.findByRole('region', { name: 'Floor plan' }))
  expect(plan.getByText(/2 floors, 3 bedrooms, 2\.5 baths, /)).toBeVisible()
  expect(plan.getByRole('img', { name: /^Ground floor: .*Kitchen/ })).toBeVisible()
  expect(plan.getByRole('img', { name: /^Upper floor: .*Main bedroom/ })).toBeVisible()
  await user.click(plan.getByRole('button', { name: 'Kitchen, show its picture' }))
  const pictures = within(await screen.findByRole('dialog', { name: /Gated Townhouse/ }))
  expect(pictures.getByRole('button', { name: 'Picture 3', current: true })).toBeVisible()
  await user.click(pictures.getByRole('button', { name: 'Kitchen on the plan' }))
  const rooms = within(await pictures.findByRole('list', { name: 'Rooms' }))
  const marked = rooms.getAllByRole('listitem').filter((room) => room.getAttribute('aria-current') === 'true')
  expect(marked.map((room) => room.textContent)).toEqual([expect.stringContaining('Kitchen')])
  await user.click(rooms.getByRole('button', { name: 'Kitchen, show its picture' }))
  await waitFor(() => expect(pictures.getByRole('button', { name: 'Picture 3', current: true })).toBeVisible())
})

test('the plan of a unit follows the pictures in the gallery, with its place in the tower', async () => {
  const user = userEvent.setup()
  await openApp('/property/7')
  await user.click(await screen.findByRole('button', { name: 'Floor plan' }))
  const pictures = within(await screen.findByRole('dialog', { name: /Two-Bedroom Condo/ }))
  expect(pictures.getByRole('button', { name: 'Floor plan', current: true })).toBeVisible()
  expect(pictures.getByRole('img', { name: /^Floor plan: .*Kitchen/ })).toBeVisible()
  expect(
    pictures.getByRole('img', { name: 'Place in West tower: unit 14C on floor 14 of 18, looks west' }),
  ).toBeVisible()
})

test('a lot is drawn from its area and its frontage; a rental that states too little has no plan', async () => {
  const { router } = await openApp('/property/16')
  const plan = within(await screen.findByRole('region', { name: 'Plan of the lot' }))
  expect(plan.getByRole('img', { name: /98 ft along Benigno Aquino Avenue, about 131 ft deep/ })).toBeVisible()
  expect(plan.queryByRole('list', { name: 'Rooms' })).toBeNull()
  await router.navigate({ to: '/property/$id', params: { id: 'r11' } })
  await screen.findByRole('region', { name: 'Rental Information' })
  expect(screen.queryByRole('region', { name: /plan/i })).toBeNull()
})
