import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { changeListing } from '@mocks/store/versions'
import { readDraft } from '../../draft/draft-store'
import { forgetDrafts, OWNER } from '../../listing-form.test-support'

const EDIT = '/dashboard/edit-property/1'
const PATIENT = { timeout: 15_000 }

type App = Awaited<ReturnType<typeof openApp>>

beforeEach(forgetDrafts)

const open = async () => {
  const app = await openApp(EDIT, { scenario: 'my-listings' })
  await screen.findByRole('textbox', { name: 'Title' }, PATIENT)
  return app
}
const type = (name: string, value: string) => {
  const field = screen.getByRole('textbox', { name })
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const stored = ({ backend }: App) => backend.db.property.find('1')!
const saveElsewhere = ({ backend }: App, columns: Parameters<typeof changeListing>[2]) =>
  backend.writing(async () => void changeListing(backend, backend.db.property.find('1')!, columns))
/** Coming back to the tab asks what is saved now. */
const comeBack = () => fireEvent(window, new Event('visibilitychange'))
const save = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Save Changes' }))
const saved = () => screen.findByText('Property updated successfully!', {}, PATIENT)
const notice = () => screen.findByRole('region', { name: /was saved in another tab/ }, PATIENT)
const leave = async (app: App) => {
  await app.user.click(screen.getByRole('link', { name: 'Back to My Listings' }))
  const asked = within(await screen.findByRole('alertdialog'))
  expect(asked.getByText('Your changes are kept on this device as a draft.')).toBeVisible()
  await app.user.click(asked.getByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { level: 1, name: 'My Listings' }, PATIENT)
}
const comeAgain = (app: App) => app.router.navigate({ to: '/dashboard/edit-property/$id', params: { id: '1' } })

test('an edit that was left is offered again, and goes on', async () => {
  const app = await open()
  type('Title', 'House with a mango tree')
  await leave(app)
  await comeAgain(app)
  expect(await screen.findByRole('heading', { name: 'You have unsaved changes' }, PATIENT)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Resume editing' }))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('House with a mango tree')
  await save(app)
  await saved()
  expect(stored(app).title).toBe('House with a mango tree')
  await expect.poll(() => readDraft(OWNER, '1')).toBeNull()
})

test('an edit that was left can be discarded; the listing stays as it is saved', async () => {
  const app = await open()
  const { title } = stored(app)
  type('Title', 'House with a mango tree')
  await leave(app)
  await comeAgain(app)
  await app.user.click(await screen.findByRole('button', { name: 'Discard changes' }, PATIENT))
  const asked = within(await screen.findByRole('alertdialog'))
  await app.user.click(asked.getByRole('button', { name: 'Discard changes' }))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(title)
  expect(await readDraft(OWNER, '1')).toBeNull()
})

test('a draft of an edit is not offered as a new listing', async () => {
  const app = await open()
  type('Title', 'House with a mango tree')
  await leave(app)
  expect(await readDraft(OWNER)).toBeNull()
})

test('what another tab has saved comes into the fields that nobody touched here, and is said', async () => {
  const app = await open()
  type('Title', 'House with a mango tree')
  await saveElsewhere(app, { price: 5_100_000, city: 'Molo' })
  comeBack()
  expect(await notice()).toHaveTextContent('Changed there, and now in this form: Price, City.')
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('House with a mango tree')
  await save(app)
  await saved()
  expect(stored(app)).toMatchObject({ title: 'House with a mango tree', price: 5_100_000, city: 'Molo' })
})

test('a save over a newer state is stopped, and the next one has both', async () => {
  const app = await open()
  type('Title', 'House with a mango tree')
  await saveElsewhere(app, { price: 5_100_000 })
  await save(app)
  expect(await screen.findByRole('alert', {}, PATIENT)).toHaveTextContent(
    /Not saved yet: this listing was saved elsewhere/,
  )
  expect(await notice()).toHaveTextContent('Price')
  expect(stored(app).title).not.toBe('House with a mango tree')
  await save(app)
  await saved()
  expect(stored(app)).toMatchObject({ title: 'House with a mango tree', price: 5_100_000 })
})

test.each([
  ['Keep yours', 'Mine'],
  ['Take the saved one', 'Theirs'],
])('a field that was changed on both sides is asked for: %s', async (choice, title) => {
  const app = await open()
  type('Title', 'Mine')
  await saveElsewhere(app, { title: 'Theirs' })
  comeBack()
  const region = await notice()
  expect(region).toHaveTextContent('Yours: Mine')
  expect(region).toHaveTextContent('Saved: Theirs')
  await save(app)
  expect(region).toHaveFocus()
  expect(stored(app).title).toBe('Theirs')
  await app.user.click(within(region).getByRole('button', { name: `Title: ${choice}` }))
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  expect(within(region).queryByRole('button')).toBeNull()
  await save(app)
  await saved()
  expect(stored(app).title).toBe(title)
})

test('a question that was not answered is asked again after coming back to the draft', async () => {
  const app = await open()
  type('Title', 'Mine')
  await saveElsewhere(app, { title: 'Theirs', city: 'Molo' })
  comeBack()
  await notice()
  await leave(app)
  await saveElsewhere(app, { zip: '5000' })
  await comeAgain(app)
  await app.user.click(await screen.findByRole('button', { name: 'Resume editing' }, PATIENT))
  const region = await notice()
  expect(region).toHaveTextContent('Yours: Mine')
  expect(stored(app).title).toBe('Theirs')
})
