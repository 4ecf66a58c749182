import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { scenarioById } from '@mocks/scenarios/catalog'
import { openApp } from '@tests/helpers/open-app'
import { keptDestination } from '@tests/helpers/storage'
import { useAuthDialog } from '@/session/auth-dialog'

const named = { scenario: 'signed-in-regular' }

test('a favorite is kept, and can be taken back', async () => {
  const { user } = await openApp('/property/1')
  await user.click(await screen.findByRole('button', { name: 'Add to Favorites' }))
  expect(localStorage.getItem('favorites')).toBe('["1"]')
  await user.click(screen.getByRole('button', { name: 'Remove from Favorites' }))
  expect(localStorage.getItem('favorites')).toBe('[]')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(localStorage.getItem('favorites')).toBe('["1"]')
})

test('sharing offers the apps that people use here, the public link and its QR code', async () => {
  const { user } = await openApp('/dashboard/property/1', named)
  await user.click(await screen.findByRole('button', { name: 'Share Property' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Share this property' }))
  const link = `${location.origin}/property/1`
  for (const name of ['Messenger', 'Viber', 'WhatsApp'])
    expect(sheet.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(link)) as string,
    )
  expect(sheet.getByText(link)).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Link copied to the clipboard')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(link)
})

test('the share sheet gives the link that cannot be copied, offers the system’s own sheet, and prints a flyer', async () => {
  const share = vi.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await openApp('/property/1')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  const press = async (name: string) => {
    if (!screen.queryByRole('dialog')) await user.click(screen.getByText('Share Property'))
    await user.click(await screen.findByText(name))
  }
  await screen.findByText('Share Property')
  await press('Copy link')
  expect(await screen.findByText(`The link could not be copied. It is ${location.origin}/property/1`)).toBeVisible()
  await press('More apps')
  expect(share).toHaveBeenCalledWith({
    title: 'Airy Family House near Jaro Plaza',
    url: `${location.origin}/property/1`,
  })
  await press('Print a flyer')
  await waitFor(() => expect(print).toHaveBeenCalled(), { timeout: 6_000 })
  expect(screen.queryByRole('dialog'), 'the sheet is gone by then').toBeNull()
})

test('a member chats with the owner about this listing', async () => {
  const { user, router, backend } = await openApp('/dashboard/property/5', named)
  expect(backend.db.conversation.where((row) => row.property_id === '5' && row.buyer_id === '101')).toHaveLength(0)
  await user.click(await screen.findByRole('button', { name: 'Chat with Owner' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/messages'))
  const begun = () => backend.db.conversation.where((row) => row.property_id === '5' && row.buyer_id === '101')
  await waitFor(() => expect(begun()).toHaveLength(1))
  expect(begun()[0]?.seller_id).toBe(backend.db.property.find('5')?.user_id)
})

test('a visitor who wants to chat or to see the place is asked to sign in', async () => {
  const { user } = await openApp('/property/1')
  await user.click(await screen.findByRole('button', { name: 'Chat with Owner' }))
  expect(useAuthDialog.getState()).toMatchObject({ mode: 'login', reason: 'chat', about: 'Noel Sumagaysay' })
  expect(await screen.findByText(/^Log in to message Noel Sumagaysay\./, {}, { timeout: 10_000 })).toBeVisible()
  expect(keptDestination()).toBe('/dashboard/messages?property=1&owner=102')
  useAuthDialog.getState().close()
  await user.click(await screen.findByRole('button', { name: 'Schedule Tour' }))
  expect(useAuthDialog.getState()).toMatchObject({ mode: 'login', reason: 'tour' })
  expect(keptDestination()).toBe('/dashboard/property/1')
})

test('a visitor who asks who lists the property sees their profile', async () => {
  const { user, router } = await openApp('/property/1')
  await user.click(await screen.findByRole('link', { name: 'Noel Sumagaysay' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Noel Sumagaysay' })).toBeVisible()
  expect(router.state.location.pathname).toMatch(/^\/u\//)
})

test('on one’s own listing there is neither chat nor tour', async () => {
  await openApp('/dashboard/property/iloilo1', { scenario: 'signed-in-professional' })
  expect(await screen.findByText(/This is your listing/)).toBeVisible()
  const side = within(screen.getByRole('complementary', { name: 'Owner and next steps' }))
  expect(side.queryByRole('button', { name: 'Chat with Owner' })).toBeNull()
  expect(side.queryByRole('button', { name: 'Schedule Tour' })).toBeNull()
  expect(side.getByRole('button', { name: 'Add to Favorites' })).toBeVisible()
  expect(side.getByRole('link', { name: 'Edit listing' })).toHaveAttribute('href', '/dashboard/edit-property/iloilo1')
})

test('with a token alone, the profile call tells whose listing it is', async () => {
  const scenario = { ...scenarioById('signed-in-professional'), storage: { user: 'null' } }
  const { backend } = await openApp('/property/iloilo1', { scenario })
  expect(await screen.findByText(/This is your listing/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Chat with Owner' })).toBeNull()
  expect(backend.log.calls().filter((call) => call.endpoint === 'getOwnProfile')).toHaveLength(1)
})

test('what is sold takes no tours', async () => {
  await openApp('/property/4')
  expect(await screen.findByText('This property is sold, so tours are closed.')).toBeVisible()
  expect(screen.getByText('sold')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Schedule Tour' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Chat with Owner' })).toBeVisible()
})

test('back to properties returns to the results as they were left', async () => {
  const { user, router } = await openApp('/properties?category=land')
  await router.navigate({ to: '/property/$id', params: { id: '16' } })
  await user.click(await screen.findByRole('link', { name: 'Back to Properties' }))
  await waitFor(() => expect(router.state.location.href).toBe('/properties?category=land'))
  expect(router.history.canGoBack()).toBe(false)
})

test('an owner who hides the number has none of these links', async () => {
  const { backend } = await openApp('/property/1')
  const owner = within(await screen.findByRole('complementary', { name: 'Owner and next steps' }))
  expect(await owner.findByText(/^Contact .* by chat/)).toBeVisible()
  expect(backend.db.user.find('102')?.messenger).toBe('noel.sumagaysay')
  for (const name of ['Viber', 'WhatsApp', 'Messenger']) expect(owner.queryByRole('link', { name })).toBeNull()
})
