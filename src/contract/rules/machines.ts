import type { EndpointId } from '@/contract'
import { REVIEW_CHANGE_HOURS, REVIEW_DAYS } from '../account/reviews'
import { CONFIRMED_DAYS, OFFER_DAYS, UNSEND_MINUTES } from '../fields'
import { from, machine, type Arrow, type Machine, type Told } from './machine'

const lister: Told = { whom: 'lister', by: 'tour_reminder' }
const visitor: Told = { whom: 'visitor', by: 'tour_reminder' }
const seller: Told = { whom: 'seller', by: 'message' }
const buyer: Told = { whom: 'buyer', by: 'message' }
const reporter: Told = { whom: 'reporter', by: 'system' }
const reportedPerson: Told = { whom: 'reported', by: 'system' }
const listingOwner: Told = { whom: 'owner', by: 'system' }
const applicant: Told = { whom: 'applicant', by: 'system' }

const reviewed: Told = { whom: 'reviewed', by: 'system' }
const receiver: Told = { whom: 'receiver', by: 'message' }
const author: Told = { whom: 'author', by: 'system' }
const person: Told = { whom: 'person', by: 'system' }

const coming = ['pending', 'scheduled'] as const
const waiting = ['open', 'countered'] as const
/** The calls after which a listing is gone; without `by` its owner's. */
const gone: readonly { event: EndpointId; by?: string }[] = [
  { event: 'deleteProperty' },
  { event: 'deleteAccount' },
  { event: 'upholdReport', by: 'administrator' },
]

const onOffer = ['available', 'pending', 'sold'] as const
/** What hides all listings of a person, and what shows them again. */
const HIDING: readonly { event: EndpointId; by: string; when?: string }[] = [
  { event: 'updateOwnProfile', by: 'owner', when: 'changes or removes the verified number' },
  { event: 'revokeVerification', by: 'administrator' },
  { event: 'suspendUser', by: 'administrator' },
]
const SHOWING: readonly { event: EndpointId | 'time'; by?: string; when: string }[] = [
  { event: 'verifyPhone', by: 'owner', when: 'it was so before, and nothing else hides it' },
  { event: 'approveVerification', by: 'administrator', when: 'it was so before, and nothing else hides it' },
  { event: 'liftSuspension', by: 'administrator', when: 'it was so before, and its owner is verified' },
  { event: 'time', when: 'it was so before the suspension, and its owner is verified' },
]
/** The calls that end what is open between two people, as the one who blocks or is suspended would end it. */
const partings = [
  { event: 'blockUser', by: (side: string) => ({ by: side }) },
  { event: 'suspendUser', by: (side: string) => ({ by: 'administrator', when: `suspends the ${side}` }) },
] as const

/** Where things stand and what moves them (A 4). The mock refuses a call that has no arrow from the present state. */
export const MACHINES = {
  tour: machine({
    title: 'A tour',
    shownAs: '`status` of a tour',
    states: {
      pending: 'waits for the lister, or for the visitor whom the lister invited',
      scheduled: 'agreed by both',
      cancelled: 'called off by one of them',
      completed: 'its time is over',
    },
    refusal: 409,
    pushes: 'tour-updated',
    arrows: [
      { from: null, event: 'createTour', by: 'visitor', to: 'pending', tells: [lister] },
      { from: null, event: 'inviteToTour', by: 'lister', to: 'pending', tells: [visitor] },
      { from: 'pending', event: 'confirmTour', by: 'lister', to: 'scheduled', tells: [visitor] },
      ...from(coming, { event: 'declineTour', by: 'lister', to: 'cancelled', tells: [visitor] }),
      ...from(coming, { event: 'cancelTour', by: 'visitor', to: 'cancelled', tells: [lister] }),
      ...from(coming, { event: 'rescheduleTour', by: 'visitor', to: 'pending', tells: [lister] }),
      { from: 'pending', event: 'proposeTourTime', by: 'lister', to: 'pending', tells: [visitor] },
      { from: 'scheduled', event: 'proposeTourTime', by: 'lister', to: 'scheduled', tells: [visitor] },
      ...from(coming, {
        event: 'answerTourProposal',
        by: 'visitor',
        when: 'accepts a proposed time',
        to: 'scheduled',
        tells: [lister],
      }),
      {
        from: 'pending',
        event: 'answerTourProposal',
        by: 'visitor',
        when: 'declines a proposed time',
        to: 'pending',
        tells: [lister],
      },
      {
        from: 'pending',
        event: 'answerTourProposal',
        by: 'visitor',
        when: 'declines a visit that the lister began',
        to: 'cancelled',
        tells: [lister],
      },
      {
        from: 'scheduled',
        event: 'time',
        when: 'the visit is over',
        to: 'completed',
        tells: [
          { ...visitor, by: 'system' },
          { ...lister, by: 'system' },
        ],
      },
      { from: 'pending', event: 'time', when: 'the time has passed unanswered', to: 'cancelled' },
      ...gone.flatMap(({ event, by = 'lister' }) =>
        from(coming, { event, by, to: 'cancelled', tells: [visitor], aside: true }),
      ),
      ...partings.flatMap(({ event, by }) => [
        ...from(coming, { event, ...by('lister'), to: 'cancelled', tells: [visitor], aside: true }),
        ...from(coming, { event, ...by('visitor'), to: 'cancelled', tells: [lister], aside: true }),
      ]),
      ...(['deleteAccount', 'deleteOwnData'] as const).flatMap((event) => [
        ...from(coming, { event, by: 'visitor', to: null, tells: [lister], aside: true }),
        ...from(['cancelled', 'completed'], { event, by: 'visitor', to: null, aside: true }),
      ]),
    ],
  }),
  offer: machine({
    title: 'An offer',
    shownAs:
      '`status` of `offer-updated`; the `type` of the messages that make and answer it; countered is an open one ' +
      'of the seller’s',
    states: {
      open: 'waits for the seller',
      countered: 'the seller named another amount, which waits for the buyer',
      accepted: 'taken; the listing is sold',
      rejected: 'declined',
      withdrawn: 'taken back by the one who made it',
      expired: 'nobody answered in time; shown as `rejected` with `expired`, and by `expires_at`',
    },
    refusal: 409,
    pushes: 'offer-updated',
    arrows: [
      { from: null, event: 'makeOffer', by: 'buyer', when: 'none of theirs is open', to: 'open', tells: [seller] },
      { from: 'open', event: 'acceptOffer', by: 'seller', to: 'accepted', tells: [buyer] },
      { from: 'open', event: 'rejectOffer', by: 'seller', to: 'rejected', tells: [buyer] },
      { from: 'open', event: 'counterOffer', by: 'seller', to: 'countered', tells: [buyer] },
      {
        from: 'countered',
        event: 'answerCounterOffer',
        by: 'buyer',
        when: 'accepts',
        to: 'accepted',
        tells: [seller],
      },
      {
        from: 'countered',
        event: 'answerCounterOffer',
        by: 'buyer',
        when: 'declines',
        to: 'rejected',
        tells: [seller],
      },
      { from: 'countered', event: 'makeOffer', by: 'buyer', when: 'names another amount', to: 'open', tells: [seller] },
      { from: 'open', event: 'withdrawOffer', by: 'buyer', to: 'withdrawn', tells: [seller] },
      { from: 'countered', event: 'withdrawOffer', by: 'seller', to: 'withdrawn', tells: [buyer] },
      {
        from: 'open',
        event: 'withdrawOffer',
        by: 'buyer',
        when: 'names another amount instead',
        to: 'open',
        tells: [seller],
      },
      {
        from: 'countered',
        event: 'withdrawOffer',
        by: 'seller',
        when: 'names another amount instead',
        to: 'countered',
        tells: [buyer],
      },
      ...from(waiting, {
        event: 'time',
        when: `nobody answered for ${OFFER_DAYS} days`,
        to: 'expired',
        tells: [buyer, seller],
      }),
      ...(['acceptOffer', 'answerCounterOffer'] as const).flatMap((event) =>
        from(waiting, {
          event,
          when: 'another buyer and the seller agree',
          to: 'rejected',
          tells: [buyer],
          aside: true,
        }),
      ),
      ...from(waiting, {
        event: 'updateProperty',
        by: 'seller',
        when: 'marks the listing as sold or rented out',
        to: 'rejected',
        tells: [buyer],
        aside: true,
      }),
      ...gone.flatMap(({ event, by = 'seller' }) =>
        from(waiting, { event, by, to: 'rejected', tells: [buyer], aside: true }),
      ),
      ...from(waiting, { event: 'deleteAccount', by: 'buyer', to: 'rejected', tells: [seller], aside: true }),
      ...partings.flatMap(({ event, by }): Arrow<'open' | 'countered' | 'rejected' | 'withdrawn'>[] => [
        { from: 'open', event, ...by('seller'), to: 'rejected', tells: [buyer], aside: true },
        { from: 'open', event, ...by('buyer'), to: 'withdrawn', tells: [seller], aside: true },
        { from: 'countered', event, ...by('buyer'), to: 'rejected', tells: [seller], aside: true },
        { from: 'countered', event, ...by('seller'), to: 'withdrawn', tells: [buyer], aside: true },
      ]),
    ],
  }),
  message: machine({
    title: 'A message',
    shownAs: '`removed_at` of a message; `message-removed` says when it was unsent',
    states: {
      sent: 'can be unsent',
      kept: 'stays: it is older, makes or answers an offer, or proposes a visit',
      removed: 'unsent; it has no words and no pictures',
    },
    refusal: 409,
    arrows: [
      { from: null, event: 'sendMessage', by: 'sender', to: 'sent', tells: [receiver] },
      { from: null, event: 'sendPhotos', by: 'sender', to: 'sent', tells: [receiver] },
      { from: 'sent', event: 'time', when: `${UNSEND_MINUTES} minutes after it was sent`, to: 'kept' },
      { from: 'sent', event: 'unsendMessage', by: 'sender', to: 'removed' },
    ],
  }),
  listing: machine({
    title: 'A listing',
    shownAs: '`status` of a listing; `paused` beside it while it is hidden',
    states: {
      available: 'on offer',
      pending: 'a sale is being settled',
      sold: 'sold, or rented out',
      paused: 'hidden with its owner; `status` keeps what it was',
    },
    refusal: 409,
    arrows: [
      { from: null, event: 'createProperty', by: 'owner', to: 'available' },
      ...(['available', 'pending', 'sold'] as const).flatMap((to) =>
        from(
          (['available', 'pending', 'sold'] as const).filter((state) => state !== to),
          {
            event: 'updateProperty',
            by: 'owner',
            when: `says ${to}`,
            to,
          },
        ),
      ),
      { from: 'available', event: 'makeOffer', by: 'buyer', to: 'available' },
      { from: 'pending', event: 'makeOffer', by: 'buyer', to: 'pending' },
      ...from(['available', 'pending'], { event: 'acceptOffer', by: 'owner', to: 'sold', tells: [buyer] }),
      ...(['available', 'pending'] as const).map((state) => ({
        from: state,
        event: 'withdrawOffer' as const,
        when: 'names another amount instead',
        to: state,
      })),
      { from: 'available', event: 'counterOffer', by: 'owner', to: 'available' },
      { from: 'pending', event: 'counterOffer', by: 'owner', to: 'pending' },
      ...from(['available', 'pending'], {
        event: 'answerCounterOffer',
        by: 'buyer',
        when: 'accepts',
        to: 'sold',
        tells: [{ whom: 'owner', by: 'message' }],
      }),
      { from: 'available', event: 'confirmProperty', by: 'owner', to: 'available' },
      { from: 'pending', event: 'confirmProperty', by: 'owner', to: 'pending' },
      {
        from: 'available',
        event: 'time',
        when: `nobody confirmed it for ${CONFIRMED_DAYS} days`,
        to: 'available',
        tells: [listingOwner],
      },
      ...HIDING.flatMap((event) =>
        from(onOffer, { ...event, to: 'paused', tells: [listingOwner, buyer, visitor], aside: true }),
      ),
      ...SHOWING.flatMap((event) =>
        onOffer.map((to) => ({ from: 'paused' as const, ...event, to, tells: [listingOwner], aside: true as const })),
      ),
      { from: 'paused', event: 'updateProperty', by: 'owner', to: 'paused' },
      ...from([...onOffer, 'paused'], {
        event: 'upholdReport',
        by: 'administrator',
        to: null,
        tells: [listingOwner],
        aside: true,
      }),
      ...from([...onOffer, 'paused'], { event: 'deleteProperty', by: 'owner', to: null }),
      ...from([...onOffer, 'paused'], { event: 'deleteAccount', by: 'owner', to: null, aside: true }),
    ],
  }),
  report: machine({
    title: 'A report about a listing, a message, a person or a review',
    shownAs: '`status` of a report in the administration',
    states: {
      open: 'waits for an administrator',
      upheld: 'the listing or the review was removed, or whoever wrote the message was warned',
      dismissed: 'nothing changed',
    },
    refusal: 409,
    arrows: [
      { from: null, event: 'sendReport', by: 'reporter', when: 'never reported it before', to: 'open' },
      ...(['createProperty', 'updateProperty'] as const).map((event) => ({
        from: null,
        event,
        when: 'a photo is on somebody else’s listing too, or the price is unusually low',
        to: 'open' as const,
        aside: true as const,
      })),
      { from: 'open', event: 'upholdReport', by: 'administrator', to: 'upheld', tells: [reporter] },
      {
        from: 'open',
        event: 'upholdReport',
        by: 'administrator',
        when: 'it is about a message or a person',
        to: 'upheld',
        tells: [reporter, reportedPerson],
      },
      { from: 'open', event: 'dismissReport', by: 'administrator', to: 'dismissed', tells: [reporter] },
      {
        from: 'open',
        event: 'upholdReport',
        when: 'another report about the same is upheld',
        to: 'upheld',
        tells: [reporter],
        aside: true,
      },
      { from: 'open', event: 'deleteProperty', by: 'owner', to: null, aside: true },
      { from: 'open', event: 'deleteAccount', by: 'owner', to: null, aside: true },
      { from: 'open', event: 'deleteAccount', by: 'reporter', to: null, aside: true },
      { from: 'open', event: 'deleteAccount', by: 'reviewed', to: null, aside: true },
    ],
  }),
  review: machine({
    title: 'A review',
    shownAs: '`review` of a right to review; afterwards whether the profile of the reviewed has it, and its `answer`',
    states: {
      hidden: 'written by one side; only its author sees it',
      shown: 'everybody sees it',
      answered: 'the reviewed person has answered',
      removed: 'an administrator removed it; it counts nowhere',
    },
    refusal: 409,
    arrows: [
      {
        from: null,
        event: 'writeReview',
        by: 'author',
        when: 'before the other side',
        to: 'hidden',
        tells: [reviewed],
      },
      { from: null, event: 'writeReview', by: 'author', when: 'after the other side', to: 'shown', tells: [reviewed] },
      {
        from: 'hidden',
        event: 'changeReview',
        by: 'author',
        when: `within ${REVIEW_CHANGE_HOURS} hours`,
        to: 'hidden',
      },
      { from: 'hidden', event: 'writeReview', by: 'reviewed', to: 'shown', aside: true },
      {
        from: 'hidden',
        event: 'time',
        when: `${REVIEW_DAYS} days after the visit or the deal`,
        to: 'shown',
        tells: [reviewed, author],
      },
      { from: 'shown', event: 'answerReview', by: 'reviewed', to: 'answered', tells: [author] },
      ...from(['shown', 'answered'], {
        event: 'upholdReport',
        by: 'administrator',
        to: 'removed',
        tells: [author],
        aside: true,
      }),
      ...from(['hidden', 'shown', 'answered', 'removed'], {
        event: 'deleteAccount',
        by: 'reviewed',
        to: null,
        aside: true,
      }),
    ],
  }),
  idVerification: machine({
    title: 'Verification of an ID',
    shownAs: '`id_verified` and `id_submitted`; `status` in the administration',
    states: {
      not_submitted: 'nothing handed in',
      pending: 'waits for an administrator',
      approved: 'verified',
      rejected: 'refused with a reason; may be handed in again',
    },
    refusal: 409,
    arrows: [
      { from: null, event: 'register', by: 'applicant', to: 'not_submitted' },
      { from: null, event: 'signInWithGoogle', by: 'applicant', when: 'for the first time', to: 'not_submitted' },
      ...from(['not_submitted', 'rejected'], { event: 'submitIdVerification', by: 'applicant', to: 'pending' }),
      { from: 'pending', event: 'approveVerification', by: 'administrator', to: 'approved', tells: [applicant] },
      { from: 'pending', event: 'rejectVerification', by: 'administrator', to: 'rejected', tells: [applicant] },
      {
        from: 'approved',
        event: 'updateOwnProfile',
        by: 'applicant',
        when: 'asks for another name, which waits for an administrator',
        to: 'approved',
        aside: true,
      },
      { from: 'approved', event: 'revokeVerification', by: 'administrator', to: 'rejected', tells: [applicant] },
    ],
  }),
  standing: machine({
    title: 'The standing of a person',
    shownAs: '`standing` of the own profile and in the administration',
    states: {
      active: 'may do what their verification allows',
      paused: 'has listings, and phone or ID is no longer verified: the listings are hidden',
      suspended: 'by an administrator, until a time: the listings are hidden, and the person only reads',
      closed: 'the same without an end',
    },
    refusal: 409,
    arrows: [
      ...(['register', 'signInWithGoogle'] as const).map((event) => ({ from: null, event, to: 'active' as const })),
      ...HIDING.flatMap(({ event, ...how }): Arrow<'active' | 'paused'>[] =>
        event === 'suspendUser'
          ? []
          : [{ from: 'active', event, ...how, by: how.by, to: 'paused', tells: [person], aside: true }],
      ),
      { from: 'paused', event: 'verifyPhone', when: 'the ID is verified', to: 'active', tells: [person], aside: true },
      {
        from: 'paused',
        event: 'approveVerification',
        when: 'the phone is verified',
        to: 'active',
        tells: [person],
        aside: true,
      },
      ...(['deleteProperty', 'upholdReport'] as const).map((event) => ({
        from: 'paused' as const,
        event,
        when: 'removes the last listing',
        to: 'active' as const,
        aside: true as const,
      })),
      ...from(['active', 'paused'], {
        event: 'suspendUser',
        by: 'administrator',
        when: 'with an end',
        to: 'suspended',
        tells: [person],
      }),
      ...from(['active', 'paused', 'suspended'], {
        event: 'suspendUser',
        by: 'administrator',
        when: 'without an end',
        to: 'closed',
        tells: [person],
      }),
      ...(['suspended', 'closed'] as const).flatMap((state): Arrow<'active' | 'paused' | 'suspended' | 'closed'>[] => [
        { from: state, event: 'answerSuspension', by: 'person', when: 'for the first time', to: state },
        {
          from: state,
          event: 'keepSuspension',
          by: 'administrator',
          when: 'once after the answer',
          to: state,
          tells: [person],
        },
        ...(['active', 'paused'] as const).map((to) => ({
          from: state,
          event: 'liftSuspension' as const,
          by: 'administrator',
          when: to === 'active' ? 'is verified, or has no listings' : 'is not verified, and has listings',
          to,
          tells: [person],
        })),
      ]),
      ...(['active', 'paused'] as const).map((to) => ({
        from: 'suspended' as const,
        event: 'time' as const,
        when: 'the suspension is over',
        to,
        tells: [person],
      })),
      ...from(['active', 'paused', 'suspended', 'closed'], {
        event: 'deleteAccount',
        by: 'person',
        to: null,
        aside: true,
      }),
    ],
  }),
  phoneVerification: machine({
    title: 'Verification of a phone number',
    shownAs: '`phone_verified`, of the number in the profile',
    states: { unverified: 'not confirmed', code_sent: 'a code is on its way', verified: 'confirmed' },
    refusal: 422,
    refusalOf: { sendVerificationCode: 409 },
    arrows: [
      ...from(['unverified', 'code_sent'], { event: 'sendVerificationCode', by: 'user', to: 'code_sent' }),
      { from: 'code_sent', event: 'verifyPhone', by: 'user', when: 'the right code', to: 'verified' },
      { from: 'code_sent', event: 'verifyPhone', by: 'user', when: 'too many wrong codes', to: 'unverified' },
      {
        from: 'code_sent',
        event: 'sendVerificationCode',
        by: 'user',
        when: 'for another number',
        to: 'unverified',
        aside: true,
      },
      { from: 'code_sent', event: 'time', when: 'the code is too old', to: 'unverified' },
      {
        from: 'verified',
        event: 'verifyPhone',
        by: 'user',
        when: 'confirms another number',
        to: 'unverified',
        aside: true,
      },
      {
        from: 'verified',
        event: 'updateOwnProfile',
        by: 'user',
        when: 'changes the number',
        to: 'unverified',
        aside: true,
      },
    ],
  }),
  registrationCode: machine({
    title: 'The code that confirms an address before registering',
    shownAs: 'not shown',
    states: {
      sent: 'on its way',
      verified: 'was entered; the address is confirmed',
      spent: 'used, too old, replaced, or guessed at',
    },
    refusal: 422,
    arrows: [
      { from: null, event: 'sendEmailVerification', by: 'visitor', to: 'sent' },
      { from: 'sent', event: 'sendEmailVerification', by: 'visitor', when: 'once more', to: 'spent', aside: true },
      { from: 'sent', event: 'verifyEmail', by: 'visitor', when: 'the right code', to: 'verified' },
      { from: 'sent', event: 'verifyEmail', by: 'visitor', when: 'too many wrong codes', to: 'spent' },
      ...from(['sent', 'verified'], { event: 'time', when: 'the code is too old', to: 'spent' }),
      { from: 'verified', event: 'register', by: 'visitor', to: 'spent' },
    ],
  }),
  session: machine({
    title: 'A session',
    shownAs: 'whether its token is valid',
    states: { open: 'its token is valid', ended: 'its token is refused (401), for good' },
    refusal: 401,
    arrows: [
      ...(['login', 'signInWithGoogle', 'register', 'superAdminLogin'] as const).map((event) => ({
        from: null,
        event,
        to: 'open' as const,
      })),
      ...(['logout', 'superAdminLogout', 'deleteAccount'] as const).map((event) => ({
        from: 'open' as const,
        event,
        to: 'ended' as const,
      })),
      { from: 'open', event: 'changePassword', by: 'user', when: 'in another session', to: 'ended', aside: true },
      { from: 'open', event: 'resetPassword', by: 'user', to: 'ended', aside: true },
    ],
  }),
} as const

export type MachineId = keyof typeof MACHINES
export type StateOf<Id extends MachineId> = keyof (typeof MACHINES)[Id]['states'] & string

/** Every machine by its id, where the exact states do not matter. */
export const EVERY_MACHINE = Object.entries(MACHINES) as unknown as readonly (readonly [MachineId, Machine])[]

/** A machine by its id, where the exact states do not matter. */
export function machineOf(id: MachineId): Machine {
  return MACHINES[id]
}

/** The steps that a call about the thing itself can make from a state; none where the call is refused. */
export function stepsFrom(id: MachineId, state: string | null, event: EndpointId): readonly Arrow[] {
  return machineOf(id).arrows.filter((arrow) => arrow.from === state && arrow.event === event && !arrow.aside)
}

/** The status that a call gets where it has no arrow. */
export function refusalOf(id: MachineId, event: EndpointId): 401 | 409 | 422 {
  const { refusal, refusalOf: single } = machineOf(id)
  return single?.[event] ?? refusal
}
