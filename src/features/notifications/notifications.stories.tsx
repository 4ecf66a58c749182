import type { Meta } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Talking/Notifications', component: Screen } satisfies Meta
export default meta

const path = '/dashboard/notifications'

export const Default = screenStory({ scenario: 'signed-in-regular', path, see: 'Five unread, grouped by day.' })

export const Unread = screenStory({ scenario: 'signed-in-regular', path: `${path}?filter=unread` })

export const Loading = screenStory({ scenario: 'notifications-loading', path })

export const Empty = screenStory({ scenario: 'nothing-yet', path })

export const Error = screenStory({ scenario: 'notifications-fail', path })

export const Samples = screenStory({
  scenario: 'notifications-refused',
  path,
  see: 'The server answers `success: false`: samples, plainly marked (A 8).',
})

export const NotChanged = screenStory({
  scenario: 'notifications-stubborn',
  path,
  see: 'They stay unread, and a message says why.',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark All Read' }))
    await screen.findByText('The notifications were not marked as read. The server is busy.')
  },
})

export const LongText = screenStory({ scenario: 'notifications-long', path })

export const Mobile = screenStory({ scenario: 'signed-in-regular', path, mobile: true })
