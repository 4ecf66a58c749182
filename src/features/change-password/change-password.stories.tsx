import { expect, screen, waitFor } from 'storybook/test'
import type { Meta } from '@storybook/react-vite'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Account/Change password', component: Screen } satisfies Meta
export default meta

const path = '/dashboard/settings/password'

export const Default = screenStory({ scenario: 'signed-in-verified', path })

export const Complaints = screenStory({
  scenario: 'signed-in-verified',
  path,
  see: 'Sent with nothing filled in: each field says what it needs.',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }))
    const said = await screen.findByText('Current password is required')
    await waitFor(() => expect(said).toBeVisible())
  },
})

export const WrongCurrent = screenStory({
  scenario: 'signed-in-verified',
  path,
  see: 'A strong new password, but the current one is not right.',
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Current password'), 'Password2')
    await userEvent.type(screen.getByLabelText('New password'), 'Sampaguita7!')
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'Sampaguita7!')
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }))
    const said = await screen.findByText('That is not your current password.')
    await waitFor(() => expect(said).toBeVisible())
  },
})

export const Error = screenStory({
  scenario: 'password-change-fails',
  path,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Current password'), 'Password1')
    await userEvent.type(screen.getByLabelText('New password'), 'Sampaguita7')
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'Sampaguita7')
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Passwords cannot be changed right now.')
  },
})

export const Mobile = screenStory({ scenario: 'signed-in-verified', path, mobile: true })
