import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useSplitView } from '../map/split/split-view'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Searching/Browse', component: Screen } satisfies Meta

export default meta

export const Default = screenStory({
  scenario: 'default',
  path: '/properties',
  see: 'Everything for sale, newest first, seen by a visitor.',
})

export const SignedIn = screenStory({ scenario: 'signed-in-verified', path: '/dashboard/properties' })

export const ForRent = screenStory({ scenario: 'default', path: '/properties?mode=rent&category=residential' })

/** The mark is there with the answer of the server: the page that comes with its listings is the same for every visitor. */
const newSince: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  const marks = await within(canvasElement).findAllByText('New since Tuesday', {}, { timeout: 15_000 })
  await expect(marks[0]).toBeVisible()
}

export const NewSinceTuesday = screenStory({
  scenario: 'new-since-tuesday',
  path: '/properties',
  see: 'Homes that were listed since the last visit to this search are marked.',
  play: newSince,
})

export const NewSinceTuesdayMobile = screenStory({
  scenario: 'new-since-tuesday',
  path: '/properties',
  mobile: true,
  play: newSince,
})

export const List = screenStory({ scenario: 'default', path: '/properties?view=list' })

export const Metric = screenStory({ scenario: 'default', path: '/properties?units=metric&category=land' })

export const Filtered = screenStory({
  scenario: 'default',
  path: '/properties?category=residential&beds=3&features=Garage&price=4000000-',
  see: 'Each filter at work has a chip that lifts it.',
})

export const ByPapers = screenStory({
  scenario: 'default',
  path: '/properties?flood=medium&title=TCT',
  see: 'Stage, papers and risk: open, because two of its filters are at work.',
})

/** Waits until the costs by month stand on the screen: their code loads with the first loan. */
const byMonth: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  const cost = within(canvasElement).findAllByText(/^≈ ₱.+ a month, (?:Pag-IBIG|bank),/, {}, { timeout: 15_000 })
  await expect((await cost)[0]).toBeVisible()
}

export const ByMonth = screenStory({
  scenario: 'default',
  path: '/properties?by=month',
  see: 'Cards with what a home costs a month by the chosen loan, below its price; a bar says what that assumes.',
  play: byMonth,
})

export const MonthlyBudget = screenStory({
  scenario: 'default',
  path: '/properties?month=0-25000&loan=bank,down-30,years-15&income=60000',
  see: 'The price filter as a budget by month with its own loan, and the income needed, as chips.',
  play: byMonth,
})

export const ByMonthMobile = screenStory({
  scenario: 'default',
  path: '/properties?by=month',
  mobile: true,
  play: byMonth,
})

export const ZeroResults = screenStory({
  scenario: 'default',
  path: '/properties?category=residential&q=bahay+na+bato&features=Basement',
  see: 'Names the filter in the way and how many properties lifting it would bring.',
})

export const Loading = screenStory({ scenario: 'list-loading', path: '/properties' })

export const SlowNetwork = screenStory({
  scenario: 'slow-network',
  see: 'Every answer takes a second and a half: the skeleton, then the listings.',
})

export const Empty = screenStory({ scenario: 'empty-market', path: '/properties' })

export const Error = screenStory({ scenario: 'list-fails', path: '/properties' })

export const DocumentedOnly = screenStory({ scenario: 'documented-only', path: '/properties' })

/** The list works, so nobody sees that the search fails. */
export const SearchFails = screenStory({ scenario: 'search-fails', path: '/properties' })

/** The same screen by the server's search. */
export const TooLarge = screenStory({
  scenario: 'list-too-large',
  path: '/properties?mode=all',
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: '42 Properties' }, { timeout: 15_000 }),
    ).toBeVisible()
  },
})

/** A budget by month is searched on the server too. */
export const TooLargeByMonth = screenStory({
  scenario: 'list-too-large',
  path: '/properties?month=0-20000',
  play: async ({ canvasElement }) => {
    const cost = within(canvasElement).findAllByText(/^≈ ₱.+ a month, Pag-IBIG,/, {}, { timeout: 15_000 })
    await expect((await cost)[0]).toBeVisible()
  },
})

export const SearchDown = screenStory({
  scenario: 'search-down',
  path: '/properties',
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert', {}, { timeout: 15_000 })
    await expect(alert).toHaveTextContent('The search could not be made.')
  },
})

const showMore: StoryObj['play'] = async ({ canvasElement }) => {
  const screen = within(canvasElement)
  await userEvent.click(await screen.findByRole('button', { name: /^(Show more|Try Again)$/ }, { timeout: 15_000 }))
}

/** The cursor of the second page is gone: the search starts over by itself. */
export const SearchGone = screenStory({
  scenario: 'search-gone',
  path: '/properties?mode=all',
  play: async (context) => {
    await showMore(context)
    const screen = within(context.canvasElement)
    await expect(await screen.findByText('42 of 42 shown', {}, { timeout: 15_000 })).toBeVisible()
  },
})

/** The next page is refused: the cards stay, and the place below them says why. */
export const SearchLimited = screenStory({
  scenario: 'search-limited',
  path: '/properties?mode=all',
  play: async (context) => {
    await showMore(context)
    const alert = await within(context.canvasElement).findByRole('alert', {}, { timeout: 15_000 })
    await expect(alert).toHaveTextContent('Those were many searches in a short time.')
  },
})

export const Refused = screenStory({
  scenario: 'list-refused',
  path: '/properties',
  see: "The server answers `success: false`: 'No Properties Found', with its own reason (B 8).",
})

export const Malformed = screenStory({ scenario: 'list-malformed', path: '/properties' })

export const WrongShape = screenStory({ scenario: 'list-wrong-shape', path: '/properties' })

export const Offline = screenStory({ scenario: 'offline', path: '/properties' })

export const PicturesFail = screenStory({
  scenario: 'pictures-fail',
  path: '/properties',
  see: 'No picture can be read: each card says so in the place of its picture.',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByText('No Image')[0]).toBeVisible(), { timeout: 15_000 })
  },
})

export const MissingFields = screenStory({
  scenario: 'missing-fields',
  path: '/properties?category=residential',
  see: 'A condo without title, price, pictures, place and sizes among the others.',
})

/** Making so many takes long: a journey filters ten thousand, and `TooLarge` checks the screen that searches them. */
export const TenThousandSearched: StoryObj = {
  ...screenStory({ scenario: 'ten-thousand-searched', path: '/properties?mode=all' }),
  tags: ['!test'],
}

export const TenThousand: StoryObj = {
  ...screenStory({ scenario: 'ten-thousand', path: '/properties?mode=all' }),
  tags: ['!test'],
}

export const FiftyThousand: StoryObj = {
  ...screenStory({ scenario: 'fifty-thousand', path: '/properties?mode=all' }),
  tags: ['!test'],
}

export const HundredThousand: StoryObj = {
  ...screenStory({ scenario: 'hundred-thousand', path: '/properties' }),
  tags: ['!test'],
}

export const Million: StoryObj = {
  ...screenStory({ scenario: 'million', path: '/properties' }),
  tags: ['!test'],
}

export const Mobile = screenStory({ scenario: 'default', path: '/properties', mobile: true })

export const MobileList = screenStory({ scenario: 'default', path: '/properties?view=list', mobile: true })

const openFilters: StoryObj['play'] = async ({ canvasElement }) => {
  const button = await within(canvasElement).findByRole('button', { name: /^Filters/ }, { timeout: 15_000 })
  await within(canvasElement).findByRole('heading', { name: /\d Properties/ }, { timeout: 15_000 })
  await userEvent.click(button)
  const sheet = within(await within(document.body).findByRole('dialog', { name: 'Filters' }))
  await waitFor(() => expect(sheet.getByRole('button', { name: /^Show \d+ propert(y|ies)$/ })).toBeVisible())
}

export const FiltersOpen = screenStory({
  scenario: 'default',
  path: '/properties?category=residential',
  mobile: true,
  play: openFilters,
  see: 'On phones the filters come from below, with the live count on the way out.',
})

export const Split = screenStory({
  scenario: 'default',
  path: '/properties?mode=all',
  prepare: async () => void useSplitView.getState().set(true),
  play: async ({ canvasElement }) => {
    const map = await within(canvasElement).findByRole('region', { name: 'Results on the map' }, { timeout: 15_000 })
    await within(map).findByRole('group', { name: 'Properties on the map' }, { timeout: 15_000 })
  },
  see: 'The map beside the results; the filters are behind their button.',
})

export const Dark = screenStory({ scenario: 'default', path: '/properties', dark: true })
