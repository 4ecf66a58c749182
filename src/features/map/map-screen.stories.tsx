import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Searching/Map', component: Screen } satisfies Meta
export default meta

export const Default = screenStory({ scenario: 'default', path: '/map', see: 'Everything for sale round Iloilo City.' })
export const Loading = screenStory({
  scenario: 'list-loading',
  path: '/map',
  see: 'The map is there at once, its pins are not.',
})
export const Empty = screenStory({ scenario: 'empty-market', path: '/map' })
export const NothingMatches = screenStory({
  scenario: 'default',
  path: '/map?q=nowhere',
  see: 'The filters leave nothing.',
})
export const Error = screenStory({
  scenario: 'list-fails',
  path: '/map',
  see: 'A banner says so and offers to try again; the map can be moved.',
})
export const Selected = screenStory({
  scenario: 'default',
  path: '/map?pin=7',
  see: 'Popup and detail card of a condo.',
})
export const ByMonth = screenStory({
  scenario: 'default',
  path: '/map?by=month&list=1',
  see: 'Pins and rows with what a home costs a month.',
  play: async ({ canvasElement }) => {
    const pins = await within(canvasElement).findAllByText(/\/mo\b/, {}, { timeout: 15_000 })
    await expect(pins.length).toBeGreaterThan(1)
  },
})
export const SelectedRental = screenStory({
  scenario: 'default',
  path: '/map?mode=rent&pin=r1',
  see: 'Green tags with a point; deposit, lease, utilities.',
})
export const ThisArea = screenStory({
  scenario: 'default',
  path: '/map?mode=all&list=1&inview=1&lat=10.702&lng=122.55&z=15',
  see: 'List and count hold what the map shows.',
})
export const DrawnArea = screenStory({
  scenario: 'default',
  path: '/map?mode=all&area=gsxGol5qCwMwMnG4S3SkDnG7V',
  see: 'The outline of the area, and only what lies in it.',
})
const showFloods = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const canvas = within(canvasElement)
  await canvas.findByRole('group', { name: 'Properties on the map' }, { timeout: 15_000 })
  const shown = () => within(document.body).findByRole('switch', { name: 'Once in 100 years' }, { timeout: 2_000 })
  await waitFor(
    async () => {
      if (!within(document.body).queryByRole('switch', { name: 'Once in 100 years' }))
        await userEvent.click(canvas.getByRole('button', { name: /^Places/ }))
      await shown()
    },
    { timeout: 15_000 },
  )
  await userEvent.click(await shown())
  await canvas.findByRole('region', { name: 'Floods' }, { timeout: 15_000 })
  await userEvent.keyboard('{Escape}')
}
export const Floods = screenStory({
  scenario: 'default',
  path: '/map?mode=all&z=14&lat=10.702&lng=122.56',
  play: showFloods,
  see: 'What listings state of floods, with a legend that says whose words these are.',
})
export const FloodsMobileDark = screenStory({
  scenario: 'default',
  path: '/map?mode=all',
  mobile: true,
  dark: true,
  play: showFloods,
})
/** A screen test opens the same map; how it moves with ten thousand is measured by the bench. */
export const TenThousand: StoryObj = {
  ...screenStory({ scenario: 'ten-thousand', path: '/map?mode=all&list=1' }),
  tags: ['!test'],
}
/** Few listings by the server's search: pins, as ever. */
export const TooLarge = screenStory({ scenario: 'list-too-large', path: '/map?mode=all&list=1' })
export const SearchDown = screenStory({
  scenario: 'search-down',
  path: '/map',
  see: 'The list is too large and the search fails: a banner says why and offers to try again.',
})
/** Squares with counts. Making so many takes longer than a test may wait; a unit test opens the same map. */
export const HundredThousand: StoryObj = {
  ...screenStory({ scenario: 'hundred-thousand', path: '/map?mode=all&z=11' }),
  tags: ['!test'],
}
export const Mobile = screenStory({ scenario: 'default', path: '/map', mobile: true })
export const MobileSelected = screenStory({ scenario: 'default', path: '/map?pin=7', mobile: true })
export const Dark = screenStory({ scenario: 'default', path: '/map?mode=all', dark: true })
