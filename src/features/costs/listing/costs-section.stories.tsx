import type { Meta } from '@storybook/react-vite'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Searching/Costs of a property', component: Screen } satisfies Meta<typeof Screen>

export default meta

export const Sale = screenStory({
  scenario: 'finance-table-changed',
  path: '/property/1',
  see: 'Each way to pay, the chosen one in full, closing costs line by line.',
})
export const ModestMeans = screenStory({
  scenario: 'buyer-of-modest-means',
  path: '/property/2',
  see: 'What speaks against each loan for this buyer.',
})
export const BuiltInFigures = screenStory({ scenario: 'finance-table-fails', path: '/property/1' })
export const Rental = screenStory({ scenario: 'default', path: '/property/r1', see: 'What is paid before moving in.' })
