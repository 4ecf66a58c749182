import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, within } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'
import { forgetIdDraft } from './identity/id-draft'
import { forgetPhoneDraft } from './phone/phone-draft'

const meta = { title: 'Screens/Account/Verification', component: Screen } satisfies Meta<typeof Screen>
export default meta

type Play = NonNullable<StoryObj['play']>

const theDialog = async () => within(await screen.findByRole('dialog'))
const press = async (name: string) => userEvent.click(await (await theDialog()).findByRole('button', { name }))

/** Opens a modal from the card, with empty input. */
function open(button: string): Play {
  return async () => {
    forgetPhoneDraft()
    forgetIdDraft()
    await userEvent.click(await screen.findByRole('button', { name: button }))
    await theDialog()
  }
}

const askForCode: Play = async (context) => {
  await open('Verify Phone')(context)
  await press('Get verification code')
}

const codeSent: Play = async (context) => {
  await askForCode(context)
  const dialog = await theDialog()
  await dialog.findByLabelText('Verification code')
  await userEvent.click(dialog.getByText('Demo: no text message leaves this machine.'))
}

const codeEntered: Play = async (context) => {
  await codeSent(context)
  await press('Fill it in')
  await press('Verify Code')
}

/** Draws a picture of one side of a card. */
async function picture(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 300 })
  const paint = canvas.getContext('2d')!
  paint.fillStyle = 'rgb(205 220 226)'
  paint.fillRect(0, 0, 480, 300)
  paint.fillStyle = 'rgb(40 50 70)'
  paint.font = '700 28px sans-serif'
  paint.fillText(name.startsWith('front') ? 'SPECIMEN' : 'SPECIMEN, BACK', 28, 56)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob!], name, { type: 'image/png' })
}

const bothChosen: Play = async (context) => {
  await open('Submit ID')(context)
  const dialog = await theDialog()
  for (const side of ['Front', 'Back']) {
    const files = [await picture(`${side.toLowerCase()}-of-my-national-id-2026.png`)]
    await fireEvent.change(dialog.getByLabelText(`${side} of ID`), { target: { files } })
  }
}

export const Default = screenStory({ scenario: 'unverified' })

export const Rejected = screenStory({
  scenario: 'id-rejected',
  see: "The reviewer's reason stands at the second step.",
})

export const InReview = screenStory({ scenario: 'id-pending', play: open('View status') })

export const Phone = screenStory({ scenario: 'unverified-no-number', play: open('Verify Phone') })

export const PhoneCode = screenStory({
  scenario: 'unverified',
  see: 'The code field has the focus; the demo tells the code.',
  play: codeSent,
})

/** A code that is not sent or not accepted. The sentence has the focus. */
function phoneFails(scenario: string, way: Play, text: string) {
  return screenStory({
    scenario,
    play: async (context) => {
      await way(context)
      const said = await (await theDialog()).findByRole('alert')
      await expect(said).toHaveTextContent(text)
      await expect(said).toHaveFocus()
    },
  })
}

export const PhoneCodeNotSent = phoneFails('phone-code-not-sent', askForCode, 'Text messages are down.')

export const PhoneSendBreaks = phoneFails('phone-send-breaks', askForCode, 'Failed to send verification code')

export const PhoneCodeRefused = phoneFails('phone-code-refused', codeEntered, 'That number is blocked.')

export const PhoneCodeUnexplained = phoneFails('phone-code-unexplained', codeEntered, 'Invalid verification code')

export const PhoneVerifyBreaks = phoneFails(
  'phone-verify-breaks',
  codeEntered,
  'Failed to verify code. Please try again.',
)

export const VerificationComplete = screenStory({
  scenario: 'phone-is-last',
  see: 'The card turns green and offers to be put away.',
  play: async (context) => {
    await codeEntered(context)
    await screen.findByRole('dialog', { name: 'Verification Complete!' }, { timeout: 8_000 })
    await expect(
      await screen.findByRole('button', { name: 'Verification Complete!' }, { timeout: 8_000 }),
    ).toBeInTheDocument()
  },
})

export const Id = screenStory({ scenario: 'unverified', play: open('Submit ID') })

export const IdRejected = screenStory({ scenario: 'id-rejected', play: open('Submit ID') })

export const IdSubmitting = screenStory({
  scenario: 'id-slow',
  see: 'The bar waits at 90 percent until the server has answered.',
  play: async (context) => {
    await bothChosen(context)
    await press('Submit Requirements')
    await expect(await screen.findByText('90%', {}, { timeout: 8_000 })).toBeVisible()
  },
})

/** Both pictures are chosen and refused. The sentence has the focus; the pictures stay. */
function idNotTaken(scenario: string, text: string) {
  return screenStory({
    scenario,
    play: async (context) => {
      await bothChosen(context)
      await press('Submit Requirements')
      const said = await (await theDialog()).findByRole('alert')
      await expect(said).toHaveTextContent(text)
      await expect(said).toHaveFocus()
    },
  })
}

export const IdRefused = idNotTaken('id-refused', 'Error submitting ID verification: The document store is full.')

export const IdNotTaken = idNotTaken(
  'id-unexplained',
  'Error submitting ID verification: Failed to submit ID verification',
)

export const RefreshFails = screenStory({
  scenario: 'verification-refresh-fails',
  see: 'What was known stays.',
  play: async () => {
    const [refresh] = await screen.findAllByRole('button', { name: 'Refresh Status' })
    await userEvent.click(refresh!)
    await screen.findByText('Failed to refresh verification status')
  },
})

export const ProfileRefused = screenStory({
  scenario: 'verification-profile-refused',
  see: 'Phone and ID stand as the stored user has them.',
})

export const Mobile = screenStory({ scenario: 'unverified', mobile: true, play: bothChosen })
