import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Auth modal', component: Screen } satisfies Meta<typeof Screen>
export default meta

type Play = NonNullable<StoryObj['play']>

/** Opens the modal from the landing page's header and presses the named buttons in it, one after the other. */
function open(opener: 'Sign In' | 'Get Started', ...presses: string[]): Play {
  return async () => {
    await userEvent.click(await screen.findByRole('button', { name: opener }))
    const dialog = within(await screen.findByRole('dialog'))
    for (const name of presses) await userEvent.click(await dialog.findByRole('button', { name }))
  }
}

const emailLogin = open('Sign In', 'Email, username or mobile')

export const Login = screenStory({ scenario: 'default', path: '/', play: open('Sign In') })

export const Register = screenStory({ scenario: 'default', path: '/', play: open('Get Started') })

export const EmailLogin = screenStory({ scenario: 'default', path: '/', play: emailLogin })

export const EmailLoginWrongPassword = screenStory({
  scenario: 'default',
  path: '/',
  see: 'What was typed stays, the server’s sentence stands above it and has the focus.',
  play: async (context) => {
    await emailLogin(context)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Email, username or mobile'), 'verified@demo.test')
    await userEvent.type(dialog.getByLabelText('Password'), 'Passwort1')
    await userEvent.click(dialog.getByRole('button', { name: 'Log in' }))
    await expect(await dialog.findByRole('alert')).toHaveFocus()
  },
})

export const EmailRegister = screenStory({
  scenario: 'default',
  path: '/',
  play: open('Get Started', 'Email', 'Sign up'),
})

export const Mobile = screenStory({ scenario: 'default', path: '/', mobile: true, play: emailLogin })

export const Dark = screenStory({ scenario: 'default', path: '/', dark: true, play: emailLogin })
