import type { Meta } from '@storybook/react-vite'
import { Screen } from '@tests/storybook/screen-story'
import { forgetDrafts } from '@/features/auth/auth-drafts'
import { sendDecisions } from '@/features/admin/decision/use-decision'
import { forgetIdDraft } from '@/features/verification/identity/id-draft'
import { forgetPhoneDraft } from '@/features/verification/phone/phone-draft'
import { flowStory, type FlowStep } from './flow-story'
import { both, drawn, fill, handIn, has, not, press, say, says, sitDown, submitId, takeCode } from './press'

const meta = {
  title: 'Flows/A newcomer lists a house',
  component: Screen,
  beforeEach: () => {
    forgetDrafts()
    forgetPhoneDraft()
    forgetIdDraft()
  },
} satisfies Meta<typeof Screen>
export default meta

const EMAIL = 'tess.alonzo@demo.test'
const TESS = { email: EMAIL }
const HOUSE = 'Garden Bungalow in Pavia'
const PRICE = '₱5,200,000'
const QUESTION = 'Good afternoon. May I see the bungalow this week?'
const signedIn = (name: string) => has(`[aria-label^="Profile menu of ${name}"]`)
const dialogSays = (...words: string[]) => has('[role="dialog"]', ...words)
const thread = (words: string) => has('[aria-label^="Messages with"]', words)

const STEPS: FlowStep[] = [
  {
    who: 'Tess',
    title: 'Wants an account',
    text: "Presses 'Get Started', then 'Email'.",
    press: async () => {
      await press('Get Started')
      await press('Email')
    },
    done: dialogSays('Send code'),
  },
  {
    who: 'Tess',
    title: 'Asks for a code',
    text: "Types her address and presses 'Send code'.",
    press: async () => {
      await fill('Email', EMAIL)
      await press('Send code')
    },
    done: has('[role="dialog"] label', 'Verification code'),
  },
  {
    who: 'Tess',
    title: 'Proves the address',
    text: 'Takes the code from the demo’s note and verifies it.',
    press: () => takeCode(/^Verify code/i),
    done: dialogSays('Your email is verified.'),
  },
  {
    who: 'Tess',
    title: 'Signs up',
    text: "Chooses a password, agrees to the terms and presses 'Sign up'.",
    press: async () => {
      await fill('Password', 'Sampaguita7')
      await fill('Confirm password', 'Sampaguita7')
      await press(/terms/, { role: 'checkbox' })
      await press('Sign up')
    },
    done: signedIn('Tess'),
  },
  sitDown({
    who: 'Tess',
    as: TESS,
    path: '/dashboard/list-property',
    title: 'May not list yet',
    text: "Opens 'List Property': two steps come first.",
    done: says('Two steps before you can list'),
  }),
  {
    who: 'Tess',
    title: 'Goes to her profile',
    text: "Presses 'Go to Profile'. The red card names both steps.",
    press: () => press('Go to Profile', { role: 'link' }),
    done: both(has('button', 'Verify Phone'), not(says('Go to Profile'))),
  },
  {
    who: 'Tess',
    title: 'Proves her number',
    text: "Presses 'Verify Phone', types the number and takes the code.",
    press: async () => {
      await press('Verify Phone')
      await fill('Mobile number', '917 155 0199')
      await press('Get verification code')
      await takeCode(/^Verify Code/)
    },
    done: says('Verified (+63 917 155 0199)'),
  },
  {
    who: 'Tess',
    title: 'Hands in her ID',
    text: "Presses 'Submit ID', adds a picture of each side and submits them.",
    press: async () => {
      await press('Submit ID')
      await submitId()
    },
    done: both(says('In review'), not(has('[role="dialog"]'))),
  },
  sitDown({
    who: 'The administrator',
    as: 'admin',
    path: '/super-admin/dashboard?q=Tess',
    title: 'Finds the ID',
    text: 'Looks for Tess among the people who wait.',
    done: has('a, button', 'Tess Alonzo'),
  }),
  {
    who: 'The administrator',
    title: 'Approves it',
    text: "Opens the review, looks at both sides and presses 'Approve'. The decision is sent when Undo is gone.",
    press: async () => {
      await press(/^Review Tess/, { role: 'link' })
      await press(/^Approve/)
      await sendDecisions()
    },
    done: not(has('a[href*="review"]')),
  },
  sitDown({
    who: 'Tess',
    as: TESS,
    path: '/dashboard/list-property',
    title: 'May list now',
    text: "Opens 'List Property' again: the form is there.",
    done: both(signedIn('Tess'), has('form[aria-label="New listing"]')),
  }),
  {
    who: 'Tess',
    title: 'Fills in the form',
    text: `Title '${HOUSE}', price 5.2M, the city and a photo.`,
    press: async () => {
      await fill('Title', HOUSE)
      await fill(/^Price/, '5.2M')
      await fill(/^City/, 'Pavia')
      await handIn('Photos to add', await drawn('house.png', 'house', 'rgb(150 170 140)'))
    },
    done: both(says('1 of 20 photos'), says('Draft: saved')),
  },
  {
    who: 'Tess',
    title: 'Lists it',
    text: "Presses 'List Property', and lists it without what is asked for.",
    press: async () => {
      await press('List Property')
      await press('List anyway')
    },
    done: says('Your listing is online'),
  },
  sitDown({
    who: 'Noel',
    as: { email: 'verified@demo.test' },
    path: '/dashboard/properties?q=Bungalow',
    title: 'Finds the bungalow',
    text: 'Another member searches. It is there, at the price that Tess typed.',
    done: both(signedIn('Noel'), has('article', HOUSE, PRICE)),
  }),
  {
    who: 'Noel',
    title: 'Writes to Tess',
    text: "Opens the listing, presses 'Chat with Owner' and asks.",
    press: async () => {
      await press(new RegExp(HOUSE), { role: 'link' })
      await press('Chat with Owner')
      await say(QUESTION)
    },
    done: thread(QUESTION),
  },
  sitDown({
    who: 'Tess',
    as: TESS,
    path: '/dashboard/messages',
    title: 'Has her first message',
    text: 'Opens Messages.',
    done: both(signedIn('Tess'), has('[data-conversation]', QUESTION)),
  }),
]

/** Tess registers, proves who she is, lists a house and hears from somebody; an administrator looks at her ID. */
export const Walk = flowStory({ scenario: 'default', path: '/', steps: STEPS })
