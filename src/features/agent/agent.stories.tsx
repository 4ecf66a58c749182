import type { Meta } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Talking/Agent profile', component: Screen } satisfies Meta<typeof Screen>
export default meta

const path = '/dashboard/agent/103?name=Marivic+Palmejar'

export const Default = screenStory({ scenario: 'signed-in-regular', path })

export const Error = screenStory({ scenario: 'profile-listings-fail', path })

export const NotFound = screenStory({ scenario: 'signed-in-regular', path: '/dashboard/agent/999?name=Nobody' })

export const TooLarge = screenStory({
  scenario: 'list-too-large-member',
  path,
  see: 'The whole list is refused: the agent’s listings are asked for alone.',
  play: async () => {
    await screen.findByRole('heading', { name: /^\d+ listings$/ }, { timeout: 15_000 })
  },
})

export const Mobile = screenStory({ scenario: 'signed-in-regular', path, mobile: true })
