import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { defaultListingForm } from '@/domain/listing-form/form'
import { CATEGORIES, type CategoryId } from '@/domain/listing/taxonomy'
import { TEST_TIME } from '@mocks/scenarios/scenario'
import { Screen, screenStory } from '@tests/storybook/screen-story'
import { keepDraft } from '../draft/draft-store'

const meta = { title: 'Screens/Selling/List property', component: Screen } satisfies Meta

export default meta

const OWNER = '102'
const COLORS = ['#8fa7bf', '#c9a27a', '#7f9f86']

/** A picture of one color: small, so that twenty of them are soon prepared. */
async function photo(place: number): Promise<File> {
  const canvas = new OffscreenCanvas(400, 300)
  const context = canvas.getContext('2d')!
  context.fillStyle = COLORS[place % COLORS.length]!
  context.fillRect(0, 0, 400, 300)
  context.fillStyle = 'rgb(255 255 255 / 0.5)'
  context.fillRect(40 + place * 5, 125, 225, 125)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], `photo-${place + 1}.jpg`, {
    type: 'image/jpeg',
  })
}

async function addPhotos(count: number) {
  const files = await Promise.all(Array.from({ length: count }, (_, place) => photo(place)))
  const input = await screen.findByLabelText<HTMLInputElement>('Photos to add')
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
  await fireEvent.change(input)
}

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: ':not([type=checkbox])' }), { target: { value } })
/** Nothing is left to be written when the story goes, so that its draft is not offered to the next one. */
const kept = async () => void (await screen.findByText(/^Draft: saved/, {}, { timeout: 15_000 }))
const send = async () => fireEvent.click(await screen.findByRole('button', { name: 'List Property' }))

async function fillInAndSend() {
  await type('Title', 'Corner house in Jaro')
  await type('Price', '4.2M')
  await type('Street address', '12 Lopez Jaena Street, Jaro')
  await type('City', 'Iloilo City')
  await type('Latitude', '10.7246')
  await type('Longitude', '122.557')
  await type('Floor area', '120')
  await addPhotos(1)
  await kept()
  await send()
}

/** Sent and not taken: what the page says, and everything typed stays. */
function fails(scenario: string, text: string, see?: string): StoryObj {
  return screenStory({
    scenario,
    ...(see ? { see } : {}),
    play: async () => {
      await fillInAndSend()
      await screen.findAllByText(text)
    },
  })
}

function category(id: CategoryId, rent = false): StoryObj {
  return screenStory({
    scenario: 'list-property',
    play: async () => {
      if (id !== 'residential') await fireEvent.click(await screen.findByLabelText(CATEGORIES[id].label))
      if (rent) await fireEvent.click(screen.getByLabelText('For Rent'))
      await kept()
    },
  })
}

export const Default = screenStory({ scenario: 'list-property', see: 'The form with its documented defaults.' })
export const Gate = screenStory({ scenario: 'list-property-gate', see: 'The two steps before one may list.' })
export const ProfileFails = screenStory({
  scenario: 'list-property-profile-fails',
  see: 'The profile cannot be read; the stored user may list, so the form stands.',
})
export const Rental = category('residential', true)
export const Commercial = category('commercial')
export const Industrial = category('industrial')
export const Land = category('land')
export const Special = category('special')
export const Investment = category('investment')

export const DraftOffered = screenStory({
  scenario: 'list-property',
  see: "'Resume draft' and 'Start over'; one photo was not ready when the page was closed.",
  play: async () => void (await screen.findByRole('button', { name: 'Resume draft' })),
  prepare: async () => {
    const values = { ...defaultListingForm('metric'), title: 'Corner house in Jaro', price: '4,200,000' }
    const draft = {
      savedAt: Date.parse(TEST_TIME) - 3_600_000,
      values,
      photos: [
        { id: 'a', name: 'front.jpg' },
        { id: 'b', name: 'garden.jpg' },
      ],
      cover: null,
    }
    await keepDraft(OWNER, 'story', draft, [{ id: 'a', name: 'front.jpg', file: await photo(0) }])
  },
})

export const Errors = screenStory({
  scenario: 'list-property',
  see: 'Sent empty: a summary that leads to each field.',
  play: async () => {
    await send()
    await screen.findByText('3 things need your attention:')
  },
})

export const Refused = screenStory({
  scenario: 'list-property-invalid',
  see: 'The server refuses four fields; each says why.',
  play: async () => {
    await fillInAndSend()
    await screen.findByText(/^Failed to list property:/)
  },
})

export const Closed = fails('list-property-refused', 'Failed to list property: Listings are closed for maintenance.')
export const Forbidden = fails(
  'list-property-forbidden',
  'Failed to list property: Complete verification to list properties',
  'The verification was taken back meanwhile.',
)
export const Breaks = fails('list-property-breaks', 'Error submitting property. Please try again.')
export const SignedOut = fails(
  'list-property-signed-out',
  'Please log in to list a property',
  'The session ended meanwhile; signing in again leads back to the draft.',
)

export const PhotosFull = screenStory({
  scenario: 'list-property',
  see: '20 photos; one more was left out.',
  play: async () => {
    await addPhotos(21)
    await waitFor(() => expect(screen.queryByText('Preparing photos')).toBeNull(), { timeout: 40_000 })
    await screen.findByText('20 of 20 photos')
    await kept()
  },
})

export const Submitting = screenStory({
  scenario: 'list-property-sending',
  see: 'The form waits while it is sent.',
  play: async () => {
    await fillInAndSend()
    await screen.findByText('Sending your listing…')
  },
})

export const LongText = screenStory({
  scenario: 'list-property',
  play: async () => {
    await type('Title', `Family House with ${'Wide Verandas, '.repeat(10)}near Pinagkamakapangyarihanglupain`)
    await type('Description', 'The house stands on a corner lot. '.repeat(80))
    await type('Price', '999999999999')
    await type('Amenities', 'A market with a name that goes on and on, '.repeat(3))
    await kept()
  },
})

export const Mobile = screenStory({
  scenario: 'list-property',
  mobile: true,
  see: 'Five steps, the camera first; Back and Next stay in view.',
})

const openStep = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

export const MobilePlace = screenStory({
  scenario: 'list-property',
  mobile: true,
  see: 'Province and barangay are picked; the pin has no coordinates.',
  play: async () => {
    await openStep(/^Step 3/)
    await type('City', 'Iloilo City')
    const barangay = await screen.findByLabelText('Barangay')
    await fireEvent.focus(barangay)
    await type('Barangay', 'san')
    await screen.findByRole('option', { name: 'San Rafael' })
    await kept()
  },
})

export const MobilePrice = screenStory({
  scenario: 'list-property',
  mobile: true,
  see: 'What similar listings of the city ask, and what that makes for this one.',
  play: async () => {
    await openStep(/^Step 2/)
    await type('Floor area', '65')
    await openStep(/^Step 3/)
    await type('City', 'Iloilo City')
    await openStep(/^Step 5/)
    await screen.findByText(/similar listings in Iloilo City/)
    await kept()
  },
})

export const MobileErrors = screenStory({
  scenario: 'list-property',
  mobile: true,
  see: 'Sent empty: the summary leads to the step of each mistake, and the steps say how many they have.',
  play: async () => {
    await openStep(/^Step 5/)
    await send()
    await screen.findByText('3 things need your attention:')
  },
})
