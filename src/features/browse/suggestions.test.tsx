import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
// Loaded here: the map of the opened property may load it after the end of the test.
import 'leaflet'

const box = () => screen.findByRole('combobox', { name: 'Search for properties' }, { timeout: 15_000 })
/** The engine is chosen with the first answer. */
async function open() {
  const opened = await openApp('/properties?mode=all', { scenario: 'list-too-large' })
  await screen.findByRole('heading', { level: 2, name: '42 Properties' }, { timeout: 15_000 })
  return opened
}
const listed = () => screen.findByRole('listbox', { name: 'Suggestions' }, { timeout: 15_000 })

test('what is typed brings grouped suggestions, also with a letter wrong; the keyboard chooses one', async () => {
  const { user, router } = await open()
  await user.type(await box(), 'mandurio')
  const places = within(within(await listed()).getByRole('group', { name: 'Places' }))
  expect(await places.findByRole('option', { name: 'Mandurriao' })).toHaveAttribute('aria-selected', 'false')
  await user.keyboard('{ArrowDown}')
  const chosen = screen.getByRole('option', { selected: true })
  expect(await box()).toHaveAttribute('aria-activedescendant', chosen.id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ q: chosen.textContent, mode: 'all' }))
  expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull()
})

test('a type chooses its category, a property opens, and Escape closes the list alone', async () => {
  const { user, router } = await open()
  await user.type(await box(), 'condo')
  const types = within(within(await listed()).getByRole('group', { name: 'Property types' }))
  const [type] = types.getAllByRole('option')
  const name = type!.textContent
  await user.click(type!)
  await waitFor(() => expect(router.state.location.search).toMatchObject({ subtype: name }))
  await user.clear(await box())
  await user.type(await box(), 'villa')
  const list = await listed()
  await user.keyboard('{Escape}')
  expect(list).not.toBeInTheDocument()
  expect(await box()).toHaveValue('villa')
  await user.keyboard('{ArrowDown}')
  const homes = within(within(await listed()).getByRole('group', { name: 'Properties' }))
  await user.click(homes.getAllByRole('option')[0]!)
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/property\/\w+/))
})
