import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { useListVotes } from '@/session/marks/list-votes'

const PATIENT = { timeout: 8_000 }
const LINK = '/shared/link-saturday'

/** The votes on the first home, by what its buttons say. */
async function votes() {
  const [group] = await screen.findAllByRole('group', { name: /^Votes on/ }, PATIENT)
  const button = (name: RegExp) => within(group!).getByRole('button', { name })
  return { up: button(/^For/), down: button(/^Against/) }
}
const nameField = () => screen.findByRole('textbox', { name: 'Your name' }, PATIENT)

test('a guest votes without an account, changes the vote and takes it back', async () => {
  const { user, backend } = await openApp(LINK, { scenario: 'shared-list' })
  const home = await votes()
  await user.click(home.up)
  expect(await screen.findByText('Please say who you are')).toBeVisible()
  expect(await nameField()).toHaveFocus()
  await user.type(await nameField(), 'Lola Ines')
  await user.click(home.up)
  await waitFor(() => expect(home.up).toHaveAccessibleName('For 3'))
  expect(home.up).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('For: Tita Grace, Kuya Ben, Lola Ines')).toBeVisible()
  const stored = () => backend.db.list_vote.where(({ name }) => name === 'Lola Ines')
  await waitFor(() => expect(stored().map(({ vote }) => vote)).toEqual(['up']))
  expect(stored()[0]?.voter).toBe(useListVotes.getState().current().voter)
  await user.click(home.down)
  await waitFor(() => expect(stored().map(({ vote }) => vote)).toEqual(['down']))
  expect([home.up, home.down].map((button) => button.textContent)).toEqual(['For 2', 'Against 1'])
  await user.click(home.down)
  await waitFor(() => expect(stored()).toEqual([]))
  expect(home.down).toHaveAttribute('aria-pressed', 'false')
})

test('a vote that the server refuses goes back with the reason', async () => {
  const { user } = await openApp(LINK, { scenario: 'shared-list-stubborn' })
  await user.type(await nameField(), 'Ana')
  const { up } = await votes()
  await user.click(up)
  expect(await screen.findByText('Your vote was not counted. The server is busy.', {}, PATIENT)).toBeVisible()
  await waitFor(() => expect(up).toHaveAttribute('aria-pressed', 'false'))
  expect(up).toHaveAccessibleName('For 2')
})

test('a list that ends while it is looked at says so at the next vote', async () => {
  const { user, backend } = await openApp(LINK, { scenario: 'shared-list' })
  await user.type(await nameField(), 'Ana')
  const { up } = await votes()
  backend.db.list_link.update('link-saturday', { ended_at: backend.clock.iso() })
  await user.click(up)
  expect(await screen.findByRole('heading', { level: 1, name: 'This list is no longer shared' }, PATIENT)).toBeVisible()
})

test('the owner makes a link, sees its address, and ends it', async () => {
  const { user, backend } = await openApp('/dashboard/favorites?list=f101-2', { scenario: 'favorite-lists' })
  const links = () => backend.db.list_link.where(({ list_id, ended_at }) => list_id === 'f101-2' && ended_at === null)
  await user.click(await screen.findByRole('button', { name: 'Share list' }, PATIENT))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share “Close to work”' }, PATIENT))
  await user.click(dialog.getByRole('button', { name: 'Create a link' }))
  const shared = within(await screen.findByRole('dialog', { name: 'Share “Close to work”' }, PATIENT))
  expect(await shared.findByRole('link', { name: 'WhatsApp' }, PATIENT)).toBeVisible()
  const [link] = links()
  expect(shared.getByText(new RegExp(`/shared/${link?.id}$`))).toBeVisible()
  expect(shared.getByRole('link', { name: 'See the votes' })).toHaveAttribute('href', `/shared/${link?.id}`)
  await user.click(shared.getByRole('button', { name: 'End the link' }))
  const question = await screen.findByRole('alertdialog', { name: 'End this link?' }, PATIENT)
  await user.click(within(question).getByRole('button', { name: 'End the link' }))
  await waitFor(() => expect(links()).toEqual([]), PATIENT)
  expect(await screen.findByRole('button', { name: 'Create a link' }, PATIENT)).toBeVisible()
})
