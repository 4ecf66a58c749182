import type { Meta } from '@storybook/react-vite'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Talking/Agent profile', component: Screen } satisfies Meta<typeof Screen>
export default meta

const path = '/dashboard/agent/103?name=Marivic+Palmejar'

export const Default = screenStory({ scenario: 'signed-in-regular', path })

export const Error = screenStory({ scenario: 'profile-listings-fail', path })

export const NotFound = screenStory({ scenario: 'signed-in-regular', path: '/dashboard/agent/999?name=Nobody' })

export const Mobile = screenStory({ scenario: 'signed-in-regular', path, mobile: true })
