import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

test('a townhouse shows both floors, and a room leads to its picture', async () => {
  const user = userEvent.setup()
  await openApp('/property/r6')
  const plan = within(await screen.findByRole('region', { name: 'Floor plan' }))
  expect(plan.getByText(/2 floors, 3 bedrooms, 2\.5 baths, /)).toBeVisible()
  expect(plan.getByRole('img', { name: /^Ground floor: .*Kitchen/ })).toBeVisible()
  expect(plan.getByRole('img', { name: /^Upper floor: .*Main bedroom/ })).toBeVisible()
  await user.click(plan.getByRole('button', { name: 'Kitchen, show its picture' }))
  const pictures = await screen.findByRole('dialog', { name: /Gated Townhouse/ })
  expect(within(pictures).getByRole('button', { name: 'Picture 3', current: true })).toBeVisible()
})

test('a warehouse has no floor plan', async () => {
  await openApp('/property/r11')
  await screen.findByRole('heading', { level: 1, name: /Warehouse/ })
  await screen.findByRole('region', { name: 'Location' })
  expect(screen.queryByRole('region', { name: 'Floor plan' })).toBeNull()
})
