import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { server } from '@mocks/node'
import { openApp } from '@tests/helpers/open-app'
import { forgetDrafts } from '../auth-drafts'
import { openModal, PATIENT } from '../auth.test-support'

afterEach(forgetDrafts)

test('a demo person signs in with Google, only the credential is sent, and goes on to where they were heading', async () => {
  const sent: unknown[] = []
  const read = async ({ request }: { request: Request }) => {
    if (request.url.endsWith('/api/auth/google')) sent.push(await request.clone().json())
  }
  server.events.on('request:start', read)
  const app = await openApp('/dashboard/tours')
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }, PATIENT))
  await app.user.click(dialog.getByRole('button', { name: 'Continue with Google' }))
  await app.user.click(await dialog.findByRole('button', { name: /Noel Sumagaysay/ }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/tours'), PATIENT)
  server.events.removeListener('request:start', read)
  expect(sent).toEqual([{ credential: expect.stringMatching(/^demo\.[^.]+\.unsigned$/) }])
  expect(app.backend.viewerOf(localStorage.getItem('token') ?? '')?.id).toBe('102')
  expect(JSON.parse(localStorage.getItem('google_data') ?? '{}')).toEqual({
    name: 'Noel Sumagaysay',
    given_name: 'Noel',
    family_name: 'Sumagaysay',
    picture: '/storage/avatars/102.svg',
  })
})

test('an answer without a credential is said, nothing is sent, and one can choose again', async () => {
  const app = await openApp('/')
  const dialog = await openModal(app, 'Sign In', 'Continue with Google')
  await app.user.click(await dialog.findByRole('button', { name: 'Answer without a credential' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Google authentication error. Please try again.')
  expect(localStorage.getItem('token')).toBeNull()
  await app.user.click(dialog.getByRole('button', { name: /Noel Sumagaysay/ }))
  await waitFor(() => expect(app.backend.viewerOf(localStorage.getItem('token') ?? '')?.id).toBe('102'), PATIENT)
})

test('another account signs up on first sight', async () => {
  const app = await openApp('/')
  const dialog = await openModal(app, 'Get Started', 'Sign up with Google')
  await app.user.click(await dialog.findByRole('button', { name: 'Use another account' }))
  await app.user.click(dialog.getByRole('button', { name: 'Continue' }))
  const email = dialog.getByLabelText(/email/)
  expect(email).toHaveAccessibleDescription('Please enter an email address first')
  await app.user.type(email, 'nina.cruz@demo.test{Enter}')
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/properties'), PATIENT)
  const created = app.backend.db.user.all().find((one) => one.email === 'nina.cruz@demo.test')
  expect(created).toMatchObject({ auth_provider: 'google', name: 'Nina Cruz', id_verified: false })
  expect(app.backend.viewerOf(localStorage.getItem('token') ?? '')?.id).toBe(created?.id)
  expect(await screen.findByRole('region', { name: 'Welcome, Nina' }, PATIENT)).toBeVisible()
})

test('an account that is there already is signed in to, not doubled', async () => {
  const app = await openApp('/')
  const before = app.backend.db.user.all().length
  const dialog = await openModal(app, 'Sign In', 'Continue with Google')
  await app.user.click(await dialog.findByRole('button', { name: 'Use another account' }))
  await app.user.type(dialog.getByLabelText(/email/), 'Professional@demo.test{Enter}')
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/properties'), PATIENT)
  expect(app.backend.viewerOf(localStorage.getItem('token') ?? '')?.id).toBe('103')
  expect(app.backend.db.user.all()).toHaveLength(before)
  expect(screen.queryByRole('region', { name: /^Welcome/ })).toBeNull()
})
