import type { Meta } from '@storybook/react-vite'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Saved', component: Screen } satisfies Meta
export default meta

export const Default = screenStory({ scenario: 'compare-three', path: '/favorites', see: 'Four saved, three of them chosen for comparison.' })

export const Loading = screenStory({ scenario: 'list-loading', path: '/favorites' })

export const Empty = screenStory({ scenario: 'default', path: '/favorites' })

export const Error = screenStory({ scenario: 'list-fails', path: '/favorites', see: 'Fifteen samples, plainly marked, with a way to try again.' })

export const NoListings = screenStory({ scenario: 'empty-market', path: '/favorites', see: 'The server has none to give: samples too.' })

export const NotFound = screenStory({
  scenario: 'saved-since-gone',
  path: '/favorites',
  see: 'One favorite is no longer offered, one is sold, one pending.',
})

export const List = screenStory({ scenario: 'with-favorites', path: '/favorites?view=list' })

export const LongText = screenStory({
  scenario: 'ten-thousand',
  path: '/favorites',
  see: 'Nothing saved in a very large market.',
})

export const Mobile = screenStory({ scenario: 'with-favorites', path: '/favorites', mobile: true })

export const Dark = screenStory({ scenario: 'with-favorites', path: '/favorites', dark: true })
