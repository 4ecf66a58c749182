import type { Meta } from '@storybook/react-vite'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Searching/Asking prices', component: Screen } satisfies Meta<typeof Screen>
export default meta

const path = '/districts/mandurriao'

export const Default = screenStory({ scenario: 'default', path })

export const Town = screenStory({ scenario: 'default', path: '/districts/santa-barbara' })

export const Loading = screenStory({ scenario: 'list-loading', path })

export const Empty = screenStory({ scenario: 'empty-market', path })

export const Error = screenStory({ scenario: 'list-fails', path })

export const NotFound = screenStory({ scenario: 'default', path: '/districts/atlantis' })

export const Mobile = screenStory({ scenario: 'default', path, mobile: true })
