import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Selling/Edit property', component: Screen } satisfies Meta
export default meta

const path = '/dashboard/edit-property/1'
const openTab = (name: string) =>
  screenStory({
    scenario: 'my-listings',
    path,
    play: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole('tab', { name }))
      await waitFor(() => expect(screen.getByRole('tabpanel', { name })).toBeVisible())
    },
  })

export const Default = screenStory({ scenario: 'my-listings', path, see: 'The tab Basic Info.' })
export const Details = openTab('Details')
export const Location = openTab('Location')
export const Media = openTab('Media')
export const Loading = screenStory({ scenario: 'edit-loading', path })
export const Error = screenStory({ scenario: 'edit-fetch-fails', path })
export const NotFound = screenStory({ scenario: 'my-listings', path: '/dashboard/edit-property/unknown' })
export const Forbidden = screenStory({
  scenario: 'my-listings',
  path: '/dashboard/edit-property/2',
  see: 'Somebody else’s listing.',
})
export const Mistakes = screenStory({
  scenario: 'edit-invalid',
  path,
  see: 'The server refuses three fields: they are listed, and the tabs that hold them are marked.',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }))
    await screen.findByText(/^Update failed/)
  },
})
/** What was changed stays in the form. */
function saveFails(scenario: string, text: string) {
  return screenStory({
    scenario,
    play: async ({ userEvent }) => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' II')
      await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
      await screen.findByText(text)
    },
  })
}

export const Refused = saveFails('edit-refused', 'Update failed: Listings are frozen for an audit.')
export const Breaks = saveFails('edit-breaks', 'Failed to update property. Please try again.')
export const LongText = screenStory({ scenario: 'my-listings-long', path })
export const Mobile = screenStory({ scenario: 'my-listings', path, mobile: true })
