import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'
import { changeDrafts, forgetDrafts } from './auth-drafts'

const meta = { title: 'Screens/Account/Sign in and sign up', component: Screen } satisfies Meta<typeof Screen>
export default meta

type Play = NonNullable<StoryObj['play']>

const theDialog = async () => within(await screen.findByRole('dialog'))

/** Fills a field at once, as from the clipboard. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** Opens the modal from the landing page's header with empty forms, then presses the named buttons in turn. */
function open(opener: 'Sign In' | 'Get Started', ...presses: string[]): Play {
  return async () => {
    forgetDrafts()
    await userEvent.click(await screen.findByRole('button', { name: opener }))
    const dialog = await theDialog()
    for (const name of presses) await userEvent.click(await dialog.findByRole('button', { name }))
  }
}

const emailLogin = open('Sign In', 'Email, username or mobile')

export const Login = screenStory({ scenario: 'default', path: '/', play: open('Sign In') })

export const Register = screenStory({ scenario: 'default', path: '/', play: open('Get Started') })

export const EmailLogin = screenStory({ scenario: 'default', path: '/', play: emailLogin })

export const EmailLoginFails = screenStory({
  scenario: 'login-fails',
  see: 'What was typed stays, the server’s sentence stands above it and has the focus.',
  play: async (context) => {
    await emailLogin(context)
    const dialog = await theDialog()
    await fill(dialog.getByLabelText('Email, username or mobile'), 'verified@demo.test')
    await fill(dialog.getByLabelText('Password'), 'Password1')
    await userEvent.click(dialog.getByRole('button', { name: 'Log in' }))
    await expect(await dialog.findByRole('alert')).toHaveFocus()
  },
})

const EMAIL = 'mika.delos_reyes@demo.test'
const emailRegister = open('Get Started', 'Email')

const codeSent: Play = async (context) => {
  await emailRegister(context)
  const dialog = await theDialog()
  await fill(dialog.getByLabelText('Email'), EMAIL)
  await userEvent.click(dialog.getByRole('button', { name: 'Send code' }))
}

const verified: Play = async (context) => {
  await codeSent(context)
  const dialog = await theDialog()
  await dialog.findByLabelText('Verification code')
  await userEvent.click(dialog.getByText('Demo: no email leaves this machine.'))
  await userEvent.click(await dialog.findByRole('button', { name: 'Fill it in' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Verify code' }))
  await expect(await dialog.findByText('Your email is verified.')).toBeVisible()
}

/** As after the presses of `codeSent`, with a code typed. */
const codeRefused: Play = async (context) => {
  await emailRegister(context)
  changeDrafts({ email: EMAIL, emailStep: 'sent', sends: 1, code: '246810' })
  await userEvent.click(await (await theDialog()).findByRole('button', { name: 'Verify code' }))
}

/** Presses the buttons, then expects the scenario's sentence. */
const saying =
  (way: Play, text: string): Play =>
  async (context) => {
    await way(context)
    await expect(await (await theDialog()).findByRole('alert')).toHaveTextContent(text)
  }

/** As after the presses of `verified`. */
const signedUp: Play = async (context) => {
  await emailRegister(context)
  changeDrafts({ email: EMAIL, emailStep: 'verified', sends: 1 })
  const dialog = await theDialog()
  await fill(dialog.getByLabelText('Password'), 'Sampaguita7')
  await fill(dialog.getByLabelText('Confirm password'), 'Sampaguita7')
  await userEvent.click(dialog.getByRole('checkbox', { name: /terms/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Sign up' }))
  await expect(await dialog.findByRole('alert')).toHaveFocus()
}

const forgotPassword = open('Sign In', 'Email, username or mobile', 'Forgot password?')

const resetCodeSent: Play = async (context) => {
  await forgotPassword(context)
  const dialog = await theDialog()
  await fill(dialog.getByLabelText('Email'), 'verified@demo.test')
  await userEvent.click(dialog.getByRole('button', { name: 'Send code' }))
  await expect(await dialog.findByLabelText('New password')).toBeVisible()
}

const google = open('Sign In', 'Continue with Google')

const googleChosen: Play = async (context) => {
  await google(context)
  await userEvent.click(await (await theDialog()).findByRole('button', { name: /Noel Sumagaysay/ }))
}

export const GoogleAccounts = screenStory({ scenario: 'default', path: '/', play: google })

export const GoogleRefused = screenStory({
  scenario: 'google-refused',
  play: saying(googleChosen, 'Google authentication failed: This Google account is suspended.'),
})

export const GoogleBreaks = screenStory({
  scenario: 'google-breaks',
  play: saying(googleChosen, 'Google authentication error. Please try again.'),
})

export const GoogleWithoutCredential = screenStory({
  scenario: 'default',
  path: '/',
  see: 'The provider’s button hands back nothing: the documented sentence, and the accounts to choose again.',
  play: saying(async (context) => {
    await google(context)
    await userEvent.click(await (await theDialog()).findByRole('button', { name: 'Answer without a credential' }))
  }, 'Google authentication error. Please try again.'),
})

export const EmailRegister = screenStory({ scenario: 'default', path: '/', play: emailRegister })

export const EmailRegisterUnverified = screenStory({
  scenario: 'default',
  path: '/',
  see: "'Sign up' before the address is verified: the address says so and has the focus.",
  play: open('Get Started', 'Email', 'Sign up'),
})

export const EmailRegisterCodeSent = screenStory({
  scenario: 'default',
  path: '/',
  see: 'The code field has the focus; the demo tells the code.',
  play: codeSent,
})

export const EmailRegisterCodeNotSent = screenStory({
  scenario: 'code-not-sent',
  play: saying(codeSent, 'Failed to send verification code: Too many codes. Wait a minute.'),
})

export const EmailRegisterCodeSendBreaks = screenStory({
  scenario: 'code-send-breaks',
  play: saying(codeSent, 'Failed to send verification code. Please try again.'),
})

export const EmailRegisterCodeRefused = screenStory({
  scenario: 'code-refused',
  play: saying(codeRefused, 'Failed to verify code: Codes cannot be checked right now.'),
})

export const EmailRegisterCodeVerifyBreaks = screenStory({
  scenario: 'code-verify-breaks',
  play: saying(codeRefused, 'Failed to verify code. Please try again.'),
})

export const EmailRegisterVerified = screenStory({ scenario: 'default', path: '/', play: verified })

export const EmailRegisterInvalid = screenStory({
  scenario: 'registration-invalid',
  path: '/',
  see: 'One bullet per field above, the same words at the fields.',
  play: signedUp,
})

export const EmailRegisterTaken = screenStory({ scenario: 'registration-taken', play: signedUp })

export const EmailRegisterRefused = screenStory({
  scenario: 'registration-refused',
  play: saying(signedUp, 'Registration failed: New accounts are closed today.'),
})

export const EmailRegisterUnexplained = screenStory({
  scenario: 'registration-unexplained',
  play: saying(signedUp, 'Registration failed: Unknown error'),
})

export const EmailRegisterMalformed = screenStory({
  scenario: 'registration-malformed',
  play: saying(signedUp, 'Registration failed: Server returned an invalid response. Please try again.'),
})

export const EmailRegisterBreaks = screenStory({
  scenario: 'registration-breaks',
  play: saying(signedUp, 'Registration failed. Please try again.'),
})

export const ForgotPassword = screenStory({ scenario: 'default', path: '/', play: forgotPassword })

export const ForgotPasswordCodeSent = screenStory({ scenario: 'default', path: '/', play: resetCodeSent })

export const Mobile = screenStory({ scenario: 'default', path: '/', mobile: true, play: emailLogin })

export const Dark = screenStory({ scenario: 'registration-invalid', dark: true, play: signedUp })
