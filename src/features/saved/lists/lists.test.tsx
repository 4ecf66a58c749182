import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

const PATIENT = { timeout: 10_000 }
const FIRST = 'To visit on Saturday'

const chips = () => within(screen.getByRole('radiogroup', { name: 'List' })).getAllByRole('radio')
const names = () => chips().map((chip) => chip.closest('label')?.textContent)
const chip = (name: string) => screen.findByRole('radio', { name }, PATIENT)
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Saved properties' }, PATIENT)).queryAllByRole('article')
const homesIn = (backend: Awaited<ReturnType<typeof openApp>>['backend'], id: string) =>
  JSON.parse(backend.db.favorite_list.find(id)?.property_ids ?? 'null') as string[] | null

test('favorites are filtered by a list, which the URL keeps', async () => {
  const { user, router } = await openApp('/dashboard/favorites', { scenario: 'favorite-lists' })
  await user.click(await chip(`${FIRST} · 2`))
  expect(names()).toEqual(['All · 4', `${FIRST} · 2`, 'Close to work · 1'])
  await waitFor(async () => expect(await cards()).toHaveLength(2))
  expect(router.state.location.search).toMatchObject({ list: 'f101-1' })
  await user.click(await chip('All · 4'))
  await waitFor(async () => expect(await cards()).toHaveLength(4))
})

test('a favorite is put into several lists and taken out, and a new list begins with it', async () => {
  const { user, backend } = await openApp('/dashboard/favorites', { scenario: 'favorite-lists' })
  const more = { name: /^More for Two-Bedroom Condo/ }
  await user.click(await screen.findByRole('button', more, PATIENT))
  await user.click(await screen.findByRole('menuitem', { name: 'Change lists' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Lists' }))
  await user.click(dialog.getByRole('switch', { name: FIRST }))
  await user.click(dialog.getByRole('switch', { name: 'Close to work' }))
  await expect
    .poll(() => [homesIn(backend, 'f101-1'), homesIn(backend, 'f101-2')], PATIENT)
    .toEqual([['1', 'r2', '7'], []])
  await user.click(dialog.getByRole('button', { name: 'New list' }))
  const naming = within(await screen.findByRole('dialog', { name: 'New list' }))
  await user.type(naming.getByLabelText('Name'), 'close to WORK')
  await user.click(naming.getByRole('button', { name: 'Create the list' }))
  expect(await naming.findByText('You already have a list with this name.', {}, PATIENT)).toBeVisible()
  await user.type(naming.getByLabelText('Name'), ' again')
  await user.click(naming.getByRole('button', { name: 'Create the list' }))
  expect(await screen.findByRole('radio', { name: 'close to WORK again · 1' }, PATIENT)).toBeVisible()
  expect(await screen.findByText(`${FIRST}, close to WORK again · `, { exact: false })).toBeVisible()
})

test('a list is renamed, deleted and brought back with its homes', async () => {
  const { user, backend } = await openApp('/dashboard/favorites?list=f101-1', { scenario: 'favorite-lists' })
  await user.click(await screen.findByRole('button', { name: 'Rename' }, PATIENT))
  const naming = within(await screen.findByRole('dialog', { name: 'Rename the list' }))
  await user.clear(naming.getByLabelText('Name'))
  await user.click(naming.getByRole('button', { name: 'Save name' }))
  expect(naming.getByText('Please name your list')).toBeVisible()
  await user.type(naming.getByLabelText('Name'), 'Sunday')
  await user.click(naming.getByRole('button', { name: 'Save name' }))
  expect(await chip('Sunday · 2')).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Delete list' }))
  await expect.poll(() => backend.db.favorite_list.find('f101-1'), PATIENT).toBeUndefined()
  await waitFor(async () => expect(await cards()).toHaveLength(4))
  await user.click(await screen.findByRole('button', { name: 'Undo' }, PATIENT))
  expect(await chip('Sunday · 2')).not.toBeChecked()
})

test('homes of a list that were saved on another device are named, and saved here or taken out', async () => {
  const { user, backend } = await openApp('/dashboard/favorites?list=f101-1', { scenario: 'favorite-lists-elsewhere' })
  expect(await screen.findByText(/^2 homes in this list are not saved on this device/, {}, PATIENT)).toBeVisible()
  expect(names(), 'Counts agree with the hearts').toEqual(['All · 1', `${FIRST} · 0`, 'Close to work · 1'])
  await user.click(screen.getByRole('button', { name: 'Save here' }))
  expect(names()).toEqual(['All · 3', `${FIRST} · 2`, 'Close to work · 1'])
  await waitFor(async () => expect(await cards()).toHaveLength(2))
  expect(homesIn(backend, 'f101-1')).toEqual(['1', 'r2'])
})

test('lists that cannot be read leave the favorites, and come with Try Again', async () => {
  const { user } = await openApp('/dashboard/favorites', { scenario: 'favorite-lists-fail' })
  expect(
    await screen.findByText('Your lists could not be read. The lists could not be read.', {}, PATIENT),
  ).toBeVisible()
  expect(await cards()).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await chip(`${FIRST} · 2`)).toBeVisible()
})

test('visitors, and a backend without lists, have favorites as before', async () => {
  await openApp('/favorites', { scenario: 'with-favorites' })
  expect(await cards()).toHaveLength(4)
  expect(screen.queryByRole('button', { name: 'New list' })).toBeNull()
})

test('a list is made once, and its link too, however fast the button is pressed', async () => {
  const { user, backend } = await openApp('/dashboard/favorites?list=f101-2', { scenario: 'favorite-lists' })
  const sent = (id: string) => backend.log.calls().filter(({ endpoint }) => endpoint === id)
  await user.click(await screen.findByRole('button', { name: 'Share list' }, PATIENT))
  const link = await screen.findByRole('button', { name: 'Create a link' })
  fireEvent.click(link)
  fireEvent.click(link)
  expect(await screen.findByRole('button', { name: 'End the link' }, PATIENT)).toBeVisible()
  expect(sent('shareFavoriteList')).toHaveLength(1)
})
