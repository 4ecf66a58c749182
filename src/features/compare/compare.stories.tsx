import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Searching/Compare', component: Screen } satisfies Meta
export default meta

export const Default = screenStory({
  scenario: 'compare-two',
  path: '/compare',
  see: 'Two houses: best values marked by sign and word, room for another property beside them.',
})

export const Four = screenStory({
  scenario: 'compare-four',
  path: '/compare',
  see: 'A full list; one is sold, one pending.',
})

export const SaleAndRent = screenStory({
  scenario: 'compare-three',
  path: '/compare',
  see: 'Sale prices and rents each have their own best.',
})

export const Empty = screenStory({ scenario: 'default', path: '/compare' })

export const Loading = screenStory({
  scenario: 'list-loading',
  path: '/compare?ids=1,2,7',
  see: 'A shared link while the listings are on their way.',
})

export const Error = screenStory({
  scenario: 'list-fails',
  path: '/compare?ids=1,2,7',
  see: 'A shared link that could not be loaded.',
})

export const NotFound = screenStory({
  scenario: 'default',
  path: '/compare?ids=7,withdrawn-99',
  see: 'A shared link that names a listing which is no longer offered.',
})

export const LongText = screenStory({
  scenario: 'compare-stored-only',
  path: '/compare',
  see: 'The list call fails: the entries as they were stored, with long names and huge numbers.',
})

export const Picker = screenStory({
  scenario: 'compare-two',
  path: '/compare',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Property' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add Property' })
    const list = await within(dialog).findByRole('list', { name: 'Saved properties' })
    await waitFor(() => expect(list).toBeVisible())
  },
})

export const PickerWithoutFavorites = screenStory({
  scenario: 'default',
  path: '/compare',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Property' }))
    const heading = await screen.findByRole('heading', { name: 'No Saved Properties' })
    await waitFor(() => expect(heading).toBeVisible())
  },
})

const openTray: NonNullable<StoryObj['play']> = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Compare list/ }))
  const tray = await screen.findByRole('dialog', { name: 'Compare list' })
  await waitFor(() => expect(tray).toBeVisible())
}

export const Tray = screenStory({
  scenario: 'compare-three',
  path: '/properties',
  see: 'The compare list in the header: how many, how many more, each with its way out.',
  play: openTray,
})

export const TrayFullMobileDark = screenStory({
  scenario: 'compare-four',
  path: '/map',
  mobile: true,
  dark: true,
  see: 'A full list on a phone; it says that one has to go first.',
  play: openTray,
})

export const SharedLink = screenStory({
  scenario: 'compare-three',
  path: '/compare?ids=2,8,iloilo1',
  see: "Somebody else's comparison; the own list is not touched.",
})

export const Differences = screenStory({
  scenario: 'compare-two',
  path: '/compare',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Show only differences' }))
    await expect(screen.queryByRole('rowheader', { name: 'Type' })).toBeNull()
  },
})

export const Mobile = screenStory({ scenario: 'compare-three', path: '/compare', mobile: true })

export const Dark = screenStory({ scenario: 'compare-four', path: '/compare', dark: true })
