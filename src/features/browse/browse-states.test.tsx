import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

/** The heading above the results, once it has counted. */
function heading(name: RegExp | string) {
  return screen.findByRole('heading', { level: 2, name })
}

test('when nothing matches, the filter in the way is named and one press lifts it', async () => {
  const { user } = await openApp('/properties?category=residential&q=bahay+na+bato&features=Basement')
  expect(await screen.findByRole('heading', { name: 'No Properties Found' })).toBeVisible()
  expect(screen.getByText('Try selecting a different property type or adjusting your filters')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove Basement — 1 property' }))
  expect(await heading('1 Properties for Sale')).toBeVisible()
})

test('an empty market says so in the documented words', async () => {
  await openApp('/properties', { scenario: 'empty-market' })
  expect(await screen.findByRole('heading', { name: 'No Properties Found' })).toBeVisible()
  expect(await heading('0 Properties for Sale')).toBeVisible()
})

test('a list that cannot be loaded says why, and Try Again brings it', async () => {
  const { user } = await openApp('/properties', { scenario: 'list-fails-once' })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('No Properties Found')
  expect(alert).toHaveTextContent('The listings could not be read.')
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await heading(/\d+ Properties for Sale/)).toBeVisible()
})

test.for([
  ['list-refused', 'Listings are being updated.'],
  ['list-malformed', 'The server sent something that this app cannot show.'],
  ['list-wrong-shape', 'The server sent something that this app cannot show.'],
  ['offline', 'The server could not be reached.'],
])('an answer of no use (%s) leaves no silent empty screen', async ([scenario, reason]) => {
  await openApp('/properties', { scenario: scenario! })
  expect(await screen.findByRole('alert')).toHaveTextContent(reason!)
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
})

test('while the listings are on their way the screen says so', async () => {
  await openApp('/properties', { scenario: 'list-loading' })
  expect(await screen.findByText('Loading properties...')).toBeVisible()
})
