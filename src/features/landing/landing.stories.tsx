import type { Meta } from '@storybook/react-vite'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Searching/Landing', component: Screen } satisfies Meta<typeof Screen>
export default meta

export const Default = screenStory({ scenario: 'default', path: '/' })

export const SignedIn = screenStory({
  scenario: 'signed-in-verified',
  path: '/',
  see: "'Go to dashboard' and the own picture in place of the two buttons.",
})

export const Loading = screenStory({ scenario: 'list-loading', path: '/' })

export const Empty = screenStory({
  scenario: 'empty-market',
  path: '/',
  see: 'The built-in samples stand in for the featured listings, and a note says so.',
})

export const Error = screenStory({
  scenario: 'list-fails-once',
  path: '/',
  see: 'The built-in samples stand in for the featured listings, a note says so and offers to try again.',
})

export const Mobile = screenStory({ scenario: 'default', path: '/', mobile: true })

export const Dark = screenStory({ scenario: 'default', path: '/', dark: true })
