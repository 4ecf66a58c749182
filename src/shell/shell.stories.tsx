import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Frame and help/Header and menus', component: Screen } satisfies Meta<typeof Screen>

export default meta

const base = { scenario: 'signed-in-verified', path: '/dashboard/compare' }

export const Visitor = screenStory({ scenario: 'default', path: '/compare' })

export const Member = screenStory(base)

export const ProfileMenu = screenStory({
  ...base,
  see: 'The menu as documented, with the real counts of unread messages and notifications.',
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Profile menu of/ }))
    await within(document.body).findByRole('menuitem', { name: 'Log out' })
  },
})

export const Professional = screenStory({ ...base, scenario: 'signed-in-professional' })

export const Mobile = screenStory({ ...base, mobile: true })

export const Dark = screenStory({ ...base, dark: true })

export const NotFound = screenStory({ scenario: 'default', path: '/no/such/page' })

export const Welcome = screenStory({
  scenario: 'just-signed-up',
  see: 'After signing up: what brings you here, and what to do next.',
  async play() {
    await userEvent.click(await screen.findByRole('radio', { name: 'To sell or rent out' }))
    await expect(screen.getByRole('link', { name: /^1\. Verify your phone and ID/ })).toBeVisible()
  },
})

export const WelcomeMobileDark = screenStory({ scenario: 'just-signed-up', mobile: true, dark: true })
