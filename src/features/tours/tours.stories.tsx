import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Property tours', component: Screen } satisfies Meta
export default meta

const path = '/dashboard/tours'

export const Default = screenStory({
  scenario: 'signed-in-regular',
  path,
  see: 'One scheduled, one pending, one completed, one cancelled.',
})

export const Loading = screenStory({ scenario: 'tours-loading', path })

export const Empty = screenStory({ scenario: 'nothing-yet', path })

export const Error = screenStory({ scenario: 'tours-fail', path })

export const Samples = screenStory({
  scenario: 'tours-refused',
  path,
  see: 'The server answers `success: false`: samples, plainly marked (A 8).',
})

export const Abroad = screenStory({
  scenario: 'tours-abroad',
  path,
  see: 'Times in New York, the Philippine time beside them.',
})

export const LongText = screenStory({ scenario: 'tours-long', path })

export const Mobile = screenStory({ scenario: 'signed-in-regular', path, mobile: true })

const open =
  (button: string): StoryObj['play'] =>
  async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: button }, { timeout: 15_000 })
    await userEvent.click(first!)
    await waitFor(() => expect(within(document.body).getByRole('dialog', { name: button })).toBeVisible())
  }

export const Rescheduling = screenStory({
  scenario: 'tours-stubborn',
  path,
  see: 'The time is taken: the dialog says so and keeps what was chosen.',
  play: async (context) => {
    await open('Reschedule')?.(context)
    const dialog = within(within(document.body).getByRole('dialog', { name: 'Reschedule' }))
    await userEvent.click(dialog.getByRole('radio', { name: '9:00 AM' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for this time' }))
    await dialog.findByText('That time is taken. Please choose another one.')
  },
})

export const ChoosingAListing = screenStory({ scenario: 'tours', path, play: open('Schedule Tour') })
