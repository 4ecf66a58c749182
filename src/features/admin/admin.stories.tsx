import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'
import { forgetDecisions } from './decision/decision-store'
import { sendDecisions } from './decision/use-decision'
import { forgetReasons } from './review/reasons'

const meta = {
  title: 'Screens/Administration/Reviews and users',
  component: Screen,
  // What the story before has decided is no part of this one.
  beforeEach: async () => {
    await sendDecisions()
    forgetDecisions()
    forgetReasons()
  },
} satisfies Meta<typeof Screen>
export default meta

type Play = NonNullable<StoryObj['play']>

const REVIEW = '/super-admin/dashboard?review=306'
// The seed's pictures are drawn on first use.
const PATIENT = { timeout: 10_000 }
const theDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

const pictures: Play = async () => {
  const review = await theDialog('Review: Jomar Celiz')
  await waitFor(() => expect(review.getAllByRole('img', { name: /as submitted/ })).toHaveLength(2), PATIENT)
}
const press = async (name: RegExp) => {
  const review = await theDialog('Review: Jomar Celiz')
  await waitFor(() => expect(review.getByRole('button', { name })).toBeEnabled(), PATIENT)
  await userEvent.click(review.getByRole('button', { name }))
}
/** Closes the Undo toast, so that the decision is sent. */
const sendNow = async () => userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
const approve: Play = async (context) => {
  await pictures(context)
  await press(/^Approve/)
}
const writeReason: Play = async (context) => {
  await pictures(context)
  await press(/^Reject/)
  const dialog = await theDialog('Reject Verification')
  await userEvent.click(dialog.getByRole('button', { name: 'The document has expired.' }))
}
const reject: Play = async (context) => {
  await writeReason(context)
  await userEvent.click((await theDialog('Reject Verification')).getByRole('button', { name: 'Reject' }))
}

/** A refused login and its message. */
function loginRefused(scenario: string, text: string, mobile = false) {
  return screenStory({
    scenario,
    mobile,
    play: async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Fill in the form' }))
      await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
      await expect(await screen.findByRole('alert')).toHaveTextContent(text)
    },
  })
}

export const Login = screenStory({ scenario: 'default', path: '/super-admin/login' })

export const LoginRefused = loginRefused('admin-login-refused', 'Too many attempts. Please wait ten minutes')

export const LoginSilent = loginRefused('admin-login-silent', 'Only super admins can access this area.', true)

export const LoginBreaks = loginRefused('admin-login-breaks', 'Login failed. Please try again.')

export const Guard = screenStory({ scenario: 'admin-checking', see: "'Verifying super admin access...'" })

export const Default = screenStory({
  scenario: 'admin',
  see: 'The longest waiting first; what is late, or soon will be, says so.',
})

export const AllUsers = screenStory({ scenario: 'admin', path: '/super-admin/dashboard?tab=users&page=2' })

export const Decisions = screenStory({ scenario: 'admin', path: '/super-admin/dashboard?tab=decisions' })

export const DecisionsRefused = screenStory({
  scenario: 'admin-audit-refused',
  path: '/super-admin/dashboard?tab=decisions',
})

export const Filtered = screenStory({
  scenario: 'admin',
  path: '/super-admin/dashboard?tab=users&q=iloilo&status=not_submitted&phone=verified',
})

export const NothingFound = screenStory({ scenario: 'admin', path: '/super-admin/dashboard?tab=users&q=nobody' })

export const Loading = screenStory({ scenario: 'admin-loading' })

export const Empty = screenStory({ scenario: 'admin-queue-empty', see: 'The queue is done.' })

export const StatisticsRefused = screenStory({ scenario: 'admin-stats-refused' })

export const StatisticsUnreachable = screenStory({ scenario: 'admin-stats-unreachable' })

export const Unreachable = screenStory({ scenario: 'admin-unreachable', see: 'One banner for everything.' })

export const PendingRefused = screenStory({ scenario: 'admin-pending-refused' })

export const PendingUnreachable = screenStory({ scenario: 'admin-pending-unreachable' })

export const UsersRefused = screenStory({ scenario: 'admin-users-refused', path: '/super-admin/dashboard?tab=users' })

export const Review = screenStory({ scenario: 'admin', path: REVIEW, play: pictures })

export const ReviewKeys = screenStory({
  scenario: 'admin',
  path: REVIEW,
  see: "'?' shows the keys, and the switch that turns them off.",
  play: async (context) => {
    await pictures(context)
    await userEvent.keyboard('?')
    await expect(await screen.findByRole('switch', { name: 'Single-key shortcuts' })).toBeChecked()
  },
})

export const ReviewBlurred = screenStory({
  scenario: 'admin',
  path: '/super-admin/dashboard?review=304',
  see: 'A document that cannot be read; one picture across the whole width, turned.',
  play: async () => {
    const review = await theDialog('Review: Josephine Arguelles')
    await review.findByRole('img', { name: 'ID front as submitted' }, PATIENT)
    await userEvent.click(review.getByRole('button', { name: 'Show large: ID front' }))
    await userEvent.click(review.getByRole('button', { name: 'Rotate: ID front' }))
  },
})

export const ReviewPicturesFail = screenStory({ scenario: 'admin-pictures-fail', path: REVIEW })

export const ReviewPicturesLate = screenStory({
  scenario: 'admin-pictures-late',
  path: REVIEW,
  see: 'A place is kept for each picture; nothing can be decided before they have loaded.',
  play: async () => void (await theDialog('Review: Jomar Celiz')),
})

export const Approved = screenStory({
  scenario: 'admin',
  path: REVIEW,
  see: 'The next person is in view, with Undo for the decision before.',
  play: async (context) => {
    await approve(context)
    await expect(await screen.findByRole('dialog', { name: /^Review: Maria/ })).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
  },
})

export const ApproveFails = screenStory({
  scenario: 'admin-approve-fails',
  path: REVIEW,
  play: async (context) => {
    await approve(context)
    await sendNow()
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
})

export const DecidedElsewhere = screenStory({
  scenario: 'admin-decided-elsewhere',
  path: REVIEW,
  see: 'Somebody else was faster: there is nothing to try again.',
  play: async (context) => {
    await approve(context)
    await sendNow()
    await expect(await screen.findByRole('alert')).toHaveTextContent('This verification is already rejected.')
  },
})

export const Reject = screenStory({ scenario: 'admin', path: REVIEW, play: writeReason })

export const RejectFails = screenStory({
  scenario: 'admin-reject-fails',
  path: REVIEW,
  play: async (context) => {
    await reject(context)
    await sendNow()
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
})

export const SessionEnds = screenStory({
  scenario: 'admin-session-ends',
  path: REVIEW,
  see: 'Back at the login with a notice; after it the rejection can be sent again.',
  play: async (context) => {
    await reject(context)
    await sendNow()
    await expect(await screen.findByText(/^Your session has ended/)).toBeVisible()
  },
})

export const Mobile = screenStory({ scenario: 'admin', mobile: true })

export const MobileReview = screenStory({ scenario: 'admin', path: REVIEW, mobile: true, play: pictures })

export const Reports = screenStory({
  scenario: 'admin-reports',
  see: 'What people report, oldest first.',
})
export const ReportsMobile = screenStory({ scenario: 'admin-reports', mobile: true })
export const AutomaticReports = screenStory({ scenario: 'admin-automatic-reports' })
export const ReportsOfPeople = screenStory({ scenario: 'admin-reports-of-people' })
export const ReportsOfPeopleMobile = screenStory({ scenario: 'admin-reports-of-people', mobile: true })
export const NoReports = screenStory({ scenario: 'admin-no-reports' })
export const DecideReport = screenStory({
  scenario: 'admin-report-breaks',
  see: 'Taking a listing down needs a reason. The call breaks off once, and the window keeps what was typed.',
  play: async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: /^Decide on/ }))[0]!)
    const dialog = await theDialog('Decide on a report')
    await userEvent.click(dialog.getByRole('button', { name: 'Take down the listing' }))
    await dialog.findByText('Please give the reason for your decision')
    await userEvent.type(dialog.getByLabelText('Your reason'), 'Money was asked for before a viewing.')
    await userEvent.click(dialog.getByRole('button', { name: 'Take down the listing' }))
    await dialog.findByText('Failed to save the decision. Please try again.')
  },
})
