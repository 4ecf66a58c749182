import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Searching/Shared list', component: Screen } satisfies Meta

export default meta

const PATIENT = { timeout: 15_000 }
const path = '/shared/link-saturday'
const says =
  (text: string | RegExp): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text, {}, PATIENT)).toBeVisible()
  }

export const Default = screenStory({
  scenario: 'shared-list',
  path,
  see: 'What a guest sees who got the link.',
  play: says('For: Tita Grace, Kuya Ben'),
})

export const Mobile = screenStory({ scenario: 'shared-list', path, mobile: true })

export const Dark = screenStory({ scenario: 'shared-list', path, dark: true })

export const WithoutAName = screenStory({
  scenario: 'shared-list',
  path,
  see: 'A vote asks who votes first.',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [vote] = await canvas.findAllByRole('button', { name: /^For/ }, PATIENT)
    await userEvent.click(vote!)
    await expect(await canvas.findByText('Please say who you are', {}, PATIENT)).toBeVisible()
  },
})

export const Ended = screenStory({
  scenario: 'shared-list-ended',
  path: '/shared/link-ended',
  play: says('This list is no longer shared'),
})

export const Unknown = screenStory({
  scenario: 'shared-list',
  path: '/shared/nothing',
  play: says('There is no such list'),
})

export const Empty = screenStory({ scenario: 'shared-list-empty', path, play: says('No homes yet') })

export const HomeGone = screenStory({
  scenario: 'shared-list-home-gone',
  path,
  play: says('1 home of this list is no longer offered.'),
})

export const Fails = screenStory({ scenario: 'shared-list-fails', path })

export const Loading = screenStory({ scenario: 'shared-list-loading', path })

export const LongNames = screenStory({ scenario: 'shared-list-long', path, mobile: true })

export const VoteRefused = screenStory({
  scenario: 'shared-list-stubborn',
  path,
  see: 'The vote goes back, with the reason.',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name' }, PATIENT), 'Ana')
    const [vote] = await canvas.findAllByRole('button', { name: /^For/ }, PATIENT)
    await userEvent.click(vote!)
    await within(document.body).findByText('Your vote was not counted. The server is busy.', {}, PATIENT)
  },
})
