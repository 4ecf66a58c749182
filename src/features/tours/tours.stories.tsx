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

// Named after the state, as on every screen.
// oxlint-disable-next-line no-shadow-restricted-names
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

export const Rescheduling = screenStory({ scenario: 'signed-in-regular', path, play: open('Reschedule') })

export const ChoosingAListing = screenStory({ scenario: 'tours', path, play: open('Schedule Tour') })
