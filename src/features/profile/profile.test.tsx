import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keptDestination } from '@tests/helpers/storage'
import { openApp } from '@tests/helpers/open-app'
import { DEFAULT_SETTINGS } from '@/contract/account/settings'

const PATIENT = { timeout: 8_000 }
const MARIVIC = '/dashboard/u/marivic.palmejar'
const regular = { scenario: 'signed-in-regular' }
const verified = { scenario: 'signed-in-verified' }

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, PATIENT)
const follows = (app: Awaited<ReturnType<typeof openApp>>) =>
  app.backend.db.follow.where(({ follower_id }) => follower_id === '102').map(({ followed_id }) => followed_id)

test('the chosen tab survives the way over /profile', async () => {
  const { router } = await openApp('/profile?tab=reviews', { scenario: 'signed-in-verified' })
  await waitFor(() => expect(router.state.location.href).toBe('/dashboard/u/noel.sumagaysay?tab=reviews'))
})

test('somebody’s profile shows who they are, what they list and what is said about them', async () => {
  const { user, backend } = await openApp(MARIVIC, verified)
  await heading('Marivic Palmejar')
  const listed = backend.db.property.where(({ user_id }) => user_id === '103')
  expect(await screen.findByRole('tab', { name: `Listings (${listed.length})` }, PATIENT)).toBeVisible()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    `Listings (${listed.length})`,
    'Reviews (8)',
  ])
  expect(screen.getByText('Joined March 2023')).toBeVisible()
  expect(screen.getByRole('img', { name: '4.8 out of 5 stars' })).toBeVisible()
  for (const { title } of listed) expect(screen.getByRole('link', { name: title })).toBeVisible()
  const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(path.getByRole('link', { name: 'Properties' })).toHaveAttribute('href', '/dashboard/properties')
  expect(document.title).toBe('Marivic Palmejar · Proventous')

  await user.click(screen.getByRole('tab', { name: 'Reviews (8)' }))
  expect(await screen.findByText('Fair in the negotiation, to both sides.')).toBeVisible()
})

test('the badge tells about the seller, without what they keep to themselves, and leads to a chat', async () => {
  const { user, backend, router } = await openApp(MARIVIC, verified)
  await heading('Marivic Palmejar')
  await user.click(await screen.findByRole('button', { name: /^Professional Seller/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Seller information' }))
  expect(dialog.getByText(/Licensed broker with an office in Mandurriao/)).toBeVisible()
  expect(dialog.getAllByText('Not shown')).toHaveLength(2)
  await user.click(dialog.getByText('Close'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(backend.db.follow.all().length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: /^Professional Seller/ }))
  await user.click(await screen.findByRole('link', { name: 'Start Chat' }))
  await expect.poll(() => router.state.location.pathname, PATIENT).toBe('/dashboard/messages')
})

test('contact details appear once their owner shows them', async () => {
  const app = await openApp('/dashboard/settings/password', verified)
  const { backend, user, router } = app
  backend.db.user.update('103', {
    settings: JSON.stringify({
      ...DEFAULT_SETTINGS,
      privacy: { showProfile: true, showEmail: false, showPhone: true },
    }),
  })
  await router.navigate({ to: '/dashboard/u/$username', params: { username: 'professional' } })
  await heading('Marivic Palmejar')
  await user.click(await screen.findByRole('button', { name: /^Professional Seller/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Seller information' }))
  expect(dialog.getByRole('link', { name: '+63 917 555 0103' })).toHaveAttribute('href', 'tel:+639175550103')
  expect(dialog.getAllByText('Not shown')).toHaveLength(1)
})

test('following is kept, and can be undone', async () => {
  const app = await openApp(MARIVIC, verified)
  expect(follows(app)).toEqual(['104'])
  const button = await screen.findByRole('button', { name: 'Follow' }, PATIENT)
  await expect.poll(() => button.hasAttribute('disabled'), PATIENT).toBe(false)
  await app.user.click(button)
  expect(await screen.findByRole('button', { name: 'Following', pressed: true })).toBeVisible()
  await expect.poll(() => follows(app)).toEqual(['104', '103'])
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect.poll(() => follows(app)).toEqual(['104'])
  expect(await screen.findByRole('button', { name: 'Follow', pressed: false })).toBeVisible()
})

test('the own profile has insights and coins from the store, and all that its owner can do', async () => {
  const { user, backend } = await openApp('/dashboard/u/noel-sumagaysay', verified)
  await heading('Noel Sumagaysay')
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/dashboard/settings/profile')
  expect(screen.getByRole('link', { name: 'Change Password' })).toHaveAttribute('href', '/dashboard/settings/password')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'List Property' })).toHaveAttribute('href', '/dashboard/list-property')

  await user.click(screen.getByRole('tab', { name: 'Insights' }))
  const own = backend.db.property.where(({ user_id }) => user_id === '102')
  const likes = own.reduce((sum, row) => sum + row.likes, 0)
  expect(await screen.findByText('Response rate')).toBeVisible()
  expect(screen.getAllByText(String(likes)).length).toBeGreaterThan(0)

  await user.click(screen.getByRole('tab', { name: 'Coins' }))
  expect(await screen.findByRole('heading', { name: 'Proventous Coins' })).toBeVisible()
  const lines = backend.db.coin_entry.where(({ user_id }) => user_id === '102')
  expect(screen.getAllByRole('row')).toHaveLength(lines.length + 1)
  for (const text of ['Premium Listings', '-50', 'Analytics Report', '-15', 'Complete Profile', '+50', '+100', '+200'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

test('who is not verified cannot list, is told why, and has nothing yet', async () => {
  const { user } = await openApp('/dashboard/u/mikasorongon', regular)
  await heading('Mika Sorongon')
  expect(await screen.findByRole('button', { name: 'List Property' }, PATIENT)).toBeDisabled()
  expect(screen.getByRole('button', { name: 'List Property' })).toHaveAttribute(
    'title',
    'Complete verification to list properties',
  )
  expect(screen.getByText("Can't List Properties")).toBeVisible()
  expect(screen.getByText('N/A')).toBeVisible()
  expect(screen.getByText('No review yet')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'No listings yet' }, PATIENT)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Reviews (0)' }))
  expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeVisible()
})

test('a profile blocks and reports its person, and each review can be reported', async () => {
  const { user, backend } = await openApp(`${MARIVIC}?tab=reviews`, { scenario: 'report-person' })
  await user.click(await screen.findByRole('button', { name: 'Block Marivic' }, PATIENT))
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  await user.click(await screen.findByRole('button', { name: 'Unblock Marivic' }, PATIENT))
  expect(await screen.findByRole('button', { name: 'Block Marivic' }, PATIENT)).toBeVisible()
  expect(backend.db.block.all()).toEqual([])
  const report = async (button: RegExp, title: string, reason: string) => {
    await user.click(screen.getAllByRole('button', { name: button })[0]!)
    const sheet = within(await screen.findByRole('dialog', { name: title }, PATIENT))
    await user.click(sheet.getByRole('radio', { name: reason }))
    await user.click(sheet.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return backend.db.report.all().at(-1)
  }
  expect(await report(/^Report Marivic$/, 'Report Marivic Palmejar', 'Advertising or spam')).toMatchObject({
    about: 'person',
    subject_id: '103',
  })
  expect(await report(/^Report the review by/, 'Report this review', 'It shows private information')).toMatchObject({
    about: 'review',
    subject_id: 'rv103-1',
  })
})

test('the link under an own listing leads to the own profile', async () => {
  await openApp('/dashboard/u/verified', verified)
  await heading('Noel Sumagaysay')
  expect(await screen.findByRole('tab', { name: 'Coins' })).toBeVisible()
})

test('a profile opens without an account; what needs one says what for, and leads back', async () => {
  const { user, router } = await openApp(`${MARIVIC}?tab=reviews`)
  await heading('Marivic Palmejar')
  expect(router.state.location.href).toBe('/u/marivic.palmejar?tab=reviews')
  await user.click(screen.getByRole('button', { name: 'Follow' }))
  expect(await screen.findByText(/^Log in to follow Marivic Palmejar\./, {}, PATIENT)).toBeVisible()
  expect(keptDestination()).toMatch(/^\/dashboard\/u\/marivic/)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('link', { name: 'Message' }))
  expect(await screen.findByText(/^Log in to message Marivic Palmejar\./, {}, PATIENT)).toBeVisible()
  expect(keptDestination()).toMatch(/^\/dashboard\/messages\?property=\w+&owner=\d+$/)
  expect(router.state.location.pathname).toBe('/u/marivic.palmejar')
})

const NOEL = '/dashboard/u/noel.sumagaysay'
const status = async () => screen.findAllByRole('button', { name: 'Refresh Status' }, PATIENT)
type Line = { scenario: string; path: string; press?: string; texts: string[] }

const LINES: Line[] = [
  { scenario: 'signed-in-verified', path: '/dashboard/u/nobody.here', texts: ['User not found'] },
  { scenario: 'profile-private', path: MARIVIC, texts: ['This profile is private'] },
  {
    scenario: 'public-profile-fails',
    path: MARIVIC,
    texts: ['Error Loading Profile', 'The profile service is being restarted.'],
  },
  { scenario: 'own-profile-unreadable', path: NOEL, texts: ['Error Loading Profile', 'Failed to load user profile'] },
  {
    scenario: 'own-profile-unreachable',
    path: NOEL,
    press: 'Try Again',
    texts: ['Profile refreshed!', 'Noel Sumagaysay'],
  },
  {
    scenario: 'own-profile-refused',
    path: NOEL,
    texts: ['Noel Sumagaysay', 'Property enthusiast and home seeker.', 'Philippines', 'Verified User'],
  },
  {
    scenario: 'status-refresh-fails',
    path: NOEL,
    press: 'Refresh Status',
    texts: ['Failed to refresh verification status', 'Jaro, Iloilo City'],
  },
  {
    scenario: 'signed-in-regular',
    path: '/dashboard/u/mika.sorongon',
    press: 'Refresh Status',
    texts: ['Verification status refreshed!'],
  },
]

test.each(LINES)('$scenario: the documented texts', async ({ scenario, path, press, texts }) => {
  const { user } = await openApp(path, { scenario })
  if (press === 'Refresh Status') await user.click((await status())[0]!)
  else if (press) await user.click(await screen.findByRole('button', { name: press }, PATIENT))
  for (const text of texts) expect((await screen.findAllByText(text, {}, PATIENT)).length).toBeGreaterThan(0)
})

test('a review about oneself is answered once, and everybody reads the answer', async () => {
  const { user, backend } = await openApp('/dashboard/u/noel.sumagaysay?tab=reviews', { scenario: 'review-answer' })
  expect(await screen.findByText(/^You are right, and I have taken new ones/, {}, PATIENT)).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: /^Answer the review of / })[1]!)
  const field = screen.getByLabelText(/^Your answer to /)
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(screen.getByText('Please write an answer')).toBeVisible()
  await user.type(field, 'I answer in the evening too now.')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByText('Your answer is shown', {}, PATIENT)).toBeVisible()
  expect(await screen.findByText('I answer in the evening too now.', { selector: 'p' }, PATIENT)).toBeVisible()
  expect(backend.db.review.find('rv102-2')?.answer).toBe('I answer in the evening too now.')
})
