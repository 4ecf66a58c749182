import type { Meta } from '@storybook/react-vite'
import { Screen } from '@tests/storybook/screen-story'
import { forgetDecisions } from '@/features/admin/decision/decision-store'
import { sendDecisions } from '@/features/admin/decision/use-decision'
import { forgetReasons } from '@/features/admin/review/reasons'
import { forgetIdDraft } from '@/features/verification/identity/id-draft'
import { flowStory, type FlowStep } from './flow-story'
import { both, has, not, press, says, sitDown, submitId } from './press'

const meta = {
  title: 'Flows/An ID is reviewed',
  component: Screen,
  beforeEach: async () => {
    await sendDecisions()
    forgetDecisions()
    forgetReasons()
    forgetIdDraft()
  },
} satisfies Meta<typeof Screen>
export default meta

const MIKA = { email: 'regular@demo.test' }
const QUEUE = '/super-admin/dashboard?q=Mika'
const PROFILE = '/profile'
const REASON = 'The picture is blurred.'
const signedIn = has('[aria-label^="Profile menu of Mika"]')
const reviewing = has('[role="dialog"]', 'Mika Sorongon')

const handedIn = both(says('In review'), not(has('[role="dialog"]')))

const queue = (title: string): FlowStep =>
  sitDown({
    who: 'The administrator',
    as: 'admin',
    path: QUEUE,
    title,
    text: 'Looks for Mika among those who wait.',
    done: has('a[href*="review"]', 'Review'),
  })

const STEPS: FlowStep[] = [
  {
    who: 'Mika',
    title: 'Hands in an ID',
    text: "Presses 'Submit ID', adds a picture of each side and submits them.",
    press: async () => {
      await press('Submit ID')
      await submitId()
    },
    done: handedIn,
  },
  queue('Finds it'),
  {
    who: 'The administrator',
    title: 'Looks at both sides',
    text: "Presses 'Review'. Both pictures are there as Mika handed them in.",
    press: () => press(/^Review Mika/, { role: 'link' }),
    done: () => reviewing() && document.querySelectorAll('[role="dialog"] img[alt*="as submitted"]').length === 2,
  },
  {
    who: 'The administrator',
    title: 'Rejects it, and says why',
    text: "Presses 'Reject' and takes a reason. The decision is sent when Undo is gone.",
    press: async () => {
      await press(/^Reject/)
      await press(REASON)
      await press('Reject')
      await sendDecisions()
    },
    done: not(has('[role="dialog"] button', 'Reject')),
  },
  sitDown({
    who: 'Mika',
    as: MIKA,
    path: PROFILE,
    title: 'Reads the reason',
    text: 'Opens the profile: the second step says what was wrong.',
    done: both(signedIn, says(REASON)),
  }),
  {
    who: 'Mika',
    title: 'Hands in better pictures',
    text: "Presses 'Submit ID' again.",
    press: async () => {
      await press(/^(Submit|Replace|Resubmit).*ID/)
      await submitId()
    },
    done: handedIn,
  },
  queue('Finds it again'),
  {
    who: 'The administrator',
    title: 'Approves it',
    text: "Reviews it once more and presses 'Approve'.",
    press: async () => {
      await press(/^Review Mika/, { role: 'link' })
      await press(/^Approve/)
      await sendDecisions()
    },
    done: not(has('a[href*="review"]')),
  },
  sitDown({
    who: 'Mika',
    as: MIKA,
    path: PROFILE,
    title: 'Is verified',
    text: 'Opens the profile: the ID is verified, the phone is the step that is left.',
    done: both(signedIn, both(not(says(REASON)), has('button', 'Verify Phone'))),
  }),
]

/** Mika hands in an ID, an administrator rejects it with a reason, Mika hands in another, which is approved. */
export const Walk = flowStory({ scenario: 'unverified', steps: STEPS })
