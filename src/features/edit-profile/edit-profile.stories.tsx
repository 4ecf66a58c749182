import { expect, screen, waitFor } from 'storybook/test'
import type { Meta } from '@storybook/react-vite'
import { Screen, screenStory } from '@tests/storybook/screen-story'
import { forgetChanges } from '@/account/profile-changes'

const meta = { title: 'Screens/Edit profile', component: Screen, beforeEach: () => forgetChanges } satisfies Meta
export default meta

const path = '/dashboard/settings/profile'

export const Default = screenStory({ scenario: 'signed-in-verified', path })

export const Loading = screenStory({ scenario: 'own-profile-loading', path })

export const Error = screenStory({
  scenario: 'own-profile-refused',
  path,
  see: 'The profile could not be loaded, so there is no form that could overwrite it.',
})

export const SavedLocally = screenStory({
  scenario: 'profile-update-refused',
  path,
  see: "The server was not ok: 'Profile updated locally!', and the form says what that means.",
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Location'), ', Iloilo')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    const note = await screen.findByText(/Saved on this device only/)
    await waitFor(() => expect(note).toBeVisible())
  },
})

export const NumberTaken = screenStory({
  scenario: 'signed-in-verified',
  path,
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText('Phone number')
    await userEvent.clear(field)
    await userEvent.type(field, '0917 555 0103')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    const said = await screen.findByText('Another account has this phone number.')
    await waitFor(() => expect(said).toBeVisible())
  },
})

export const WrongFile = screenStory({
  scenario: 'signed-in-verified',
  path,
  play: async () => {
    const input = await screen.findByLabelText<HTMLInputElement>('New profile picture')
    const files = new DataTransfer()
    files.items.add(new File(['moving'], 'me.gif', { type: 'image/gif' }))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    const said = await screen.findByText('Please upload only JPG or PNG files.')
    await waitFor(() => expect(said).toBeVisible())
  },
})

export const Mobile = screenStory({ scenario: 'signed-in-regular', path, mobile: true })
