import type { Meta } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Administration/Person', component: Screen } satisfies Meta<typeof Screen>
export default meta

export const Default = screenStory({ scenario: 'admin-person' })
export const Mobile = screenStory({ scenario: 'admin-person', mobile: true })
export const Dark = screenStory({ scenario: 'admin-person', dark: true })
export const Blank = screenStory({ scenario: 'admin-person-blank' })
export const Loading = screenStory({ scenario: 'admin-person-loading' })
export const Fails = screenStory({ scenario: 'admin-person-fails' })
export const NotFound = screenStory({ scenario: 'admin-person', path: '/super-admin/users/none' })
export const SuspendBreaks = screenStory({
  scenario: 'admin-suspend-breaks',
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend the person' }))
    await userEvent.type(dialog.getByLabelText('Your reason'), 'An impostor.')
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await dialog.findByRole('alert')
  },
})
