import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { SAMPLE_PEOPLE } from '@/samples/people'
import { sampleToWire } from '@/samples/to-wire'
import { createAppRouter } from '@/app/router'
import { storyPictures } from '@/ui/picture/pictures.test-support'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ListingCard } from './listing-card'
import { ListingCardSkeleton } from './listing-card-skeleton'

const QUERIES = new QueryClient()

const NOW = Date.parse('2026-06-15T01:00:00Z')

function sample(id: string, changes: Partial<Listing> = {}, pictures = 5): Listing {
  const found = SAMPLE_LISTINGS.find((listing) => listing.id === id) ?? SAMPLE_LISTINGS[0]!
  const images = storyPictures(pictures).map((picture) => ({ ...picture, placeholder: null, variants: [] }))
  return { ...toListing(sampleToWire(found, SAMPLE_PEOPLE, NOW)), images, ...changes }
}

const meta = {
  title: 'Listing/Card',
  component: ListingCard,
  args: { listing: sample('1'), now: NOW, level: 2 },
  decorators: [
    (Story, { args }) => (
      <QueryClientProvider client={QUERIES}>
        <RouterContextProvider router={createAppRouter(QUERIES, '/properties')}>
          <div style={{ maxWidth: args.layout === 'list' ? 900 : 340 }}>
            <Story />
          </div>
        </RouterContextProvider>
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof ListingCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The arrows turn the pictures and wrap, and do not open the listing. */
export const Carousel: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    const shown = () => canvasElement.querySelector('[aria-roledescription="slide"]:not([inert])')
    const pictures = () => canvasElement.querySelectorAll('img:not([src*="avatars"])').length
    await expect(shown()).toHaveAccessibleName('1 of 5')
    await expect(pictures()).toBe(1)
    await userEvent.click(card.getByRole('button', { name: 'Previous picture' }))
    await waitFor(() => expect(shown()).toHaveAccessibleName('5 of 5'))
    await userEvent.click(card.getByRole('button', { name: 'Next picture' }))
    await waitFor(() => expect(shown()).toHaveAccessibleName('1 of 5'))
    await expect(pictures()).toBeLessThan(5)
  },
}

export const Rental: Story = { args: { listing: sample('r5') } }

export const Sold: Story = { args: { listing: sample('4') } }

export const Land: Story = { args: { listing: sample('15'), units: 'metric' } }

export const Warehouse: Story = { args: { listing: sample('r11') } }

export const NoPicture: Story = { args: { listing: sample('2', {}, 0) } }

export const NoPrice: Story = { args: { listing: sample('3', { price: 0 }) } }

export const LongText: Story = {
  args: {
    listing: sample('5', {
      title: 'Newly renovated two-storey duplex with a shared garden, a view of the river and room for three cars',
      address: 'Block 12, Lot 7, Phase 3, Villa Arevalo Heights Extension, Barangay Santo Niño Sur',
      price: 1_234_567_890,
      owner: { ...sample('5').owner, name: 'Maria Concepcion Villanueva-Dela Cruz y Santos' },
    }),
  },
}

export const InAList: Story = { args: { layout: 'list' } }

export const InAListRented: Story = { args: { layout: 'list', listing: sample('r3') } }

export const Skeleton: Story = { render: ({ layout }) => <ListingCardSkeleton {...(layout ? { layout } : {})} /> }
