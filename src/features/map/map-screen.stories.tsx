import type { Meta } from '@storybook/react-vite'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Map', component: Screen } satisfies Meta
export default meta

export const Default = screenStory({ scenario: 'default', path: '/map', see: 'Everything for sale round Iloilo City.' })
export const Loading = screenStory({
  scenario: 'list-loading',
  path: '/map',
  see: 'The map is there at once, its pins are not.',
})
export const Empty = screenStory({ scenario: 'empty-market', path: '/map' })
export const NothingMatches = screenStory({
  scenario: 'default',
  path: '/map?q=nowhere',
  see: 'The filters leave nothing.',
})
export const Error = screenStory({
  scenario: 'list-fails',
  path: '/map',
  see: 'A banner says so and offers to try again; the map can be moved.',
})
export const Selected = screenStory({
  scenario: 'default',
  path: '/map?pin=7',
  see: 'Popup and detail card of a condo.',
})
export const SelectedRental = screenStory({
  scenario: 'default',
  path: '/map?mode=rent&pin=r1',
  see: 'Deposit, lease, utilities.',
})
export const Rentals = screenStory({ scenario: 'default', path: '/map?mode=rent', see: 'Green tags with a point.' })
export const ListOpen = screenStory({ scenario: 'default', path: '/map?mode=all&list=1' })
export const ThisArea = screenStory({
  scenario: 'default',
  path: '/map?mode=all&list=1&area=1&lat=10.702&lng=122.55&z=15',
  see: 'List and count hold what the map shows.',
})
export const TenThousand = screenStory({ scenario: 'ten-thousand', path: '/map?mode=all&list=1' })
export const Mobile = screenStory({ scenario: 'default', path: '/map', mobile: true })
export const MobileSelected = screenStory({ scenario: 'default', path: '/map?pin=7', mobile: true })
export const Dark = screenStory({ scenario: 'default', path: '/map?mode=all', dark: true })
