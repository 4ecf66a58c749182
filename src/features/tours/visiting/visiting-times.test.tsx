import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

const TIMES = '/dashboard/tours?show=times'
const PATIENT = { timeout: 8_000 }

const theForm = async () => within(await screen.findByRole('form', { name: 'Tour times' }, PATIENT))
const savedOf = ({ backend }: Awaited<ReturnType<typeof openApp>>): unknown =>
  JSON.parse(backend.db.user.find('102')?.visiting_times ?? 'null')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('a lister limits the times of all listings, and saves them', async () => {
  const app = await openApp('/dashboard/tours', { scenario: 'tour-requests' })
  const { user, router } = app
  await user.click(await screen.findByRole('tab', { name: 'Tour times' }, PATIENT))
  expect(router.state.location.search).toEqual({ show: 'times' })
  const form = await theForm()
  expect(form.getByRole('radio', { name: 'At any time' })).toBeChecked()
  await user.click(form.getByRole('radio', { name: 'Only at these times' }))
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday'])
    await user.click(form.getByRole('checkbox', { name: day }))
  type(form.getByLabelText('Friday from'), '13:00')
  await user.click(form.getByRole('button', { name: 'Add hours on Saturday' }))
  await user.click(form.getByRole('button', { name: 'Save times' }))
  expect(await form.findByText('Some times are not complete. They are marked above.')).toBeVisible()
  expect(form.getByText('Enter both times.')).toBeVisible()
  type(form.getByLabelText('Saturday, hours 2, from'), '16:00')
  type(form.getByLabelText('Saturday, hours 2, until'), '15:00')
  expect(form.getByText('The end must be later than the start.')).toBeVisible()
  type(form.getByLabelText('Saturday, hours 2, until'), '18:00')
  type(form.getByLabelText('Days off'), '2026-06-27')
  await user.click(form.getByRole('button', { name: 'Add' }))
  await user.click(form.getByRole('button', { name: 'Save times' }))
  expect(await screen.findByText(/^Tour times saved/, {}, PATIENT)).toBeVisible()
  expect(savedOf(app)).toEqual({
    hours: [
      { weekday: 'friday', from: '13:00', until: '17:00' },
      { weekday: 'saturday', from: '09:00', until: '12:00' },
      { weekday: 'saturday', from: '16:00', until: '18:00' },
    ],
    days_off: ['2026-06-27'],
    listings: [],
  })
})

test('a listing that differs can be added, changed and removed', async () => {
  const app = await openApp(TIMES, { scenario: 'visiting-times' })
  const { user, backend } = app
  const form = await theForm()
  const title = backend.db.property.find('5')?.title ?? ''
  const own = within(await form.findByRole('region', { name: title }, PATIENT))
  expect(own.getByLabelText('Sunday from')).toHaveValue('14:00')
  await user.click(own.getByRole('radio', { name: 'Same as all listings' }))
  type(own.getByLabelText('More days off'), '2026-06-20')
  await user.click(own.getByRole('button', { name: 'Add' }))
  await user.click(form.getByRole('button', { name: 'Save times' }))
  expect(await screen.findByText(/^Tour times saved/, {}, PATIENT)).toBeVisible()
  expect(savedOf(app)).toMatchObject({ listings: [{ property_id: '5', hours: null, days_off: ['2026-06-20'] }] })
  await user.click(form.getByRole('button', { name: `Remove the times of ${title}` }))
  expect(form.queryByRole('region', { name: title })).toBeNull()
  await user.click(form.getByRole('combobox', { name: 'Add a listing' }))
  expect(await screen.findByRole('option', { name: title }, PATIENT)).toBeVisible()
})

test('times that cannot be read or saved are said, and what was changed stays', async () => {
  const app = await openApp(TIMES, { scenario: 'visiting-times-fail' })
  const { user } = app
  expect(await screen.findByText('Your tour times could not be loaded', {}, PATIENT)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  const form = await theForm()
  await user.click(form.getByRole('radio', { name: 'Only at these times' }))
  await user.click(form.getByRole('button', { name: 'Save times' }))
  expect(await form.findByText('The server is busy.', {}, PATIENT)).toBeVisible()
  expect(form.getByRole('radio', { name: 'Only at these times' })).toBeChecked()
  expect(savedOf(app)).toBeNull()
  await user.click(form.getByRole('button', { name: 'Discard' }))
  expect(form.getByRole('radio', { name: 'At any time' })).toBeChecked()
})
