import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen, within } from 'storybook/test'
import { TEST_TIME } from '@mocks/scenarios/scenario'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { listingQueries } from '@/listing/listing.queries'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { SAMPLE_PEOPLE } from '@/samples/people'
import { sampleToWire } from '@/samples/to-wire'
import { App } from '@/app/app'
import { listingKeys } from '@/api/query-keys'
import { prepareApp } from '@/app/prepare-app'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Searching/Property', component: Screen } satisfies Meta<typeof Screen>

export default meta

/** A listing that no scenario has: the built-in one with changes, given to the real product as if the server had answered it. */
function seeded(changes: Partial<Listing>): StoryObj {
  const sample = SAMPLE_LISTINGS.find(({ id }) => id === '1')
  const listing = sample && toListing(sampleToWire(sample, SAMPLE_PEOPLE, Date.parse(TEST_TIME)))
  return {
    parameters: { opens: '/property/1' },
    render: () => (listing ? <Seeded listing={{ ...listing, ...changes }} /> : <p>There is no sample 1.</p>),
  }
}

function Seeded({ listing }: { listing: Listing }) {
  const [app] = useState(() => {
    const prepared = prepareApp({ path: `/property/${listing.id}` })
    prepared.queryClient.setQueryDefaults(listingKeys.all, { staleTime: Infinity })
    prepared.queryClient.setQueryData(listingQueries.detail(listing.id).queryKey, listing)
    prepared.queryClient.setQueryData(listingKeys.list, [])
    return prepared
  })
  return <App {...app} />
}

const PARAGRAPH =
  'The house stands on a corner lot, five minutes on foot from the plaza. The wide eaves and the timber screens keep the ' +
  'afternoon sun out, so that the living room stays cool until about two. The water tank and the pump were replaced last year.'

export const Default = screenStory({
  scenario: 'default',
  path: '/property/1',
  see: 'A house for sale, seen by a visitor.',
})
export const Rental = screenStory({ scenario: 'default', path: '/property/r1', see: 'Lease, deposit, utilities.' })
export const Land = screenStory({ scenario: 'default', path: '/property/18', see: 'A lot: area and zoning, no rooms.' })
export const LotWithPlan = screenStory({
  scenario: 'default',
  path: '/property/16',
  see: 'The sketch of a lot on its road.',
})
export const UnitInTower = screenStory({
  scenario: 'default',
  path: '/property/7',
  see: 'Sketches of the rooms of a unit, of its place on its floor, and of the floor in the building.',
})
export const Commercial = screenStory({
  scenario: 'default',
  path: '/property/10',
  see: 'Ceiling height, floor level and the lists of its category.',
})
export const PreSelling = screenStory({
  scenario: 'default',
  path: '/property/iloilo2',
  see: 'Papers and risk: turnover, payment timeline, license to sell, parking with a title of its own.',
})
export const BankAcquired = screenStory({
  scenario: 'default',
  path: '/property/3',
  see: 'Papers and risk: cautions for an occupied property that a bank sells as it is.',
})
export const TaxDeclaration = screenStory({
  scenario: 'default',
  path: '/property/15',
  see: 'Papers and risk: a caution for land without a title, floods, and who may own land.',
})
export const FloorPlan = screenStory({
  scenario: 'default',
  path: '/property/r6',
  see: 'Floor plan: the sketch of a townhouse with two floors.',
})
export const Loading = screenStory({ scenario: 'detail-loading', path: '/property/1' })
export const Error = screenStory({
  scenario: 'detail-fails',
  path: '/property/unheard-of',
  see: 'The server fails and no built-in listing has this id.',
})
export const NotFound = screenStory({ scenario: 'default', path: '/property/unheard-of' })
export const FallbackCopy = screenStory({
  scenario: 'detail-fails',
  path: '/property/1',
  see: 'The server fails; the built-in listing stands in and says so.',
})
export const PicturesFail = screenStory({
  scenario: 'pictures-fail',
  path: '/property/1',
  see: 'Pictures that the server names and cannot read.',
})
export const MissingFields = screenStory({
  scenario: 'missing-fields',
  see: 'A listing of which hardly anything is known: its heading is its type, nothing is made up.',
})
export const NoImages = seeded({ images: [] })
export const LongText = seeded({
  title: `Family House with ${'Wide Verandas, '.repeat(6)}and Nothing Left Out near Jaro Plaza`,
  address: `Unit 12-B, ${'Santa Isabel Heritage Compound, '.repeat(3)}28 Arguelles Street, Jaro`,
  price: 999_999_999_999,
  description: Array.from({ length: 8 }, () => PARAGRAPH).join('\n\n'),
  features: Array.from(
    { length: 24 },
    (_, place) => `Feature ${place + 1} with ${'a rather long name '.repeat((place % 3) + 1)}`,
  ),
})
export const NoReviews = screenStory({ scenario: 'default', path: '/property/14', see: 'An owner without a review.' })
export const UnusuallyLowPrice = screenStory({
  scenario: 'price-unusually-low',
  path: '/property/1',
  see: 'A note that gives no blame.',
})
export const ConfirmedAvailable = screenStory({
  scenario: 'default',
  path: '/property/iloilo2',
  see: 'Below the address: confirmed available 3 days ago.',
})

const report: NonNullable<StoryObj['play']> = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Report this listing' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Report this listing' }, { timeout: 10_000 }))
  await userEvent.click(sheet.getByRole('radio', { name: 'Something else' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Send report' }))
  await sheet.findByText('Please describe what is wrong')
}
export const Report = screenStory({
  scenario: 'report-listing',
  see: 'Something else has to be said in words.',
  play: report,
})
export const ReportMobile = screenStory({ scenario: 'report-listing', mobile: true, play: report })
export const ReportBreaks = screenStory({
  scenario: 'report-breaks',
  see: 'The window keeps what was chosen and says that nothing was sent.',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Report this listing' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Report this listing' }, { timeout: 10_000 }))
    await userEvent.click(sheet.getByRole('radio', { name: 'It is listed twice' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Send report' }))
    await sheet.findByText('The report could not be sent. Please try again.')
  },
})
export const ReportedBefore = screenStory({
  scenario: 'report-again',
  see: 'A listing is reported once by a person.',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Report this listing' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Report this listing' }, { timeout: 10_000 }))
    await userEvent.click(sheet.getByRole('radio', { name: 'It is listed twice' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Send report' }))
    await sheet.findByText('You have reported this listing already.')
  },
})
export const PriceOnRequest = seeded({ price: 0 })
export const OwnerShowsContact = screenStory({
  scenario: 'default',
  path: '/property/11',
  see: 'Telephone and e-mail.',
})
export const Sold = screenStory({ scenario: 'default', path: '/property/4', see: 'No tours of what is sold.' })
export const OwnListing = screenStory({
  scenario: 'signed-in-professional',
  path: '/dashboard/property/iloilo1',
  see: "No chat and no tour on one's own listing.",
})
export const Mobile = screenStory({ scenario: 'default', path: '/property/r1', mobile: true })
export const Dark = screenStory({ scenario: 'default', path: '/property/1', dark: true })
