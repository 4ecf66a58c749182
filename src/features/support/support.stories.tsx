import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Frame and help/Support and legal', component: Screen } satisfies Meta<typeof Screen>
export default meta

const scenario = 'signed-in-regular'

export const Support = screenStory({ scenario, path: '/dashboard/support' })

export const AnswerOpen = screenStory({
  scenario,
  path: '/dashboard/support',
  mobile: true,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'How do offers work?' }))
  },
})

export const Terms = screenStory({ scenario, path: '/dashboard/legal' })

export const PrivacyMobile = screenStory({ scenario, path: '/dashboard/legal?tab=privacy', mobile: true })
