import type { Meta } from '@storybook/react-vite'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Property', component: Screen } satisfies Meta
export default meta

export const Default = screenStory({
  scenario: 'default',
  path: '/property/1',
  see: 'A house for sale, seen by a visitor.',
})
export const Rental = screenStory({ scenario: 'default', path: '/property/r1', see: 'Lease, deposit and utilities.' })
export const Land = screenStory({ scenario: 'default', path: '/property/16', see: 'A lot: area, zoning, no rooms.' })
export const Commercial = screenStory({ scenario: 'default', path: '/property/11', see: "The category's own lists." })
export const Loading = screenStory({ scenario: 'detail-loading', path: '/property/1' })
export const Error = screenStory({
  scenario: 'detail-fails',
  path: '/property/not-built-in',
  see: 'The server fails and no built-in listing has this id.',
})
export const NotFound = screenStory({ scenario: 'default', path: '/property/not-there' })
export const FallbackCopy = screenStory({
  scenario: 'detail-fails',
  path: '/property/1',
  see: 'The server fails; the built-in listing stands in and says so.',
})
export const NoImages = screenStory({ scenario: 'property-bare', path: '/property/1' })
export const LongText = screenStory({ scenario: 'property-long-text', path: '/property/1' })
export const Sold = screenStory({ scenario: 'default', path: '/property/4', see: 'No tour of what is sold.' })
export const OwnListing = screenStory({
  scenario: 'signed-in-professional',
  path: '/dashboard/property/iloilo1',
  see: 'No chat and no tour on one’s own listing.',
})
export const Mobile = screenStory({ scenario: 'default', path: '/property/r1', mobile: true })
export const Dark = screenStory({ scenario: 'default', path: '/property/1', dark: true })
