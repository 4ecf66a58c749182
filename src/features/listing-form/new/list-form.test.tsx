import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLanguage } from '@/session/regional'
import { openApp } from '@tests/helpers/open-app'
import {
  addPhotos,
  drawPicturesInTests,
  field,
  fillIn,
  fillInPlace,
  LIST,
  openForm,
  OWNER,
  PATIENT,
  photoFile,
  photoTiles,
  saidNow,
  send,
  typeIn,
} from '../listing-form.test-support'

drawPicturesInTests()

const LISTED = 'Property listed successfully!'
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button, label span, label' }))
const choose = (name: string) => fireEvent.click(screen.getByLabelText(name))

test('a rental is kept by the server as it was filled in, its sizes in feet, the chosen cover first', async () => {
  const { backend } = await openForm()
  choose('For Rent')
  choose('Villa')
  choose('Pre-Owned')
  typeIn('Title', '  Villa with a mango tree  ')
  typeIn('Monthly rent', '45k')
  choose('sq m')
  typeIn('Floor area', '150')
  typeIn('Bathrooms', '2.5')
  fillInPlace()
  typeIn('Minimum lease', '12')
  typeIn('Security deposit', '90,000')
  choose('Pool')
  choose('Water')
  choose('Pet friendly')
  typeIn('Other features', 'Solar panels')
  press('Hospital')
  addPhotos(photoFile('gate.jpg'), photoFile('garden.jpg'))
  await expect.poll(photoTiles, PATIENT).toHaveLength(2)
  fireEvent.keyDown(screen.getByLabelText('Options for photo 2: garden.jpg'), { key: 'Enter' })
  fireEvent.click(await screen.findByText('Make cover'))
  expect(photoTiles()[1]).toBe('Photo 2 of 2, cover: garden.jpg')
  const before = backend.db.property.all().length
  send()
  await screen.findByText(LISTED, {}, PATIENT)
  const rows = backend.db.property.where((row) => row.title === 'Villa with a mango tree')
  expect(backend.db.property.all()).toHaveLength(before + 1)
  expect(rows).toEqual([
    expect.objectContaining({
      user_id: OWNER,
      listing_type: 'rent',
      category: 'residential',
      property_type: 'Villa',
      condition: 'Pre-Owned',
      price: 45_000,
      size: 1614.585,
      bathrooms: 2.5,
      minimum_lease: 12,
      deposit: 90_000,
      deposit_currency: 'PHP',
      pet_friendly: true,
      features: '["Pool","Solar panels"]',
      utilities_included: '["water"]',
      nearby_amenities: '["Hospital"]',
      province: 'Metro Manila',
    }),
  ])
  expect(JSON.parse(rows[0]?.images ?? '[]')).toHaveLength(2)
  // The form is empty again, and the new listing a press away.
  expect(screen.getByText('View listing').getAttribute('href')).toBe(`/dashboard/property/${rows[0]?.id}`)
  expect(field('Title')).toHaveValue('')
  expect(photoTiles()).toEqual([])
})

test('another category shows its own fields, keeps what was typed, and sends nothing of the former', async () => {
  const { backend } = await openForm()
  fillIn('Rice field in Santa Barbara')
  typeIn('Bedrooms', '3')
  choose('Land')
  expect(screen.queryByLabelText('Bedrooms')).toBeNull()
  expect(field('Title')).toHaveValue('Rice field in Santa Barbara')
  send()
  await expect.poll(saidNow, PATIENT).toContain('Property type is required')
  choose('Agricultural Land')
  choose('Agricultural')
  choose('sq ft')
  typeIn('Lot area', '2.5')
  send()
  await screen.findByText(LISTED, {}, PATIENT)
  expect(backend.db.property.where((row) => row.title === 'Rice field in Santa Barbara')).toEqual([
    expect.objectContaining({
      category: 'land',
      zoning_type: 'agricultural',
      lot_size: 2.5,
      bedrooms: null,
      furnishing: null,
    }),
  ])
})

// jsdom has no IndexedDB.
test('a draft is offered after the form was left, with its photos, and can be taken up', async () => {
  const first = await openForm()
  fillIn('Half a listing')
  await screen.findByText(/^Draft: kept/, {}, PATIENT)
  await first.user.click(screen.getByText('Browse Properties'))
  await first.user.click(await screen.findByRole('button', { name: 'Leave' }, PATIENT))
  await expect.poll(() => first.router.state.location.pathname, PATIENT).toBe('/dashboard/properties')

  await first.router.navigate({ to: '/dashboard/list-property' })
  await screen.findByText('Half a listing', {}, PATIENT)
  fireEvent.click(screen.getByText('Resume draft'))
  expect(await screen.findByLabelText('Title', {}, PATIENT)).toHaveValue('Half a listing')
  expect(field('Price')).toHaveValue('4,200,000')
  expect(photoTiles()).toEqual(['Photo 1 of 1, cover: front.jpg'])
})

test('files that are no photos are refused by name and reason; whatever is in a text is only text', async () => {
  const { backend } = await openForm()
  const title = '<img src=x onerror=alert(1)> ${process.env}'
  const story = `<script>alert(1)</script>${'a'.repeat(9_000)}`
  fillIn(title)
  typeIn('Description', story)
  addPhotos(
    new File([''], 'empty.jpg', { type: 'image/jpeg' }),
    new File(['text'], 'notes.txt', { type: 'text/plain' }),
    photoFile('broken.jpg', 'broken'),
  )
  await expect.poll(() => saidNow().join('\n'), PATIENT).toMatch(/empty\.jpg is empty[\s\S]*notes\.txt is not an image/)
  await expect.poll(() => saidNow().join('\n'), PATIENT).toContain('broken.jpg could not be read as a picture')
  expect(photoTiles()).toEqual(['Photo 1 of 1, cover: front.jpg'])
  send()
  await screen.findByText(LISTED, {}, PATIENT)
  expect(backend.db.property.where((row) => row.title === title)[0]?.description).toBe(story)
})

test('a place at sea is refused at once and on sending, and the coordinates stay', async () => {
  await openForm()
  fillIn()
  fireEvent.paste(field('Latitude'), { clipboardData: { getData: () => '10.7202, 122.5621' } })
  expect([field('Latitude'), field('Longitude')].map((one) => (one as HTMLInputElement).value)).toEqual([
    '10.7202',
    '122.5621',
  ])
  typeIn('Latitude', '10.66')
  typeIn('Longitude', '122.56')
  send()
  await expect.poll(saidNow, PATIENT).toContain('This place is in the sea. Put the pin on land.')
  expect(field('Latitude')).toHaveValue('10.66')
  expect(field('Latitude')).toBeInvalid()
})

test('what is wrong with a pin is said no longer once either coordinate is another', async () => {
  await openForm()
  fillIn()
  typeIn('Latitude', '14.6')
  typeIn('Longitude', '122.35')
  await expect.poll(() => field('Latitude').getAttribute('aria-invalid'), PATIENT).toBe('true')
  typeIn('Longitude', '121.0')
  await expect.poll(() => field('Latitude').getAttribute('aria-invalid'), PATIENT).not.toBe('true')
})

test('who is not verified sees the two steps, and the form as soon as both are done', async () => {
  const { backend, user } = await openApp(LIST, { scenario: 'list-property-gate' })
  await screen.findByText('Verify your mobile number', {}, PATIENT)
  expect(screen.getByText('Submit government ID for verification')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Profile' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/u\/mika\./),
  )
  expect(screen.getByRole('button', { name: 'Verify Now' })).toBeVisible()
  backend.db.user.update('101', { phone_verified: true, id_verified: true })
  await user.click(screen.getByRole('button', { name: 'Refresh Status' }))
  expect(await screen.findByText('Your ID was approved. You can list properties now.', {}, PATIENT)).toBeVisible()
  expect(await screen.findByLabelText('Title', {}, PATIENT)).toBeVisible()
})

test('the stage of the sale decides what else is asked; facts are sent together, by their places in ph', async () => {
  const { backend } = await openForm()
  await screen.findByText('Papers and risk', {}, PATIENT)
  expect(screen.queryByLabelText('License to sell')).toBeNull()
  expect(field('Pre-selling'), 'folded until a press').not.toBeVisible()
  fireEvent.click(screen.getByText('Sale and title'))
  choose('Pre-selling')
  typeIn('License to sell', 'applied for')
  expect(await screen.findByText(/^A license to sell has a number such as/)).toBeVisible()
  typeIn('License to sell', '034567')
  typeIn('Turnover', '2028-06')
  typeIn('Reservation fee', '25k')
  typeIn('Barangay', 'San Rafael')
  choose('Security')
  fillIn('Tower near the Capitol')
  await expect.poll(photoTiles, PATIENT).toHaveLength(1)
  send()
  await screen.findByText(LISTED, {}, PATIENT)
  expect(backend.db.property.where((row) => row.title === 'Tower near the Capitol')).toEqual([
    expect.objectContaining({
      sale_stage: 'pre-selling',
      turnover: '2028-06',
      payment_reservation: 25_000,
      license_to_sell_number: '034567',
      barangay: 'San Rafael',
      association_dues_covers: '["security"]',
      title_type: null,
    }),
  ])
})

test('switching the language in the middle of the form keeps everything that was filled in', async () => {
  await openForm()
  fillIn('Corner house in Jaro', '4.2M')
  choose('Villa')
  await expect.poll(photoTiles, PATIENT).toHaveLength(1)
  act(() => void useLanguage.getState().set('hil'))
  expect(await screen.findByLabelText('Titulo', {}, PATIENT)).toHaveValue('Corner house in Jaro')
  expect(screen.getByLabelText('Kadakuon sang salog')).toHaveValue('120')
  expect(screen.getByLabelText('Villa')).toBeChecked()
  act(() => void useLanguage.getState().set('en'))
  expect(await screen.findByLabelText('Title', {}, PATIENT)).toHaveValue('Corner house in Jaro')
  expect(photoTiles()).toHaveLength(1)
})
