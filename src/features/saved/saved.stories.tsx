import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { TEST_TIME } from '@mocks/scenarios/scenario'
import { Screen, screenStory } from '@tests/storybook/screen-story'
import { toListing } from '@/domain/listing/map-listing'
import { createAppRouter } from '@/app/router'
import { SavedCard } from './card/saved-card'
import { SavedGrid } from './saved-grid'
import { toSavedListing } from './saved-listings'
import { english } from '@/words/words'

const meta = { title: 'Screens/Searching/Favorites', component: Screen } satisfies Meta
export default meta

const LONG = [
  {
    id: 'long-1',
    title:
      'Completely Renovated Six-Bedroom Heritage House with Annexe, Orchard and anUninterruptedViewOverTheGuimarasStrait',
    listing_type: 'rent' as const,
    price: 1_234_567_890,
    street: 'Block 14, Lot 27, Phase 3, Santa Cruz Norte y Buenavista Extension Subdivision, Barangay Tacas',
    city: 'Island Garden City of Samal and Neighboring Municipalities',
    size: 1_234_567,
    bedrooms: 60,
    bathrooms: 42.5,
    parking: 120,
    year_built: 1911,
    hoa_fees: 1_250_000,
    rating: 4.9,
    user: { id: '1', first_name: 'Maria Concepcion Guadalupe', last_name: 'de los Santos y Villanueva-Montemayor' },
  },
  { id: 'long-2', title: 'X', listing_type: 'sale' as const, price: 0 },
].map((wire) => toSavedListing(toListing(wire), english))

export const Default = screenStory({
  scenario: 'compare-three',
  path: '/favorites',
  see: 'Four saved, three of them chosen for comparison.',
})

export const Loading = screenStory({ scenario: 'list-loading', path: '/favorites' })

export const Empty = screenStory({ scenario: 'default', path: '/favorites' })

export const Error = screenStory({
  scenario: 'list-fails',
  path: '/favorites',
  see: 'Fifteen samples, plainly marked, with a way to try again.',
})

export const NoListings = screenStory({
  scenario: 'empty-market',
  path: '/favorites',
  see: 'The server has none to give: samples too.',
})

export const NotFound = screenStory({
  scenario: 'saved-since-gone',
  path: '/favorites',
  see: 'One favorite is no longer offered, one is sold, one pending.',
})

export const List = screenStory({ scenario: 'with-favorites', path: '/favorites?view=list' })

const ALONE = new QueryClient()

/** No listing of the market has words this long, so the cards stand alone here. */
export const LongText: StoryObj = {
  parameters: { opens: '/favorites' },
  render: () => (
    <QueryClientProvider client={ALONE}>
      <RouterContextProvider router={createAppRouter(ALONE, '/favorites')}>
        <div className="p-4">
          <SavedGrid layout="grid" label="Saved properties">
            {LONG.map((listing) => (
              <SavedCard key={listing.id} listing={listing} layout="grid" now={Date.parse(TEST_TIME)} eager={false} />
            ))}
          </SavedGrid>
        </div>
      </RouterContextProvider>
    </QueryClientProvider>
  ),
}

export const Mobile = screenStory({ scenario: 'with-favorites', path: '/favorites', mobile: true })

export const Dark = screenStory({ scenario: 'with-favorites', path: '/favorites', dark: true })

export const InLists = screenStory({ scenario: 'favorite-lists', path: '/dashboard/favorites?list=f101-1' })

export const ListElsewhere = screenStory({
  scenario: 'favorite-lists-elsewhere',
  path: '/dashboard/favorites?list=f101-1',
  see: 'Two homes of the list were saved on another device.',
})

export const ListsFail = screenStory({ scenario: 'favorite-lists-fail', path: '/dashboard/favorites' })

export const LongLists = screenStory({
  scenario: 'favorite-lists-long',
  path: '/dashboard/favorites?list=f101-1',
  mobile: true,
})

export const ListNotChanged = screenStory({
  scenario: 'favorite-lists-stubborn',
  path: '/dashboard/favorites',
  see: 'The home goes back out of the list, with the reason.',
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^More for/ }, { timeout: 15_000 })
    await userEvent.click(first!)
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Add to a list' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Lists' }, { timeout: 15_000 }))
    await userEvent.click(dialog.getByRole('switch', { name: 'Close to work' }))
    await within(document.body).findByText(
      '“Close to work” was not changed. The server is busy.',
      {},
      { timeout: 15_000 },
    )
    await waitFor(() => expect(dialog.getByRole('switch', { name: 'Close to work' })).not.toBeChecked())
  },
})

export const SharedByLink = screenStory({
  scenario: 'favorite-lists',
  path: '/dashboard/favorites?list=f101-1',
  see: 'The link of a list, where it can be sent, its votes and its end.',
  play: async ({ canvasElement }) => {
    const share = await within(canvasElement).findByRole('button', { name: 'Share list' }, { timeout: 15_000 })
    await userEvent.click(share)
    const name = 'Share “To visit on Saturday”'
    const dialog = within(await within(document.body).findByRole('dialog', { name }, { timeout: 15_000 }))
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'End the link' })).toBeVisible(), { timeout: 15_000 })
  },
})

export const LinkNotMade = screenStory({
  scenario: 'favorite-lists-sharing-fails',
  path: '/dashboard/favorites?list=f101-2',
  see: 'The link is not made, with the reason.',
  play: async ({ canvasElement }) => {
    const share = await within(canvasElement).findByRole('button', { name: 'Share list' }, { timeout: 15_000 })
    await userEvent.click(share)
    const make = await within(document.body).findByRole('button', { name: 'Create a link' }, { timeout: 15_000 })
    await userEvent.click(make)
    await within(document.body).findByText('The link was not created. The server is busy.', {}, { timeout: 15_000 })
  },
})
