import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, storeFromAnotherTab } from '@tests/helpers/open-app'

const storedIds = () =>
  (JSON.parse(localStorage.getItem('compareList') ?? '[]') as { id: string }[]).map((entry) => entry.id)
const trayButton = (count: number) => screen.findByRole('button', { name: `Compare list, ${count} of 4` })

test('the header has no compare list until something is in it', async () => {
  const { user } = await openApp('/properties')
  expect(screen.queryByRole('button', { name: /^Compare list/ })).toBeNull()
  await user.click((await screen.findAllByRole('button', { name: /^Add to compare/ }))[0]!)
  expect(await trayButton(1)).toBeVisible()
})

test('the tray names what is compared, says how many more there may be, and opens the comparison', async () => {
  const { user, router } = await openApp('/properties', { scenario: 'compare-three' })
  ;(await trayButton(3)).focus()
  await user.keyboard('{Enter}')
  const tray = within(await screen.findByRole('dialog', { name: 'Compare list' }))
  expect(tray.getByRole('status')).toHaveTextContent('3 of 4. You can add one more.')
  expect(tray.getAllByRole('listitem')[0]).toHaveTextContent('Airy Family House near Jaro Plaza₱12,800,000')
  await user.click(tray.getByRole('link', { name: 'Compare 3 properties' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/compare'))
  expect(screen.queryByRole('dialog', { name: 'Compare list' })).toBeNull()
})

test('one is too few, four are all', async () => {
  const { user } = await openApp('/map', { scenario: 'compare-four' })
  await user.click(await trayButton(4))
  const tray = within(await screen.findByRole('dialog', { name: 'Compare list' }))
  expect(tray.getByRole('status')).toHaveTextContent('4 of 4. The list is full. Remove one to add another.')
  const first = JSON.stringify((JSON.parse(localStorage.getItem('compareList')!) as unknown[]).slice(0, 1))
  act(() => storeFromAnotherTab('compareList', first))
  expect(tray.getByRole('status')).toHaveTextContent('1 of 4. Add one more to compare.')
  expect(tray.queryByRole('link')).toBeNull()
})

test('a property is removed by key, the focus goes on to the next, and at the end to the heading', async () => {
  const { user } = await openApp('/favorites', { scenario: 'compare-two' })
  await user.click(await trayButton(2))
  const tray = within(await screen.findByRole('dialog', { name: 'Compare list' }))
  tray.getByRole('button', { name: /^Remove from compare: Airy Family House/ }).focus()
  await user.keyboard('{Enter}')
  expect(storedIds()).toEqual(['2'])
  expect(tray.getByRole('button', { name: /^Remove from compare: Modern House/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(storedIds()).toEqual([])
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[1]!)
  expect(storedIds()).toEqual(['2'])
})
