import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Account/Account settings', component: Screen } satisfies Meta<typeof Screen>
export default meta

const path = '/dashboard/settings'

export const Default = screenStory({ scenario: 'signed-in-verified', path })

export const NumberNotVerified = screenStory({
  scenario: 'signed-in-regular',
  path,
  see: 'Text messages cannot be turned on; the way to verify the number is shown.',
})

export const Loading = screenStory({ scenario: 'settings-loading', path })

export const Error = screenStory({ scenario: 'settings-fail', path })

export const NotSaved = screenStory({
  scenario: 'settings-not-saved',
  path,
  see: "'Failed to save settings', with the changed switch as it was left.",
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'SMS notifications' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }))
    await screen.findByText('Failed to save settings')
  },
})

export const DeleteAccount = screenStory({
  scenario: 'signed-in-verified',
  path,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
    await screen.findByRole('dialog')
  },
})

export const Mobile = screenStory({ scenario: 'signed-in-verified', path, mobile: true })

export const LanguageAndRegion = screenStory({ scenario: 'signed-in-verified', path: '/dashboard/language' })

export const LanguageAndRegionMobile = screenStory({
  scenario: 'signed-in-verified',
  path: '/dashboard/language',
  mobile: true,
})
