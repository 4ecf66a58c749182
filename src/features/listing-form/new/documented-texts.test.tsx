import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAuthDialog } from '@/session/auth-dialog'
import { storeFromAnotherTab } from '@tests/helpers/storage'
import { readDraft } from '../draft/draft-store'
import {
  addPhotos,
  drawPicturesInTests,
  field,
  fillIn,
  openForm,
  OWNER,
  PATIENT,
  photoFile,
  photoTiles,
  saidNow,
  send,
} from '../listing-form.test-support'
import { keptDestination } from '@tests/helpers/storage'

drawPicturesInTests()

const nothing = () => send()
const fillAndSend = () => {
  fillIn()
  send()
}
const signedOutAndSend = () => {
  fillIn()
  storeFromAnotherTab('token', null)
  send()
}
const tooMany = () => addPhotos(...Array.from({ length: 21 }, (_, place) => photoFile(`photo-${place + 1}.jpg`)))

/** Every line of A 5 and A 8 about a new listing: how one gets to it, and what is still in the form afterwards. */
const LINES: [
  scenario: string,
  what: string,
  way: () => void,
  text: string | string[],
  kept: Record<string, string>,
][] = [
  [
    'list-property',
    'nothing at all',
    nothing,
    ['Add at least 1 photo', 'Listing title is required', 'Price is required'],
    {},
  ],
  ['list-property', '21 photos', tooMany, 'Maximum 20 photos allowed', {}],
  [
    'list-property',
    'no token',
    signedOutAndSend,
    'Please log in to list a property',
    { Title: 'Corner house in Jaro' },
  ],
  ['list-property', 'a sound listing', fillAndSend, 'Property listed successfully!', { Title: '', Price: '' }],
  [
    'list-property-invalid',
    'a refusal by fields',
    fillAndSend,
    'Failed to list property:\ntitle: The title is already used by one of your listings.\nprice: The price is out of range. Ask a person to check it.\nsquare feet: The floor area does not fit the category.\nphoto 1: The first photo is blurred.',
    { Title: 'Corner house in Jaro', Price: '4,200,000' },
  ],
  [
    'list-property-refused',
    'a refusal with a message',
    fillAndSend,
    'Failed to list property: Listings are closed for maintenance.',
    { Title: 'Corner house in Jaro', Price: '4,200,000' },
  ],
  [
    'list-property-forbidden',
    'a right that was taken back',
    fillAndSend,
    'Failed to list property: Complete verification to list properties',
    { Title: 'Corner house in Jaro' },
  ],
  [
    'list-property-breaks',
    'a broken connection',
    fillAndSend,
    'Error submitting property. Please try again.',
    { Title: 'Corner house in Jaro', Price: '4,200,000' },
  ],
]

test.each(LINES)(
  '%s, %s: says exactly what is documented, and nothing typed is lost',
  async (scenario, _, way, text, kept) => {
    await openForm(scenario)
    way()
    for (const each of [text].flat()) await expect.poll(saidNow, PATIENT).toContain(each)
    for (const [name, value] of Object.entries(kept)) expect(field(name)).toHaveValue(value)
  },
)

test('what the server says about a field stands at the field, and sending again gets through', async () => {
  await openForm('list-property-invalid')
  fillAndSend()
  const price = field('Price')
  await expect.poll(() => price.getAttribute('aria-invalid'), PATIENT).toBe('true')
  expect(price).toHaveAccessibleDescription('The price is out of range. Ask a person to check it.')
  expect(field('Floor area')).toHaveAccessibleDescription('The floor area does not fit the category.')
  expect(photoTiles()).toHaveLength(1)

  // Editing a field clears its error (A 5), and its line above the form.
  fireEvent.change(price, { target: { value: '4,200,001' } })
  expect(price).not.toBeInvalid()
  expect(screen.queryByText(/^The price is out of range/, { selector: 'button' })).toBeNull()

  send()
  await screen.findByText('Property listed successfully!', {}, PATIENT)
})

test('a session that ends while sending leads to signing in and back to the draft', async () => {
  const { router } = await openForm('list-property-signed-out')
  fillAndSend()
  await expect.poll(saidNow, PATIENT).toContain('Please log in to list a property')
  expect(await readDraft(OWNER)).toMatchObject({
    values: { title: 'Corner house in Jaro' },
    photos: [{ name: 'front.jpg' }],
  })
  expect(keptDestination()).toBe('/dashboard/list-property')
  expect(useAuthDialog.getState().mode).toBe('login')
  expect(router.state.location.pathname).toBe('/')
})
