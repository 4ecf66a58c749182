import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fieldsFor } from '@/domain/listing-form/form-fields'
import { defaultListingForm } from '@/domain/listing-form/form'
import { FORM_STEPS, stepOf } from './form-steps'
import { onPhone } from '@tests/helpers/on-phone'
import { openApp } from '@tests/helpers/open-app'
import {
  addPhotos,
  drawPicturesInTests,
  field,
  LIST,
  PATIENT,
  photoFile,
  saidNow,
  typeIn,
} from '../listing-form.test-support'
import { fieldId } from '../listing-form'

drawPicturesInTests()
beforeEach(onPhone)

const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }))
const openStep = (place: number) => fireEvent.click(within(screen.getByLabelText('Steps')).getAllByText(/^\d/)[place]!)
const stepShown = () => document.querySelector('[data-step]:not([hidden])')?.getAttribute('data-step')
/** What association dues cover has a box of the same name, two steps later. */
const amenities = () => screen.getByPlaceholderText('Jaro Plaza, 5 minutes on foot')
const title = (place: number) => `Step ${place + 1} of 5: ${FORM_STEPS[place]!.label}`

async function openSteps() {
  const app = await openApp(LIST, { scenario: 'list-property' })
  await screen.findByText(title(0), {}, PATIENT)
  return app
}

test('a phone asks in five steps, the camera first; mistakes stop Next, and lead to their step when it is sent', async () => {
  const { backend } = await openSteps()
  expect(screen.getByText('Take a photo')).toBeVisible()
  expect(screen.getByLabelText('Photo from the camera')).toHaveAttribute('capture', 'environment')
  press('Next')
  expect(await screen.findByText('Add at least 1 photo')).toBeVisible()
  expect(stepShown()).toBe('0')
  addPhotos(photoFile('front.jpg'))
  press('Next')
  await screen.findByText(title(1))
  expect(screen.getByText(title(1))).toHaveFocus()

  typeIn('Floor area', 'large')
  press('Next')
  await waitFor(() => expect(field('Floor area')).toHaveFocus())
  typeIn('Floor area', '65')
  // Without a choice of their own people measure in square meters here.
  expect(screen.getByLabelText('sq m')).toBeChecked()
  press('Next')
  await screen.findByText(title(2))
  expect(screen.queryByLabelText('Latitude')).toBeNull()

  fireEvent.focus(field('State'))
  fireEvent.change(field('State'), { target: { value: 'ilo' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Iloilo' }))
  expect(field('State')).toHaveValue('Iloilo')
  typeIn('City', 'Iloilo City')
  fireEvent.focus(field('Barangay'))
  fireEvent.change(field('Barangay'), { target: { value: 'san raf' } })
  fireEvent.click(await screen.findByRole('option', { name: 'San Rafael' }, PATIENT))
  expect(field('Barangay')).toHaveValue('San Rafael')

  // Half a word is no answer yet, and stays.
  fireEvent.change(amenities(), { target: { value: 'Plaza Li' } })
  openStep(4)
  expect(await screen.findByText(title(4))).toBeVisible()
  expect(
    await screen.findByText(/^Median of \d+ similar listings in Iloilo City: ₱[\d,]+ per sqm\./, {}, PATIENT),
  ).toBeVisible()
  expect(screen.getByText(/^For 65 sqm that is about ₱[\d,]+\.$/)).toBeVisible()
  press('Back')
  press('Back')
  expect(await screen.findByText(title(2))).toBeVisible()
  expect(amenities()).toHaveValue('Plaza Li')

  openStep(1)
  fireEvent.click(screen.getByLabelText('Commercial'))
  openStep(4)
  typeIn('Title', 'Corner shop in Jaro')
  typeIn('Price', '4.2M')
  press('List Property')
  await waitFor(() => expect(saidNow()).toContain('Property type is required'), PATIENT)
  expect(stepShown()).toBe('1')
  expect(within(screen.getByLabelText('Steps')).getByText('Step 2: The property, 1 mistake')).toBeInTheDocument()
  openStep(4)
  fireEvent.click(within(screen.getByRole('alert')).getByText('Property type is required'))
  expect(stepShown()).toBe('1')
  fireEvent.click(screen.getByLabelText('Retail Store'))
  openStep(4)
  press('List Property')
  expect(await screen.findByText('It lacks the street and a pin on the map.', {}, PATIENT)).toBeVisible()
  press('Fill in')
  await waitFor(() => expect(field('Street address')).toHaveFocus(), PATIENT)
  expect(stepShown()).toBe('2')
  openStep(4)
  press('List Property')
  fireEvent.click(await screen.findByText('List anyway', { selector: 'button' }, PATIENT))
  await screen.findByText('Your listing is online', {}, PATIENT)
  expect(stepShown()).toBe('0')
  expect(backend.db.property.where((row) => row.title === 'Corner shop in Jaro')).toEqual([
    expect.objectContaining({ province: 'Iloilo', city: 'Iloilo City', barangay: 'San Rafael', size: 699.6535 }),
  ])
})

test('coordinates in the search set the pin, and the pin answers for city and province', async () => {
  await openSteps()
  openStep(2)
  fireEvent.change(screen.getByLabelText('Search for a place'), { target: { value: '10.7202, 122.5621' } })
  await waitFor(() => expect(field('City')).toHaveValue('Iloilo City'), PATIENT)
  expect(field('State')).toHaveValue('Iloilo')
  typeIn('City', 'Pavia')
  expect(await screen.findByText(/The pin is in Iloilo City, Iloilo\./)).toBeVisible()
  press('Use this city')
  expect(field('City')).toHaveValue('Iloilo City')
})

test('each step holds the fields that are said to be in it', async () => {
  await openSteps()
  for (const place of FORM_STEPS.keys()) openStep(place)
  await screen.findByText('Papers and risk', {}, PATIENT)
  // The pin has no fields of its own, the status is set once the listing stands.
  const shown = [...fieldsFor(defaultListingForm('metric'))].filter((name) => name !== 'lng' && name !== 'status')
  const found = shown.map((name) => [name, document.getElementById(fieldId(name))?.closest('[data-step]')])
  expect(found.map(([name, step]) => [name, (step as HTMLElement | null)?.dataset['step']])).toEqual(
    shown.map((name) => [name, String(FORM_STEPS.findIndex(({ value }) => value === stepOf(name)))]),
  )
})
