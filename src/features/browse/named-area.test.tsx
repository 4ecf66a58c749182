import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { writeArea } from '@/domain/search/query/area'

const AROUND = writeArea([
  [
    { lat: 10.6, lng: 122.4 },
    { lat: 10.9, lng: 122.4 },
    { lat: 10.9, lng: 122.8 },
  ],
])

test('the name of the area is in the tab and on paper, on results and map, until the area is lifted', async () => {
  const { user } = await openApp(`/properties?mode=all&beds=2&area=${AROUND}&place=In%20Jaro`)
  await screen.findByRole('heading', { level: 2, name: /Properties/ })
  await waitFor(() => expect(document.title).toBe('Browse Properties · In Jaro · Proventous'))
  const paper = document.querySelector('[data-paper]')
  expect(paper).toHaveTextContent('In Jaro · 2+ bedrooms · Newest first')

  await user.click(screen.getAllByRole('link', { name: 'Map View' }).at(-1)!)
  await screen.findByRole('heading', { level: 1, name: 'Map View' })
  await waitFor(() => expect(document.title).toBe('Map View · In Jaro · Proventous'))
  expect(screen.getByText('In Jaro')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to Properties' }))
  const chips = within(await screen.findByRole('group', { name: 'Active filters' }))
  await user.click(chips.getByRole('button', { name: 'Remove filter: In Jaro' }))
  await waitFor(() => expect(document.title).toBe('Browse Properties · Proventous'))
})
