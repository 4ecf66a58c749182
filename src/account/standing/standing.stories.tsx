import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Account/Standing', component: Screen } satisfies Meta<typeof Screen>
export default meta

const answer: NonNullable<StoryObj['play']> = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Answer this' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer the suspension' }))
  await userEvent.type(dialog.getByLabelText('Your answer'), 'I did not know.')
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }))
}

export const Paused = screenStory({ scenario: 'paused-lister' })
export const PausedListing = screenStory({ scenario: 'paused-lister', path: '/dashboard/property/1', mobile: true })
export const PausedForOthers = screenStory({
  scenario: 'admin-person',
  path: '/property/1',
  see: 'A visitor who has the link of a paused listing.',
})
export const Suspended = screenStory({ scenario: 'suspended-person' })
export const SuspendedMobileDark = screenStory({ scenario: 'suspended-person', mobile: true, dark: true })
export const Answered = screenStory({
  scenario: 'suspended-person',
  async play(context) {
    await answer(context)
    await expect(await screen.findByText(/You answered: “I did not know.”/)).toBeVisible()
  },
})
export const AnswerBreaks = screenStory({
  scenario: 'suspension-answer-breaks',
  async play(context) {
    await answer(context)
    await expect(await screen.findByDisplayValue('I did not know.')).toBeVisible()
  },
})
export const Closed = screenStory({ scenario: 'account-closed' })
