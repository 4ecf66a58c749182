import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

test('when the server fails, the built-in copy is shown and says so', async () => {
  const { backend, user } = await openApp('/property/1', { scenario: 'detail-fails' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Airy Family House near Jaro Plaza' })).toBeVisible()
  expect(screen.getByText(/You see the built-in copy/)).toBeVisible()
  backend.rules.set([])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(screen.queryByText(/built-in copy/)).toBeNull())
  expect(screen.getByRole('heading', { level: 1, name: 'Airy Family House near Jaro Plaza' })).toBeVisible()
})

test('when the server fails for any other listing, the error names it and leads back', async () => {
  await openApp('/property/unheard-of', { scenario: 'detail-fails' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Error Loading Property' })).toBeVisible()
  expect(screen.getByText('Property not found')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Properties' })).toHaveAttribute('href', '/properties')
})

test('without a connection the built-in copy is shown too', async () => {
  await openApp('/property/r1', { scenario: 'offline' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Furnished One-Bedroom Condo near Atria' })).toBeVisible()
  expect(screen.getByText(/You see the built-in copy/)).toBeVisible()
})

test('a listing the server does not know is not found', async () => {
  await openApp('/property/unheard-of')
  expect(await screen.findByRole('heading', { level: 1, name: 'Property Not Found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Properties' })).toHaveAttribute('href', '/properties')
  await waitFor(() => expect(document.title).toBe('Property Not Found · Proventous'))
})

test('a member goes back to the browse screen of the dashboard', async () => {
  await openApp('/dashboard/property/unheard-of', { scenario: 'signed-in-regular' })
  expect(await screen.findByRole('link', { name: 'Back to Properties' })).toHaveAttribute(
    'href',
    '/dashboard/properties',
  )
})

test('a listing that was withdrawn is not found, even where a sample has its id', async () => {
  const { backend } = await openApp('/property/1', { scenario: 'empty-market' })
  expect(backend.db.property.find('1')).toBeUndefined()
  expect(await screen.findByRole('heading', { level: 1, name: 'Property Not Found' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Chat with Owner|Schedule Tour/ })).toBeNull()
})

test('while the listing loads, the screen says so and the way back works', async () => {
  await openApp('/property/1', { scenario: 'detail-loading' })
  expect(await screen.findByText('Loading property...')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to Properties' })).toBeVisible()
})

test('a listing of which hardly anything is known has a heading, and nothing is made up', async () => {
  await openApp('/property/7', { scenario: 'missing-fields' })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Condo' })
  expect(heading.closest('header')).toHaveTextContent('Price on request')
  expect(screen.getByText('No Image Available')).toBeVisible()
  expect(screen.getByRole('main')).not.toHaveTextContent(/₱0|undefined|null|NaN/)
})
