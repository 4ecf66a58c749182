import type { Meta } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Searching/What one can afford', component: Screen } satisfies Meta<typeof Screen>

export default meta

export const Default = screenStory({
  scenario: 'buyer-of-modest-means',
  path: '/afford',
  see: 'The highest price by each loan, and the homes up to it.',
})
export const Empty = screenStory({
  scenario: 'default',
  path: '/afford',
  see: 'Nothing is filled in yet; a wide screen says what each loan asks.',
})
export const TooOld = screenStory({ scenario: 'buyer-too-old', path: '/afford', see: 'What does not fit, and why.' })
export const BuiltInFigures = screenStory({ scenario: 'finance-table-fails', path: '/afford' })

export const TooLarge = screenStory({
  scenario: 'list-too-large-member',
  path: '/afford',
  see: 'The whole list is refused: homes within reach are counted by the search.',
  play: async () => {
    const reach = within(await screen.findByRole('region', { name: 'Within reach' }, { timeout: 15_000 }))
    await reach.findAllByRole('link', { name: /^Show \d/ }, { timeout: 15_000 })
  },
})
