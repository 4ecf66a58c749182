import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

const SKETCH = "Sketch based on this listing's details. The actual layout may differ."

test('the plans of a unit stand in a section of their own and open in full after the pictures', async () => {
  const user = userEvent.setup()
  const { router } = await openApp('/property/7')
  const section = within(await screen.findByRole('region', { name: 'Floor plan' }))
  expect(section.getByRole('img', { name: /^Sketch of the floor plan: .*kitchen/ })).toBeVisible()
  expect(section.getByText(SKETCH), 'said once for both').toBeVisible()
  await user.click(
    section.getByRole('button', { name: 'Sketch of the place in West tower: unit 14C on floor 14 of 18, looks west' }),
  )
  const pictures = within(await screen.findByRole('dialog', { name: /Two-Bedroom Condo/ }))
  expect(pictures.getByRole('button', { name: 'Floor plan 2', current: true })).toBeVisible()
  expect(pictures.getByText(SKETCH)).toBeVisible()
  await user.click(pictures.getByRole('button', { name: 'Picture 1' }))
  expect(pictures.queryByText(SKETCH)).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Floor plan' }))
  const again = within(await screen.findByRole('dialog', { name: /Two-Bedroom Condo/ }))
  expect(again.getByRole('button', { name: 'Floor plan 1', current: true })).toBeVisible()

  await router.navigate({ to: '/property/$id', params: { id: '16' } })
  const lot = within(await screen.findByRole('region', { name: 'Plan of the lot' }))
  expect(lot.getByRole('img', { name: /30 m along Benigno Aquino Avenue, about 40 m deep/ })).toBeVisible()
  await router.navigate({ to: '/property/$id', params: { id: 'r11' } })
  await screen.findByRole('region', { name: 'Rental Information' })
  expect(screen.queryByRole('region', { name: /plan/i }), 'a listing without a plan shows none').toBeNull()
})
