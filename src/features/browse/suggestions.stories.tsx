import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { rememberSearch } from '@/session/marks/recent-searches'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Searching/Suggestions', component: Screen } satisfies Meta

export default meta

const path = '/properties?mode=all'
const SLOW = { timeout: 15_000 }

/** Types into the search box, whose list loads with the first use. */
function types(text: string): NonNullable<StoryObj['play']> {
  return async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const everything = (options = {}) => screen.queryByRole('heading', { name: '42 Properties', ...options })
    await waitFor(() => expect(everything()).toBeVisible(), SLOW)
    const box = screen.getByRole('combobox', { name: 'Search for properties' })
    await userEvent.click(box)
    if (text) await userEvent.type(box, text)
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'), SLOW)
    const places = screen.findByRole('option', { name: /^Mandurriao\b/ }, SLOW)
    await expect(await places).toBeVisible()
    if (text) await waitFor(() => expect(everything({ hidden: true })).toBeNull(), SLOW)
    // Results that lag behind are dimmed, and are no text to read.
    const dimmed = () =>
      [...canvasElement.querySelectorAll('ul')].filter((list) => getComputedStyle(list).opacity < '1')
    await waitFor(() => expect(dimmed()).toEqual([]), SLOW)
  }
}

/** Own searches, the latest last. */
const searched = async () => {
  rememberSearch({ text: 'La Paz', query: 'q=La+Paz' })
  rememberSearch({ text: 'Mandurriao', query: 'q=Mandurriao' })
}

export const Typed = screenStory({
  scenario: 'samples',
  path,
  play: types('mandurio'),
  see: 'A wrong letter is forgiven, and what matches is marked.',
})

export const OnServer = screenStory({ scenario: 'list-too-large', path, play: types('mandurio') })

export const Own = screenStory({
  scenario: 'samples',
  path,
  prepare: searched,
  play: types(''),
  see: 'Own searches stand in the empty box, each with a button that removes it.',
})

export const OwnMobile = screenStory({ scenario: 'samples', path, mobile: true, prepare: searched, play: types('') })

export const Mobile = screenStory({
  scenario: 'samples',
  path,
  mobile: true,
  play: types('man'),
  see: 'On phones the suggestions fill the screen. Back closes them and keeps what is typed.',
})
