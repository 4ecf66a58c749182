import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Selling/My listings', component: Screen } satisfies Meta
export default meta

const askToDelete: NonNullable<StoryObj['play']> = async ({ userEvent }) => {
  await userEvent.click((await screen.findAllByRole('button', { name: /^More for/ }))[0]!)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog')
  await waitFor(() => expect(question).toBeVisible())
}

/** The listing is back, and a message says why. */
function deleteFails(scenario: string, text: string) {
  return screenStory({
    scenario,
    play: async (context) => {
      await askToDelete(context)
      const question = within(screen.getByRole('alertdialog'))
      await context.userEvent.click(question.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(screen.getByText(text)).toBeVisible())
    },
  })
}

export const Default = screenStory({ scenario: 'my-listings' })
export const Many = screenStory({
  scenario: 'my-listings-many',
  see: 'Totals, a status filter and five orders from four listings on.',
})
export const Unconfirmed = screenStory({
  scenario: 'listing-unconfirmed',
  see: 'A listing that nobody has heard of for 14 days asks for one press.',
})
export const Confirmed = screenStory({
  scenario: 'listing-unconfirmed',
  mobile: true,
  play: async ({ userEvent }) => {
    await userEvent.click((await screen.findAllByRole('button', { name: /^Still available/ }))[0]!)
    await screen.findByText('Confirmed available today')
  },
})
export const ConfirmRefused = screenStory({
  scenario: 'confirm-refused',
  play: async ({ userEvent }) => {
    await userEvent.click((await screen.findAllByRole('button', { name: /^Still available/ }))[0]!)
    await screen.findByText('Failed to confirm the listing: The listings are being moved.')
  },
})
export const ActivityAsTable = screenStory({
  scenario: 'my-listings-many',
  mobile: true,
  see: 'The last 30 days day by day, for readers of tables and for screen readers.',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }, { timeout: 15_000 }))
    await screen.findByRole('table', { name: /^Last 30 days/ })
  },
})
export const ActivityFails = screenStory({ scenario: 'activity-fail' })
export const Loading = screenStory({ scenario: 'my-listings-loading' })
export const Empty = screenStory({ scenario: 'my-listings-none' })
export const Unverified = screenStory({
  scenario: 'my-listings-unverified',
  see: 'Nothing listed yet, and the way leads to the verification.',
})
export const NoneOfStatus = screenStory({
  scenario: 'my-listings',
  path: '/dashboard/my-listings?status=sold',
})
export const Error = screenStory({ scenario: 'my-listings-fail' })
export const LongText = screenStory({ scenario: 'my-listings-long' })
export const Deleting = screenStory({ scenario: 'my-listings', play: askToDelete })
export const DeleteRefused = deleteFails(
  'delete-refused',
  'Failed to delete property: The listing has a signed contract.',
)
export const DeleteBreaks = deleteFails('delete-breaks', 'Failed to delete property. Please try again.')
export const Mobile = screenStory({ scenario: 'my-listings-many', mobile: true })
