import { expect, screen, waitFor } from 'storybook/test'
import type { Meta } from '@storybook/react-vite'
import { Screen, screenStory } from '@tests/storybook/screen-story'
import { forgetChanges } from '@/account/profile-changes'

const meta = {
  title: 'Screens/Account/Edit profile',
  component: Screen,
  beforeEach: () => forgetChanges,
} satisfies Meta
export default meta

const path = '/dashboard/settings/profile'

async function choosePicture(file: File) {
  const input = await screen.findByLabelText<HTMLInputElement>('New profile picture')
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

async function portrait(): Promise<File> {
  const canvas = new OffscreenCanvas(600, 600)
  const paint = canvas.getContext('2d')!
  paint.fillStyle = 'rgb(143 167 191)'
  paint.fillRect(0, 0, 600, 600)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'me.jpg', { type: 'image/jpeg' })
}

export const Default = screenStory({ scenario: 'signed-in-verified', path })

export const NameRequested = screenStory({
  scenario: 'name-requested',
  path,
  see: 'A name that an ID was approved for: another one waits for an administrator and can be taken back.',
})

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

export const SavingBreaks = screenStory({
  scenario: 'profile-update-breaks',
  path,
  see: 'What was typed stays; the second try gets through.',
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Location'), ', Iloilo')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await screen.findByText('Failed to update profile')
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

export const NoMessengerName = screenStory({
  scenario: 'signed-in-verified',
  path,
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText('Messenger')
    await userEvent.clear(field)
    await userEvent.type(field, 'me!')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await screen.findByText(/^Please enter the name in your Messenger link/)
  },
})

export const NoName = screenStory({
  scenario: 'signed-in-regular',
  path,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('First name'), '88')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await screen.findByText('Please use letters, as in Niña or Dela Cruz-Reyes')
  },
})

export const WrongFile = screenStory({
  scenario: 'signed-in-verified',
  path,
  play: async () => {
    await choosePicture(new File(['moving'], 'me.gif', { type: 'image/gif' }))
    const said = await screen.findByText('Please upload only JPG or PNG files.')
    await waitFor(() => expect(said).toBeVisible())
  },
})

export const PhotoRefused = screenStory({
  scenario: 'photo-refused',
  path,
  see: 'The reason stands below the picture, which stays for another try.',
  play: async ({ userEvent }) => {
    await choosePicture(await portrait())
    await userEvent.click(await screen.findByRole('button', { name: 'Use this photo' }))
    const said = await screen.findByText('The picture is damaged.')
    await waitFor(() => expect(said).toBeVisible())
  },
})

export const Mobile = screenStory({ scenario: 'signed-in-regular', path, mobile: true })
