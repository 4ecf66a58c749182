import { always, BROKEN, fails, never, once } from '../rules'
import type { NetworkRule } from '../../network/rules/rules'
import type { Patch } from '../patch'
import type { Scenario } from '../scenario'

type Telling = { id: string; title: string; see: string; patch?: Patch; network?: NetworkRule }

/** Mika, who has neither phone nor ID verified unless told otherwise, on her own profile. */
function mika({ id, title, see, patch, network }: Telling): Scenario {
  return {
    id,
    title,
    see,
    persona: 'regular',
    start: '/dashboard/u/mika.sorongon',
    world: 'samples',
    ...(patch ? { patch } : {}),
    ...(network ? { network: [network] } : {}),
  }
}

/** The states of phone and ID verification (A 4), then each documented way in which it can go wrong (A 8). */
export const verification: Scenario[] = [
  mika({
    id: 'unverified',
    title: 'Neither phone nor ID is verified',
    see: 'The red card on the own profile. The number on the profile cannot be changed in the phone modal.',
  }),
  mika({
    id: 'unverified-no-number',
    title: 'Not verified, and no number on the profile',
    see: "The phone modal asks for a number; its button waits for one. 0920 455 0106 is another account's.",
    patch: { user: { '101': { phone_number: null } } },
  }),
  mika({
    id: 'id-pending',
    title: 'The ID is in review',
    see: 'The phone is verified, the ID waits for its review; nothing can be sent again meanwhile.',
    patch: {
      user: { '101': { phone_verified: true, id_submitted: true } },
      id_submission: {
        'id-101': {
          user_id: '101',
          id_type: 'national_id',
          front: 'private/ids/id-101/front',
          back: 'private/ids/id-101/back',
          selfie: null,
          submitted_at: '2026-06-14T09:00:00.000Z',
          status: 'pending',
          reason: null,
          decided_at: null,
        },
      },
    },
  }),
  {
    id: 'name-requested',
    title: 'A verified person asks for another name',
    see: 'Edit Profile says what waits, and takes it back. The administration has it in its queue beside the ID.',
    persona: 'verified',
    start: '/dashboard/settings/profile',
    world: 'samples',
    patch: {
      id_submission: {
        'name-102': {
          user_id: '102',
          id_type: 'national_id',
          front: 'private/ids/name-102/front',
          back: 'private/ids/name-102/back',
          selfie: null,
          first_name: 'Noel',
          last_name: 'Sumagaysay Jr.',
          submitted_at: '2026-06-14T09:00:00.000Z',
          status: 'pending',
          reason: null,
          decided_at: null,
        },
      },
    },
  },
  mika({
    id: 'id-rejected',
    title: 'The ID was refused',
    see: "The card and the ID modal show the reviewer's reason and the way to send it again.",
    patch: {
      user: {
        '101': {
          phone_verified: true,
          rejection_reason:
            'The expiry date is cut off on the front, and the name on the back cannot be read. Please take both ' +
            'pictures again in daylight, with all four corners in view.',
        },
      },
    },
  }),
  mika({
    id: 'phone-is-last',
    title: 'Only the phone is missing',
    see: "The ID is verified. Verifying the phone ends with 'Verification Complete!'",
    patch: { user: { '101': { id_verified: true, id_submitted: true } } },
  }),
  mika({
    id: 'phone-code-not-sent',
    title: 'The phone code is not sent',
    see: 'Send code: the server’s sentence, and the first step stays.',
    network: always('sendVerificationCode', fails('Text messages are down.')),
  }),
  mika({
    id: 'phone-send-breaks',
    title: 'Sending the phone code breaks off',
    see: "'Failed to send verification code'. The second try goes through.",
    network: once('sendVerificationCode', BROKEN),
  }),
  mika({
    id: 'phone-code-refused',
    title: 'The phone code is refused',
    see: 'Verify code: the server’s sentence.',
    network: always('verifyPhone', { refuse: 'That number is blocked.' }),
  }),
  mika({
    id: 'phone-code-unexplained',
    title: 'The phone code is refused without a word',
    see: "'Invalid verification code'",
    network: always('verifyPhone', { refuse: '' }),
  }),
  mika({
    id: 'phone-verify-breaks',
    title: 'Checking the phone code breaks off',
    see: "'Failed to verify code. Please try again.' The second try goes through.",
    network: once('verifyPhone', BROKEN),
  }),
  mika({
    id: 'id-refused',
    title: 'The ID is not taken',
    see: "'Error submitting ID verification: ' and the reason; the chosen pictures stay.",
    network: once('submitIdVerification', fails('The document store is full.')),
  }),
  mika({
    id: 'id-unexplained',
    title: 'The ID is not taken, without a word',
    see: "'Error submitting ID verification: Failed to submit ID verification'",
    network: always('submitIdVerification', fails('')),
  }),
  mika({
    id: 'id-slow',
    title: 'Sending the ID takes long',
    see: "'Submitting Requirements...' and a bar that waits at 90 percent.",
    network: never('submitIdVerification'),
  }),
  mika({
    id: 'verification-refresh-fails',
    title: 'The status cannot be refreshed',
    see: "The profile loads; 'Refresh Status' says 'Failed to refresh verification status'.",
    network: always('getOwnProfile', {}, BROKEN),
  }),
  mika({
    id: 'verification-profile-refused',
    title: 'The own profile is refused',
    see: 'Phone and ID stand as the stored user has them.',
    network: always('getOwnProfile', fails('The server is busy.')),
  }),
]
