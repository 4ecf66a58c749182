import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scenarioById } from '@mocks/scenarios/catalog'
import { openApp } from '@tests/helpers/open-app'

test('where the profile cannot be read, the gate stays and does not ask without end', async () => {
  const { network } = scenarioById('own-profile-refused')
  const { backend } = await openApp('/dashboard/list-property', {
    scenario: { ...scenarioById('signed-in-regular'), ...(network ? { network } : {}) },
  })
  const asked = () => backend.log.calls().filter(({ endpoint }) => endpoint === 'getOwnProfile').length
  const gate = await screen.findByRole('heading', { name: 'Two steps before you can list' }, { timeout: 15_000 })
  await screen.findByRole('button', { name: 'Verify Phone' })
  const before = asked()
  // A gate that is taken away and shown again would ask again within this time.
  await expect(screen.findByText('never shown', {}, { timeout: 1_500 })).rejects.toThrow('Unable to find')
  expect(asked()).toBeLessThanOrEqual(before + 1)
  expect(gate).toBeVisible()
})
