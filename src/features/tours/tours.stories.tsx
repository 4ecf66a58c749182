import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Talking/Property tours', component: Screen } satisfies Meta
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

export const Reviewing = screenStory({
  scenario: 'review-visit',
  path,
  see: 'Stars and words; both sides are shown when both have written.',
  play: async ({ canvasElement }) => {
    const name = /^Write a review/
    await userEvent.click(await within(canvasElement).findByRole('button', { name }, { timeout: 15_000 }))
    await within(document.body).findByRole('dialog', { name: 'Review Marivic Palmejar' }, { timeout: 15_000 })
  },
})

export const ReviewWaits = screenStory({ scenario: 'review-waits', path, see: 'A review that can still be changed.' })

const REQUESTS = '/dashboard/tours?show=requests'

export const Proposed = screenStory({
  scenario: 'tour-proposed',
  path,
  see: 'The lister proposes another time: Accept new time, Decline new time.',
})

export const Declined = screenStory({ scenario: 'tour-declined', path, see: 'Declined, with the lister’s reason.' })

export const Requests = screenStory({
  scenario: 'tour-requests',
  path: REQUESTS,
  see: 'The lister’s side: one asked for, one with another time proposed, one declined.',
})

export const RequestsMobile = screenStory({ scenario: 'tour-requests', path: REQUESTS, mobile: true })

export const RequestsEmpty = screenStory({ scenario: 'tours', path: REQUESTS })

export const RequestsError = screenStory({ scenario: 'tour-requests-fail', path: REQUESTS })

export const RequestsLongText = screenStory({ scenario: 'tour-requests-long', path: REQUESTS })

export const Declining = screenStory({
  scenario: 'tour-requests-stubborn',
  path: REQUESTS,
  see: 'Declining fails: the dialog says why and keeps the reason.',
  play: async ({ canvasElement }) => {
    const [decline] = await within(canvasElement).findAllByRole('button', { name: 'Decline' }, { timeout: 15_000 })
    await userEvent.click(decline!)
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Decline this tour?' }))
    await userEvent.type(dialog.getByLabelText(/Reason/), 'I am away that week.')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline the tour' }))
    await dialog.findByText('The server is busy.')
  },
})

const DAY = `${REQUESTS}&as=day&day=2026-06-18`
const WEEK = `${REQUESTS}&as=week`

export const Day = screenStory({ scenario: 'tour-clash', path: DAY, see: 'A day as hours: two visits that overlap.' })

export const DayMobile = screenStory({ scenario: 'tour-clash', path: DAY, mobile: true })

export const DayLongText = screenStory({ scenario: 'tour-requests-long', path: DAY, mobile: true })

export const Week = screenStory({ scenario: 'tour-clash', path: WEEK, see: 'Visits over all listings, today marked.' })

export const WeekMobile = screenStory({ scenario: 'tour-clash', path: WEEK, mobile: true })

export const WeekLongText = screenStory({ scenario: 'tour-requests-long', path: WEEK })

const clash: StoryObj['play'] = async ({ canvasElement }) => {
  const [confirm] = await within(canvasElement).findAllByRole('button', { name: 'Confirm' }, { timeout: 15_000 })
  await userEvent.click(confirm!)
  await within(document.body).findByRole('dialog', { name: 'You have another tour at that time' })
}

export const Clash = screenStory({
  scenario: 'tour-clash',
  path: REQUESTS,
  see: 'Both visits: confirm all the same, propose another time, or go back.',
  play: clash,
})

export const ClashMobile = screenStory({ scenario: 'tour-clash', path: REQUESTS, mobile: true, play: clash })

export const ClashOfProposal = screenStory({
  scenario: 'tour-clash',
  path: REQUESTS,
  see: 'The form shows the visit at the proposed hour and offers to propose it all the same.',
  play: async (context) => {
    await open('Propose another time')?.(context)
    const dialog = within(within(document.body).getByRole('dialog', { name: 'Propose another time' }))
    await fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-06-16' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Propose this time' }))
    await dialog.findByRole('button', { name: 'Propose this time anyway' })
  },
})

export const ChoosingAListing = screenStory({ scenario: 'tours', path, play: open('Schedule Tour') })

const TIMES = '/dashboard/tours?show=times'

export const VisitingTimes = screenStory({
  scenario: 'visiting-times',
  path: TIMES,
  see: 'Friday afternoons, Saturday mornings, one day off, one listing that differs.',
})

export const VisitingTimesMobile = screenStory({ scenario: 'visiting-times', path: TIMES, mobile: true })

export const VisitingTimesOfNobody = screenStory({
  scenario: 'nothing-yet',
  path: TIMES,
  see: 'At any time, as long as nothing was saved; no listing to choose.',
})

export const VisitingTimesLoading = screenStory({ scenario: 'visiting-times-loading', path: TIMES })

export const VisitingTimesError = screenStory({ scenario: 'visiting-times-fail', path: TIMES })

export const VisitLimited = screenStory({
  scenario: 'visit-limited',
  path: '/dashboard/property/1',
  see: 'The times of that Saturday, and why others are missing.',
  play: async (context) => {
    await open('Schedule Tour')?.(context)
    const dialog = within(within(document.body).getByRole('dialog', { name: 'Schedule Tour' }))
    await dialog.findByText(/^The lister gives tours Friday 1:00 PM to 5:00 PM/)
    await fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-06-20' } })
    await dialog.findByRole('radio', { name: '10:00 AM' })
  },
})
