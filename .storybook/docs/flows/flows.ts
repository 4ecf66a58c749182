import type { Step } from '../steps'

/** The ways through the product that matter most. Each step is a story that exists for its own sake, so a flow costs no test. */
export const FLOWS = {
  registration: [
    { story: 'screens-landing--default', title: 'Landing', text: "A visitor presses 'Get Started'." },
    { story: 'screens-auth-modal--register', title: 'Ways in', text: 'Google or e-mail; she takes e-mail.' },
    {
      story: 'screens-auth-modal--email-register',
      title: 'The form',
      text: 'Address, names, place, account type, password. The address is verified before anything is sent.',
    },
    {
      story: 'screens-auth-modal--email-register-code-sent',
      title: 'The code',
      text: "She typed the address and pressed 'Send code'. The code field has the focus.",
    },
    {
      story: 'screens-auth-modal--email-register-verified',
      title: 'Verified address',
      text: "The code was right. Password, consent, 'Sign up'.",
    },
    {
      story: 'screens-profile--empty',
      title: 'A new account',
      text: 'Signed in. The red card names the two steps before she may list.',
    },
  ],
  verification: [
    { story: 'screens-verification--default', title: 'The red card', text: 'Neither phone nor ID is verified.' },
    {
      story: 'screens-verification--phone-code',
      title: 'Phone',
      text: "'Verify Phone', 'Get verification code': a text message is on its way, the code field has the focus.",
    },
    {
      story: 'screens-verification--id',
      title: 'ID',
      text: "'Submit ID': kind of ID, front, back, a selfie if wanted.",
    },
    {
      story: 'screens-verification--in-review',
      title: 'In review',
      text: 'The phone is verified, the ID waits for review. Nothing can be sent again meanwhile.',
    },
    {
      story: 'screens-super-admin--review',
      title: 'The review',
      text: 'The super administrator looks at both sides.',
    },
    {
      story: 'screens-super-admin--approved',
      title: 'Approved',
      text: 'Decided; the next in the queue is offered and has the focus.',
    },
    {
      story: 'screens-verification--verification-complete',
      title: 'Complete',
      text: 'The last of the two steps is done: the card turns green, and listing is open.',
    },
  ],
  listing: [
    {
      story: 'screens-list-property--gate',
      title: 'The gate',
      text: 'Who is not verified sees the two steps instead.',
    },
    { story: 'screens-list-property--default', title: 'The form', text: 'Verified: the form with its defaults.' },
    {
      story: 'screens-list-property--errors',
      title: 'What is missing',
      text: 'Sent too early: a summary leads to each field.',
    },
    {
      story: 'screens-list-property--draft-offered',
      title: 'The draft',
      text: 'The page was closed half-way; the draft is offered.',
    },
    { story: 'screens-list-property--submitting', title: 'Sending', text: 'Complete, with a photo, and on its way.' },
    { story: 'screens-my-listings--default', title: 'My listings', text: 'The listing is out, with its figures.' },
    { story: 'screens-property--own-listing', title: 'The listing', text: 'Its page, as the owner sees it.' },
  ],
  offer: [
    { story: 'screens-property--default', title: 'The listing', text: "A buyer reads it and presses 'Chat'." },
    {
      story: 'screens-messages--nothing-chosen',
      title: 'Conversations',
      text: 'The enquiry is in the list with the others.',
    },
    {
      story: 'screens-messages--offer-input',
      title: 'An offer',
      text: 'She types 12.1M; the words below say what that is.',
    },
    { story: 'screens-messages--offer-made', title: 'Offer made', text: 'Confirmed and sent. It waits for the owner.' },
    { story: 'screens-messages--offer-received', title: 'Offer received', text: 'The other side: accept or decline.' },
    { story: 'screens-messages--offer-accepted', title: 'Accepted', text: "'Offer accepted! Property sold.'" },
    { story: 'screens-property--sold', title: 'Sold', text: 'The listing says so and takes no more tours.' },
  ],
  search: [
    { story: 'screens-browse--default', title: 'Browse', text: 'Everything for sale, newest first.' },
    {
      story: 'screens-browse--filtered',
      title: 'Filtered',
      text: 'Houses with a garage and three bedrooms below a price.',
    },
    {
      story: 'screens-saved-searches--saving-from-browse',
      title: 'Save the search',
      text: "'Save this search': a name, and whether to be told of new ones.",
    },
    {
      story: 'screens-saved--default',
      title: 'Saved',
      text: 'Four hearts pressed; three of them chosen for comparison.',
    },
    { story: 'screens-compare--picker', title: 'One more', text: "'Add Property' chooses among the saved ones." },
    {
      story: 'screens-compare--default',
      title: 'Side by side',
      text: 'The better value is marked by a sign and a word.',
    },
    { story: 'screens-compare--differences', title: 'Differences', text: 'Only the rows that differ.' },
  ],
} as const satisfies Record<string, readonly Step[]>
