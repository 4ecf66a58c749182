import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listingKeys } from '@/api/query-keys'
import { onPhone } from '@tests/helpers/on-phone'
import { openApp } from '@tests/helpers/open-app'
// Loaded here: the map of the opened property may load it after the end of the test.
import 'leaflet'

const SLOW = { timeout: 15_000 }
const box = () => screen.findByRole('combobox', { name: 'Search for properties' }, SLOW)
/** The engine is chosen with the first answer. */
async function open(scenario = 'samples') {
  const opened = await openApp('/properties?mode=all', { scenario })
  await screen.findByRole('heading', { level: 2, name: '42 Properties' }, SLOW)
  return opened
}
const list = () => screen.findByRole('listbox', { name: 'Suggestions' }, SLOW)
const unlisted = () => waitFor(() => expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull())
const group = async (name: string) => within(await within(await list()).findByRole('group', { name }, SLOW))
const option = (name: string) => screen.getByRole('option', { name })
/** Looked up anew each time: the list leaves while letters are typed that suggest nothing. */
const optionIn = (heading: string, name: string) =>
  waitFor(() => {
    expect(option(name).closest('[role=group]')).toHaveAccessibleName(heading)
    return option(name)
  }, SLOW)

test.each(['samples', 'list-too-large'])(
  'with %s what is typed brings grouped suggestions, also with a letter wrong; the keyboard chooses one',
  async (scenario) => {
    const { user, router } = await open(scenario)
    await user.type(await box(), 'mandurio')
    const place = await optionIn('Places', 'Mandurriao')
    expect(place).toHaveAttribute('aria-selected', 'false')
    await waitFor(() => expect(option('Mandurriao').querySelector('mark')).toHaveTextContent('Mandurriao'))
    await user.keyboard('{ArrowDown}')
    const chosen = screen.getByRole('option', { selected: true })
    expect(await box()).toHaveAttribute('aria-activedescendant', chosen.id)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ q: chosen.textContent, mode: 'all' }))
    await unlisted()
    expect(await box()).toHaveAttribute('aria-expanded', 'false')
  },
)

test('a type chooses its category, a property opens, and Escape closes the list alone', async () => {
  const { user, router, queryClient } = await open()
  await user.type(await box(), 'condo')
  const [type] = (await group('Property types')).getAllByRole('option')
  const name = type!.textContent
  await user.click(type!)
  await waitFor(() => expect(router.state.location.search).toMatchObject({ subtype: name }))
  await user.clear(await box())
  await user.type(await box(), 'villa')
  await waitFor(async () => expect((await list()).querySelector('mark')).toHaveTextContent(/^villa$/i))
  await user.keyboard('{Escape}')
  await unlisted()
  expect(await box()).toHaveValue('villa')
  await user.keyboard('{ArrowDown}')
  await list()
  await waitFor(() => expect(queryClient.isFetching({ queryKey: listingKeys.all })).toBe(0))
  await user.click((await group('Properties')).getAllByRole('option')[0]!)
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/property\/\w+/))
})

test('own searches stand in the empty box, and can be removed there', async () => {
  const { user } = await open()
  await user.type(await box(), 'la paz')
  await list()
  await user.keyboard('{Enter}')
  await unlisted()
  await user.clear(await box())
  await user.type(await box(), 'mandurio')
  await user.click(await optionIn('Places', 'Mandurriao'))
  await unlisted()
  await user.click(screen.getByRole('button', { name: 'Clear search text' }))
  const made = async () => (await group('Recent searches')).getAllByRole('option').map(({ textContent }) => textContent)
  await waitFor(async () => expect(await made()).toEqual(['Mandurriao', 'la paz']))
  await user.click(screen.getByRole('button', { name: 'Remove recent search: Mandurriao' }))
  expect(await made()).toEqual(['la paz'])
  expect(await box()).toHaveFocus()
  expect(JSON.parse(localStorage.getItem('proventous:recent-searches')!)).toEqual([
    { text: 'la paz', query: 'q=la+paz' },
  ])
  await user.click((await group('Recent searches')).getByRole('option', { name: 'la paz' }))
  await waitFor(async () => expect(await box()).toHaveValue('la paz'))
})

test('on a phone they fill the screen; Back closes them and keeps what is typed', async () => {
  onPhone()
  const { user } = await open()
  await user.type(await box(), 'molo')
  await list()
  const close = screen.getByRole('button', { name: 'Close' })
  expect(close).toBeVisible()
  act(() => history.back())
  await unlisted()
  expect(close).not.toBeInTheDocument()
  expect(await box()).toHaveValue('molo')
  expect(screen.getByRole('heading', { level: 1, name: 'Find Your Perfect Home' })).toBeVisible()
  await user.type(await box(), 'zzz')
  expect(await screen.findByText(/^No suggestions/, {}, SLOW)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText(/^No suggestions/)).toBeNull())
})
