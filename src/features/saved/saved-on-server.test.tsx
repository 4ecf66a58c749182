import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { scenarioById } from '@mocks/scenarios/catalog'

const scenario = {
  ...scenarioById('list-too-large'),
  storage: { favorites: '["1","gone","r2"]', viewedPins: '["r2","7"]' },
}

test('where the list is too large, saved properties come by their ids, and one that is gone is named', async () => {
  const { backend } = await openApp('/favorites', { scenario })
  expect(await screen.findByText('3 properties saved', {}, { timeout: 15_000 })).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2), { timeout: 15_000 })
  const asked = backend.log.calls().filter(({ endpoint }) => endpoint === 'listPropertiesByIds')
  expect(asked.length).toBeGreaterThan(0)
  expect(screen.queryByText('The server has no listings at the moment.')).toBeNull()
})

test('similar and recently viewed listings are found without the whole list', async () => {
  await openApp('/property/7', { scenario })
  expect(await screen.findByRole('heading', { name: 'Similar listings' }, { timeout: 15_000 })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Recently viewed' }, { timeout: 15_000 })).toBeVisible()
})
