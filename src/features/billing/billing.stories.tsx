import type { Meta } from '@storybook/react-vite'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Account/Payments and billing', component: Screen } satisfies Meta<typeof Screen>
export default meta

const path = '/dashboard/billing'

export const Professional = screenStory({ scenario: 'signed-in-professional', path })

export const Regular = screenStory({ scenario: 'signed-in-regular', path })

export const Error = screenStory({ scenario: 'billing-fails', path })

export const Mobile = screenStory({ scenario: 'signed-in-professional', path, mobile: true })
