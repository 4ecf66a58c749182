import { expect, screen, waitFor } from 'storybook/test'
import type { Meta } from '@storybook/react-vite'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Account/Profile', component: Screen } satisfies Meta
export default meta

const OWN = '/dashboard/u/noel.sumagaysay'

export const Default = screenStory({
  scenario: 'signed-in-verified',
  path: '/dashboard/u/marivic.palmejar',
  see: 'Somebody else: follow, message, a badge that tells more, listings and reviews.',
})

export const Visitor = screenStory({
  scenario: 'default',
  path: '/u/marivic.palmejar',
  see: 'Without an account: the same, and Follow and Message ask to log in first.',
})

export const SellerInformation = screenStory({
  scenario: 'signed-in-verified',
  path: '/dashboard/u/marivic.palmejar',
  see: 'The badge was pressed: who the seller is and how to reach them.',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Professional Seller/ }))
    const chat = await screen.findByRole('link', { name: 'Start Chat' })
    await waitFor(() => expect(chat).toBeVisible())
  },
})

export const ReportPerson = screenStory({
  scenario: 'report-person',
  path: '/dashboard/u/marivic.palmejar?tab=reviews',
  see: 'A person is reported from their profile.',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Report Marivic' }))
    await screen.findByRole('dialog', { name: 'Report Marivic Palmejar' }, { timeout: 10_000 })
  },
})

export const Own = screenStory({
  scenario: 'signed-in-verified',
  path: OWN,
  see: 'One’s own, verified: actions, and the tabs that nobody else sees.',
})

export const Insights = screenStory({
  scenario: 'signed-in-professional',
  path: '/dashboard/u/marivic.palmejar?tab=insights',
})

export const Reviews = screenStory({ scenario: 'review-answer', path: `${OWN}?tab=reviews` })

export const Coins = screenStory({ scenario: 'signed-in-verified', path: `${OWN}?tab=coins` })

export const Empty = screenStory({
  scenario: 'signed-in-regular',
  path: '/dashboard/u/mika.sorongon',
  see: 'New and unverified: the red card, nothing listed, no review, listing disabled with its reason.',
})

export const Loading = screenStory({ scenario: 'own-profile-loading', path: OWN })

export const Error = screenStory({ scenario: 'public-profile-fails', path: '/dashboard/u/marivic.palmejar' })

export const NotLoaded = screenStory({
  scenario: 'own-profile-refused',
  path: OWN,
  see: 'The own profile was refused: what this device knows, and a way to ask again.',
})

export const Unreachable = screenStory({
  scenario: 'own-profile-unreachable',
  see: 'The own profile cannot be reached at first; Try Again brings it.',
})

export const Unreadable = screenStory({
  scenario: 'own-profile-unreadable',
  see: 'The answer breaks the contract.',
})

export const RefreshFails = screenStory({
  scenario: 'status-refresh-fails',
  see: 'Verified, and what was shown stays.',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh Status' }))
    await screen.findByText('Failed to refresh verification status')
  },
})

export const NotFound = screenStory({ scenario: 'signed-in-verified', path: '/dashboard/u/nobody.here' })

export const Private = screenStory({ scenario: 'profile-private', path: '/dashboard/u/marivic.palmejar' })

export const ListingsFail = screenStory({
  scenario: 'profile-listings-fail',
  path: OWN,
  see: 'The person is there, their listings could not be loaded.',
})

export const TooLarge = screenStory({
  scenario: 'list-too-large',
  path: '/u/marivic.palmejar',
  see: 'The whole list is refused: the person’s listings are asked for alone.',
  play: async () => {
    await screen.findByRole('tab', { name: /^Listings \(\d+\)$/ }, { timeout: 15_000 })
  },
})

export const LongText = screenStory({ scenario: 'own-profile-long-text', path: '/dashboard/u/guadalupe' })

export const Mobile = screenStory({
  scenario: 'signed-in-professional',
  path: '/dashboard/u/professional',
  mobile: true,
})
