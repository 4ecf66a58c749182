import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Searching/Saved searches', component: Screen } satisfies Meta
export default meta

const path = '/dashboard/saved-searches'

export const Default = screenStory({ scenario: 'signed-in-regular', path })

export const Loading = screenStory({ scenario: 'saved-searches-loading', path })

export const Empty = screenStory({ scenario: 'nothing-yet', path })

export const Error = screenStory({ scenario: 'saved-searches-fail', path })

export const Samples = screenStory({
  scenario: 'saved-searches-refused',
  path,
  see: 'The server answers `success: false`: samples, plainly marked (A 8).',
})

export const LongText = screenStory({ scenario: 'saved-searches-long', path })

export const NewHomes = screenStory({ scenario: 'saved-searches-new', path })

export const Mobile = screenStory({ scenario: 'saved-searches-new', path, mobile: true })

const open =
  (button: string, dialog: string): StoryObj['play'] =>
  async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: button }, { timeout: 15_000 })
    await userEvent.click(first!)
    await waitFor(() => expect(within(document.body).getByRole('dialog', { name: dialog })).toBeVisible())
  }

export const Creating = screenStory({
  scenario: 'signed-in-regular',
  path,
  play: open('Create New Search', 'Create New Search'),
})

export const NotSaved = screenStory({
  scenario: 'saved-searches-stubborn',
  path,
  see: 'What was filled in stays.',
  play: async (context) => {
    await open('Create New Search', 'Create New Search')?.(context)
    const dialog = within(within(document.body).getByRole('dialog', { name: 'Create New Search' }))
    await userEvent.type(dialog.getByLabelText('Name'), 'Kept')
    await userEvent.click(dialog.getByRole('button', { name: 'Save search' }))
    await dialog.findByText('The server is busy.')
  },
})

export const Editing = screenStory({
  scenario: 'saved-searches-long',
  path,
  play: open('Edit', 'Edit saved search'),
  see: 'Filters that were set on the browse screen and have no field here stand as chips.',
})

export const SavingFromBrowse = screenStory({
  scenario: 'signed-in-regular',
  path: '/dashboard/properties?mode=rent&category=residential&beds=2',
  play: open('Save this search', 'Save this search'),
})
