import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { forgetDraft, readDraft } from '../draft/draft-store'

const EDIT = '/dashboard/edit-property/1'
const TITLE = 'House with a mango tree'
const PATIENT = { timeout: 15_000 }

beforeEach(async () => {
  for (let draft = await readDraft('102', '1'); draft; draft = await readDraft('102', '1'))
    await forgetDraft('102', draft.id)
})

type App = Awaited<ReturnType<typeof openApp>>

const open = async (scenario = 'my-listings', path = EDIT) => openApp(path, { scenario })
const tab = (app: App, name: RegExp) => screen.findByRole('tab', { name }).then((found) => app.user.click(found))
const retitle = async ({ user }: App, title = TITLE) => {
  const field = await screen.findByRole('textbox', { name: 'Title' })
  await user.clear(field)
  if (title !== '') await user.type(field, title)
}
const save = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Save Changes' }))
const stored = ({ backend }: App) => backend.db.property.find('1')!
const imageIds = (app: App) => (JSON.parse(stored(app).images) as { id: string }[]).map(({ id }) => id)
const photoMenu = async (app: App, place: number, item: string) => {
  await app.user.click(screen.getByRole('button', { name: new RegExp(`^Options for photo ${place}:`) }))
  await app.user.click(await screen.findByRole('menuitem', { name: item }))
}

const retitleAndSave = async (app: App) => {
  await retitle(app)
  await save(app)
}
const saveWithoutSession = async (app: App) => {
  await retitle(app)
  app.backend.db.session.remove(localStorage.getItem('token') ?? '')
  await save(app)
}
const logIn = async (app: App) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }))
  await app.user.click(dialog.getByRole('button', { name: 'Email, username or mobile' }))
  await app.user.type(await dialog.findByLabelText('Email, username or mobile'), 'verified@demo.test')
  await app.user.type(dialog.getByLabelText('Password'), 'Password1{Enter}')
}
/** Nothing typed is lost, and the next try goes through. */
const saveAgain = async (app: App) => {
  expect(await screen.findByRole('textbox', { name: 'Title' }, PATIENT)).toHaveValue(TITLE)
  await save(app)
  await screen.findByText('Property updated successfully!', {}, PATIENT)
  expect(stored(app).title).toBe(TITLE)
}
const isBackAtListings = async (app: App) => {
  expect(await screen.findByRole('heading', { level: 2, name: TITLE })).toBeVisible()
  expect(app.router.state.location.pathname).toBe('/dashboard/my-listings')
  expect(stored(app).title).toBe(TITLE)
}
const fetchAgain = async (app: App) => {
  expect(screen.getByRole('link', { name: 'Back to My Listings' })).toHaveAttribute('href', '/dashboard/my-listings')
  await app.user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Airy Family House near Jaro Plaza')
}

const LINES: [scenario: string, act: (app: App) => Promise<void>, text: string, then: (app: App) => Promise<void>][] = [
  ['my-listings', retitleAndSave, 'Property updated successfully!', isBackAtListings],
  ['edit-refused', retitleAndSave, 'Update failed: Listings are frozen for an audit.', saveAgain],
  ['edit-breaks', retitleAndSave, 'Failed to update property. Please try again.', saveAgain],
  ['edit-fetch-fails', async () => {}, 'Failed to fetch property data', fetchAgain],
  [
    'my-listings',
    saveWithoutSession,
    'Please log in to update your property',
    async (app) => {
      await logIn(app)
      await saveAgain(app)
    },
  ],
]

test.each(LINES)(
  '%s: what is said is what is documented, and nothing typed is lost',
  async (scenario, act, text, then) => {
    const app = await open(scenario)
    await act(app)
    expect(await screen.findByText(text, {}, PATIENT)).toBeVisible()
    await then(app)
  },
)

test('an edit changes nothing that was not touched, to the last digit', async () => {
  const app = await open()
  const { backend } = app
  const before = stored(app)
  await retitleAndSave(app)
  await screen.findByText('Property updated successfully!', {}, PATIENT)
  expect(stored(app)).toEqual({ ...before, title: TITLE, updated_at: backend.clock.iso() })
})

test.each([
  ['2', 'This is not your listing'],
  ['unknown', 'Property Not Found'],
])('listing %s: %s', async (id, heading) => {
  await open('my-listings', `/dashboard/edit-property/${id}`)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the server’s mistakes stand at their fields, and the tabs that hold them say so', async () => {
  const app = await open('edit-invalid')
  await retitle(app)
  await save(app)
  const alert = await screen.findByRole('alert', {}, PATIENT)
  expect(alert).toHaveTextContent('Update failed: The given data was invalid.')
  expect(alert).toHaveFocus()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '1 mistake:Basic Info',
    '1 mistake:Details',
    '1 mistake:Location',
    'Media',
  ])
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('This title is taken.')
  await app.user.click(within(alert).getByRole('button', { name: 'Larger than its lot.' }))
  const area = screen.getByRole('textbox', { name: /^Floor area/ })
  expect(area).toHaveFocus()
  expect(area).toHaveAccessibleDescription(/Larger than its lot\./)
})

test('without a title nothing is sent', async () => {
  const app = await open()
  await retitle(app, '')
  await tab(app, /Media/)
  await save(app)
  expect(await screen.findByRole('alert', {}, PATIENT)).toHaveTextContent('Listing title is required')
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Basic Info')
  expect(stored(app).title).not.toBe('')
})

test('photos are removed, put in order and made floor plans, and another one becomes the cover', async () => {
  const app = await open()
  const [first, second, third, fourth, ...others] = imageIds(app)
  await tab(app, /Media/)
  await photoMenu(app, 1, 'Remove')
  await photoMenu(app, 2, 'Make cover')
  await photoMenu(app, 3, 'Mark as floor plan')
  expect(screen.getByRole('button', { name: /^Photo 3 of \d, floor plan: / })).toBeVisible()
  await save(app)
  await screen.findByText('Property updated successfully!', {}, PATIENT)
  const plans = [fourth, others.at(-1)]
  expect(imageIds(app)).toEqual([third, second, ...others.slice(0, -1), ...plans])
  expect(stored(app).images.match(/"kind":"floor_plan"/g)).toHaveLength(plans.length)
  expect(stored(app).cover_photo_id).toBe(third)
  expect(imageIds(app)).not.toContain(first)
})

test('leaving with changes asks first', async () => {
  const app = await open()
  await retitle(app)
  await app.user.click(screen.getByRole('link', { name: 'Back to My Listings' }))
  const asked = within(await screen.findByRole('alertdialog'))
  await app.user.click(asked.getByRole('button', { name: 'Stay' }))
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE)
  await app.user.click(screen.getByRole('link', { name: 'Cancel' }))
  await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { level: 1, name: 'My Listings' })
  expect(stored(app).title).not.toBe(TITLE)
})
