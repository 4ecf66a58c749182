import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

const newcomer = { scenario: 'just-signed-up' } as const
const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))

test('a newcomer is asked what brings them here, and shown what to do next', async () => {
  const { user } = await openApp('/dashboard/properties', newcomer)
  const shown = await panel('Welcome, Mika')
  expect(shown.queryByRole('list')).toBeNull()
  await user.click(shown.getByRole('radio', { name: 'A home to buy or rent' }))
  const hrefs = () => shown.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs()).toEqual(['/dashboard/saved-searches', '/dashboard/favorites', '/dashboard/tours'])
  await user.click(shown.getByRole('radio', { name: 'To sell or rent out' }))
  expect(hrefs()).toEqual(['/dashboard/u/mika.sorongon', '/dashboard/list-property', '/dashboard/messages'])
  expect(shown.getByRole('link', { name: /Verify your phone and ID/ })).toBeVisible()
})

test('what somebody came for is kept, also after a reload', async () => {
  localStorage.setItem('proventous:welcome', '{"101":"list"}')
  await openApp('/dashboard/properties', { scenario: 'signed-in-regular', keep: ['proventous:welcome'] })
  const shown = await panel('Welcome, Mika')
  expect(shown.getByRole('radio', { name: 'To sell or rent out' })).toBeChecked()
})

test('the welcome is closed for good, and the heading gets the focus', async () => {
  const { user, router } = await openApp('/dashboard/properties', newcomer)
  await user.click((await panel('Welcome, Mika')).getByRole('button', { name: 'Do not show again' }))
  expect(screen.queryByRole('region', { name: /^Welcome/ })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(localStorage.getItem('proventous:welcome')).toBeNull()
  await router.navigate({ to: '/dashboard/favorites' })
  await router.navigate({ to: '/dashboard/properties' })
  expect(screen.queryByRole('region', { name: /^Welcome/ })).toBeNull()
})

test('it stands only where a newcomer arrives, and nobody else has one', async () => {
  const { router } = await openApp('/dashboard/favorites', newcomer)
  await screen.findByRole('heading', { level: 1, name: 'Saved Properties' })
  expect(screen.queryByRole('region', { name: /^Welcome/ })).toBeNull()
  await router.navigate({ to: '/dashboard/properties' })
  await panel('Welcome, Mika')
  localStorage.setItem('proventous:welcome', '{"102":null}')
  window.dispatchEvent(new StorageEvent('storage', { key: 'proventous:welcome' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Welcome/ })).toBeNull())
})
