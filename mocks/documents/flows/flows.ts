import type { EndpointId } from '@/contract'
import { EXAMPLE_REQUESTS } from '../requests'

/** A call of a flow. In what it sends, `$steps.offer.outputs.id` is what the step `offer` kept. */
export type FlowStep = {
  id: string
  call: EndpointId
  does: string
  /** The step whose `token` is sent. */
  as?: string
  path?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** What later steps may use of the answer, as JSON pointers into its body. */
  keeps?: Record<string, string>
  /** What has to be true of the answer besides its status. */
  holds?: readonly string[]
}

export type Flow = {
  id: string
  summary: string
  inputs: Record<string, string | number>
  /** Inputs without a default, each with where the person who runs the flow finds it. */
  asks?: Record<string, string>
  steps: readonly FlowStep[]
}

const signIn = (id: string, person: string): FlowStep => ({
  id,
  call: 'login',
  does: `Signs the ${person} in.`,
  body: { email: `$inputs.${person}`, password: '$inputs.password' },
  keeps: { token: '/data/token', id: '/data/user/id' },
})

const PEOPLE = { buyer: 'regular@demo.test', seller: 'verified@demo.test', password: 'Password1' }

/** An address without an account. */
const NEWCOMER = 'new@example.com'

/** Verifies a phone of the person whom the step `as` signs in. */
const phone = (as: string): FlowStep[] => [
  {
    id: 'send',
    call: 'sendVerificationCode',
    does: 'Sends a code.',
    as,
    body: { phone_number: '$inputs.phone' },
    keeps: { code: '/debug_code' },
  },
  {
    id: 'verify',
    call: 'verifyPhone',
    does: 'Answers with it.',
    as,
    body: { phone_number: '$inputs.phone', verification_code: '$steps.send.outputs.code' },
  },
]

const search: FlowStep = {
  id: 'search',
  call: 'searchProperties',
  does: 'Finds a home of the seller.',
  query: { mode: 'sale', owner: '$steps.seller.outputs.id', limit: '1' },
  keeps: { listing: '/data/0/id' },
}

const chat: FlowStep = {
  id: 'chat',
  call: 'openConversation',
  does: 'Opens the chat about it.',
  as: 'buyer',
  body: { property_id: '$steps.search.outputs.listing', owner_id: '$steps.seller.outputs.id' },
  keeps: { id: '/data/id' },
}

/**
 * As clients make them (B 4, A 4, A 6). Registering is two flows: the code for an address goes to its mailbox alone,
 * and the person who reads it there starts the second with it. There is none for listing, which needs pictures.
 */
export const FLOWS: readonly Flow[] = [
  {
    id: 'address',
    summary: 'Somebody asks for the code that confirms an e-mail address; it goes to their mailbox.',
    inputs: { email: NEWCOMER },
    steps: [
      {
        id: 'send',
        call: 'sendEmailVerification',
        does: 'Sends a code to the address.',
        body: { email: '$inputs.email' },
      },
    ],
  },
  {
    id: 'register',
    summary: 'With the code from their mailbox somebody registers, verifies a phone and reads their listings.',
    inputs: { email: NEWCOMER, password: PEOPLE.password, phone: '+63 917 155 0177' },
    asks: { code: 'The code that the flow `address` sent to the mailbox.' },
    steps: [
      {
        id: 'confirm',
        call: 'verifyEmail',
        does: 'Confirms the address with the code.',
        body: { email: '$inputs.email', verification_code: '$inputs.code' },
      },
      {
        id: 'register',
        call: 'register',
        does: 'Opens the account.',
        body: {
          ...EXAMPLE_REQUESTS.register.body,
          email: '$inputs.email',
          password: '$inputs.password',
          password_confirmation: '$inputs.password',
        },
        keeps: { token: '/data/token' },
      },
      ...phone('register'),
      {
        id: 'profile',
        call: 'getOwnProfile',
        does: 'Reads that the phone is verified.',
        as: 'register',
        holds: ['$response.body#/data/verification_status/phone_verified == true'],
      },
      { id: 'listings', call: 'listMyProperties', does: 'Reads the own listings: none yet.', as: 'register' },
    ],
  },
  {
    id: 'offer',
    summary: 'A buyer finds a home, asks about it and offers; the seller counters, and the buyer accepts.',
    inputs: PEOPLE,
    steps: [
      signIn('buyer', 'buyer'),
      signIn('seller', 'seller'),
      search,
      chat,
      {
        id: 'ask',
        call: 'sendMessage',
        does: 'Asks a question.',
        as: 'buyer',
        body: { conversation_id: '$steps.chat.outputs.id', message: 'Is it still to be had?' },
      },
      {
        id: 'offer',
        call: 'makeOffer',
        does: 'Makes an offer.',
        as: 'buyer',
        body: {
          conversation_id: '$steps.chat.outputs.id',
          property_id: '$steps.search.outputs.listing',
          offer_amount: 9_000_000,
          message: 'This is what I can pay.',
        },
        keeps: { id: '/data/id' },
      },
      {
        id: 'counter',
        call: 'counterOffer',
        does: 'Answers with another amount.',
        as: 'seller',
        body: {
          conversation_id: '$steps.chat.outputs.id',
          offer_id: '$steps.offer.outputs.id',
          offer_amount: 9_500_000,
          message: 'I can come down to this.',
        },
        keeps: { id: '/data/id' },
      },
      {
        id: 'agree',
        call: 'answerCounterOffer',
        does: 'Accepts it.',
        as: 'buyer',
        body: { conversation_id: '$steps.chat.outputs.id', offer_id: '$steps.counter.outputs.id', accepted: true },
      },
      {
        id: 'sold',
        call: 'getProperty',
        does: 'Reads the home, which is sold.',
        path: { id: '$steps.search.outputs.listing' },
        holds: ["$response.body#/data/status == 'sold'"],
      },
    ],
  },
  {
    id: 'visit',
    summary: 'A visitor asks for a viewing, and the lister confirms it.',
    inputs: { ...PEOPLE, day: '2026-12-15' },
    steps: [
      signIn('buyer', 'buyer'),
      signIn('seller', 'seller'),
      search,
      {
        id: 'request',
        call: 'createTour',
        does: 'Asks for a day and a time.',
        as: 'buyer',
        body: { property_id: '$steps.search.outputs.listing', date: '$inputs.day', time: '10:00' },
        keeps: { id: '/data/id' },
      },
      {
        id: 'confirm',
        call: 'confirmTour',
        does: 'Confirms it.',
        as: 'seller',
        path: { id: '$steps.request.outputs.id' },
      },
      {
        id: 'cancel',
        call: 'cancelTour',
        does: 'Cancels it.',
        as: 'buyer',
        path: { id: '$steps.request.outputs.id' },
      },
    ],
  },
  {
    id: 'phone',
    summary: 'Somebody verifies a phone with a code; a test server answers the code.',
    inputs: { buyer: PEOPLE.buyer, password: PEOPLE.password, phone: '+63 917 155 0101' },
    steps: [signIn('buyer', 'buyer'), ...phone('buyer')],
  },
  {
    id: 'review',
    summary: 'The administrator looks at an ID that waits and approves it.',
    inputs: { email: 'admin@demo.test', username: 'superadmin', password: 'Password1' },
    steps: [
      {
        id: 'admin',
        call: 'superAdminLogin',
        does: 'Signs the administrator in.',
        body: { email: '$inputs.email', username: '$inputs.username', password: '$inputs.password' },
        keeps: { token: '/data/token' },
      },
      {
        id: 'queue',
        call: 'listPendingVerifications',
        does: 'Reads what waits.',
        as: 'admin',
        keeps: { id: '/data/0/id' },
      },
      {
        id: 'approve',
        call: 'approveVerification',
        does: 'Approves the first one.',
        as: 'admin',
        path: { id: '$steps.queue.outputs.id' },
      },
    ],
  },
]
