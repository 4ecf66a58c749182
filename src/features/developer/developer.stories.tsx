import type { Meta } from '@storybook/react-vite'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Frame and help/Developer pages', component: Screen } satisfies Meta<typeof Screen>
export default meta

export const DebugProperty = screenStory({ scenario: 'default', path: '/debug/property/1' })

export const DebugPropertyNotFound = screenStory({ scenario: 'default', path: '/debug/property/nope' })

export const DebugPropertyError = screenStory({ scenario: 'debug-fails' })

export const ImagePaths = screenStory({ scenario: 'default', path: '/test-image' })

export const StorageProxy = screenStory({ scenario: 'default', path: '/storage-test' })

export const StorageProxyError = screenStory({ scenario: 'storage-fails' })

export const Mobile = screenStory({ scenario: 'default', path: '/debug/property/1', mobile: true })
