import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { PERSONA_IDS, personaToken } from '@mocks/accounts'
import { startEvents } from '@mocks/agenda/start-events'
import type { Backend } from '@mocks/backend'
import { askFor, exampleBackend, handlersOf } from '@mocks/documents/examples'
import { EXAMPLE_REQUESTS, type ExampleRequest } from '@mocks/documents/requests'
import { offerState } from '@mocks/services/offers/offer-rules'
import { listingState, standingOf } from '@mocks/services/standing/standing'
import type { Row } from '@mocks/store/database'
import { messagesOf } from '@mocks/wire/messages-wire'
import { tourStatusAt } from '@mocks/wire/tour-wire'
import { endpointById, ENDPOINTS, type EndpointId } from '@/contract'
import { CONFIRMED_DAYS, OFFER_DAYS, UNSEND_MINUTES } from '@/contract/fields'
import type { Endpoint } from '@/contract/endpoint'
import type { Told } from '@/contract/rules/machine'
import { EVERY_MACHINE, machineOf, refusalOf, stepsFrom, type MachineId, type StateOf } from '@/contract/rules/machines'
import { callsOf } from '../helpers/machine-calls'

type Given = Partial<ExampleRequest>

const asked = (backend: Backend, id: EndpointId, given: Given = {}) =>
  askFor(backend, id, { ...EXAMPLE_REQUESTS[id], ...given })

const done = async (backend: Backend, ...ids: EndpointId[]) => {
  for (const id of ids) expect((await asked(backend, id)).status).toBeLessThan(300)
}

/** Brings the thing of a call's example into a state. Returns what the call has to name instead of the example's. */
type Reach = (backend: Backend) => Given | Promise<Given | void> | void

async function tourIn(backend: Backend, status: 'pending' | 'scheduled' | 'cancelled', date = '2026-06-20') {
  const { answer } = await asked(backend, 'createTour')
  const { id } = (answer as { data: { id: string } }).data
  backend.db.tour.update(id, { status, date, proposed_date: '2026-06-23', proposed_time: '09:00' })
  return { params: { id } }
}

function listingsIn({ db }: Backend, status: Row<'property'>['status']) {
  for (const id of ['c101-1', 'c113-1', 'c103-1']) db.property.update(db.conversation.find(id)!.property_id, { status })
}

/** The person loses the verification of their phone, and has a listing. */
function paused({ db }: Backend, id: string = PERSONA_IDS.verified) {
  db.user.update(id, { phone_verified: false })
  if (id === '113') db.property.update('7', { user_id: id })
}

async function submissionIn(backend: Backend, ...decided: EndpointId[]) {
  await done(backend, 'submitIdVerification')
  const params = { id: backend.db.id_submission.where(({ user_id }) => user_id === PERSONA_IDS.regular).at(-1)!.id }
  for (const id of decided) expect((await asked(backend, id, { params })).status).toBe(200)
  return { params }
}

/** The regular account's review of the professional one. */
async function reviewIn(backend: Backend, changes: Partial<Row<'review'>>) {
  await done(backend, 'writeReview')
  const { id } = backend.db.review.where(
    ({ author_id, property_id }) => author_id === '101' && property_id !== null,
  )[0]!
  backend.db.review.update(id, changes)
  return { params: { id } }
}

/** How each state of each machine is reached. `none` is the state of what is not there, where a call need not name it by an id. */
const REACHED: { [Id in MachineId]: Record<StateOf<Id>, Reach> & { none?: Reach } } = {
  tour: {
    pending: (backend) => tourIn(backend, 'pending'),
    scheduled: (backend) => tourIn(backend, 'scheduled'),
    cancelled: (backend) => tourIn(backend, 'cancelled'),
    completed: (backend) => tourIn(backend, 'scheduled', '2026-06-01'),
  },
  offer: {
    open: () => {},
    accepted: (backend) => done(backend, 'acceptOffer'),
    // The buyer of the examples has a counter-offer in another conversation.
    countered: (backend) => done(backend, 'counterOffer'),
    rejected: (backend) => done(backend, 'rejectOffer', 'answerCounterOffer'),
    withdrawn: (backend) => done(backend, 'withdrawOffer'),
    expired: (backend) => backend.clock.advance(OFFER_DAYS * 86_400_000),
  },
  message: {
    sent: (backend) => done(backend, 'sendMessage'),
    kept: async (backend) => {
      await done(backend, 'sendMessage')
      backend.clock.advance(UNSEND_MINUTES * 60_000)
    },
    removed: (backend) => done(backend, 'sendMessage', 'unsendMessage'),
  },
  listing: {
    available: (backend) => listingsIn(backend, 'available'),
    pending: (backend) => listingsIn(backend, 'pending'),
    sold: (backend) => listingsIn(backend, 'sold'),
    paused: (backend) => ['102', '104'].forEach((id) => paused(backend, id)),
  },
  standing: {
    active: () => {},
    paused: (backend) => paused(backend, '113'),
    suspended: (backend) => done(backend, 'suspendUser'),
    closed: async (backend) => {
      const { reason } = EXAMPLE_REQUESTS.suspendUser.body as { reason: string }
      await asked(backend, 'suspendUser', { body: { reason, ends_at: null } })
    },
  },
  report: {
    open: () => {},
    upheld: (backend) => done(backend, 'upholdReport'),
    dismissed: (backend) => done(backend, 'dismissReport'),
  },
  review: {
    hidden: (backend) => reviewIn(backend, {}),
    shown: (backend) => reviewIn(backend, { shown_at: backend.clock.iso() }),
    answered: (backend) => reviewIn(backend, { shown_at: backend.clock.iso(), answer: 'Thank you.' }),
    removed: (backend) => reviewIn(backend, { shown_at: backend.clock.iso(), removed_at: backend.clock.iso() }),
  },
  idVerification: {
    not_submitted: () => {},
    pending: (backend) => submissionIn(backend),
    approved: (backend) => submissionIn(backend, 'approveVerification'),
    rejected: (backend) => submissionIn(backend, 'rejectVerification'),
  },
  phoneVerification: {
    unverified: () => {},
    code_sent: (backend) => done(backend, 'sendVerificationCode'),
    verified: (backend) => done(backend, 'sendVerificationCode', 'verifyPhone'),
  },
  registrationCode: {
    none: () => {},
    sent: (backend) => done(backend, 'sendEmailVerification'),
    verified: (backend) => done(backend, 'sendEmailVerification', 'verifyEmail'),
    spent: async (backend) => {
      await done(backend, 'sendEmailVerification', 'verifyEmail')
      backend.clock.advance(60 * 60_000)
    },
  },
  session: { none: () => {}, open: () => {}, ended: (backend) => done(backend, 'logout') },
}

/** Calls that name a thing by its id, in a state in which it has none. */
const UNNAMED = ['idVerification not_submitted approveVerification', 'idVerification not_submitted rejectVerification']

const pairs = EVERY_MACHINE.flatMap(([id]) =>
  Object.entries<Reach>(REACHED[id]).flatMap(([name, reach]) =>
    callsOf(id)
      .filter((call) => stepsFrom(id, name === 'none' ? null : name, call).length === 0)
      .map((call) => ({ id, name, call, reach })),
  ),
)

test('every machine has calls that some of its states refuse', () => {
  expect([...new Set(pairs.map(({ id }) => id))]).toEqual(EVERY_MACHINE.map(([id]) => id))
})

test.each(pairs)('$id, $name: $call is refused and changes nothing', async ({ id, name, call, reach }) => {
  const backend = await exampleBackend()
  const given = await reach(backend)
  const ask = () => (id === 'session' ? askWithToken(backend, call, name) : asked(backend, call, namedBy(call, given)))
  // The first call signs the caller in.
  await ask()
  const before = JSON.stringify(backend.db.dump())
  const { status } = await ask()
  expect(status).toBe(UNNAMED.includes(`${id} ${name} ${call}`) ? 404 : refusalOf(id, call))
  expect(JSON.stringify(backend.db.dump())).toBe(before)
})

function namedBy(call: EndpointId, given: Given | void): Given {
  const lists = ['confirmTour', 'declineTour', 'proposeTourTime'].includes(call)
  const visits = ['cancelTour', 'rescheduleTour', 'answerTourProposal'].includes(call)
  if (call === 'answerReview') return { ...given, as: 'professional' }
  if (call === 'revokeVerification') return { params: { id: PERSONA_IDS.regular } }
  if (call === 'changeReview') return { ...given, as: 'regular' }
  if (lists || visits) return { ...given, as: lists ? 'verified' : 'regular' }
  return call === 'submitIdVerification' ? {} : (given ?? unnamed(call))
}

function unnamed(call: EndpointId): Given {
  return call.endsWith('Verification') && EXAMPLE_REQUESTS[call].params ? { params: { id: 'unknown' } } : {}
}

/** A call without a session, or with the token of one that has ended. */
async function askWithToken(backend: Backend, call: EndpointId, state: string) {
  const { method, path } = endpointById(call)
  const headers = new Headers(state === 'ended' ? { Authorization: `Bearer ${personaToken('regular')}` } : [])
  const response = await getResponse(handlersOf(backend), new Request(`http://localhost${path}`, { method, headers }))
  return { status: response?.status }
}

/** Where each offer, tour, listing and person stands: an offer by its conversation, whose last offer counts. */
function standings(backend: Backend): Map<string, string> {
  const { db } = backend
  const offers = db.conversation.all().flatMap((conversation): [string, string][] => {
    const messages = messagesOf(db, conversation.id)
    const last = messages.findLast(({ type }) => type === 'offer')
    return last ? [[`offer ${conversation.id}`, offerState(backend, conversation, messages, last)]] : []
  })
  const tours = db.tour
    .all()
    .map((tour): [string, string] => [`tour ${tour.id}`, tourStatusAt(tour, backend.clock.now())])
  const listings = db.property.all().map((row): [string, string] => [`listing ${row.id}`, listingState(db, row)])
  const people = db.user.all().map((user): [string, string] => [`standing ${user.id}`, standingOf(db, user)])
  return new Map([...offers, ...tours, ...listings, ...people])
}

type Effect = { machine: MachineId; thing: string; from: string | null; event: EndpointId | 'time'; to: string | null }

/** Every change of an offer, a tour, a listing or a person that something makes. */
async function effectsOf(backend: Backend, event: Effect['event'], run: () => unknown): Promise<Effect[]> {
  const before = standings(backend)
  await run()
  const after = standings(backend)
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((thing) => {
    const [from, to] = [before.get(thing) ?? null, after.get(thing) ?? null]
    return from === to ? [] : [{ machine: thing.split(' ')[0] as MachineId, thing, from, event, to }]
  })
}

/** An offer after one that is over is the first of a new life. */
const OVER: readonly unknown[] = ['accepted', 'rejected', 'withdrawn', 'expired']

function arrowsOf({ machine, from, event, to }: Effect) {
  const start = machine === 'offer' && event === 'makeOffer' && OVER.includes(from) ? null : from
  return machineOf(machine).arrows.filter((arrow) => arrow.from === start && arrow.event === event && arrow.to === to)
}

/** The two sides of an offer or a tour, a listing's owner or a person, by the names of the machine. */
function sidesOf({ db }: Backend, thing: string): Record<string, string | undefined> {
  const [machine, id = ''] = thing.split(' ')
  const tour = db.tour.find(id)
  if (machine === 'standing') return { person: db.user.find(id)?.id }
  if (machine === 'tour') return { visitor: tour?.user_id, lister: tour && db.property.find(tour.property_id)?.user_id }
  const { buyer_id: buyer, seller_id: seller } = db.conversation.find(id) ?? {}
  return machine === 'offer' ? { buyer, seller } : { owner: db.property.find(id)?.user_id }
}

const toSold = { body: { ...EXAMPLE_REQUESTS.updateProperty.body, status: 'sold' } }
/** 113's open offer on listing 1 of 102 becomes a counter-offer. */
const countered = (backend: Backend) => done(backend, 'counterOffer')
const scheduled = (backend: Backend) => tourIn(backend, 'scheduled')
const reported = async (backend: Backend) => {
  await asked(backend, 'sendReport', { body: { about: 'listing', subject_id: '1', reason: 'gone' } })
  return { params: { id: backend.db.report.where(({ subject_id }) => subject_id === '1')[0]!.id } }
}
const offered = (backend: Backend) => done(backend, 'makeOffer')

/** Another buyer offers for listing 1, and agrees with its seller: at once, or on a counter-offer. */
const rival = (agreed: 'acceptOffer' | 'answerCounterOffer') => async (backend: Backend) => {
  const made = async (id: EndpointId, given: Given) =>
    (await asked(backend, id, given)).answer as { data: { id: string } }
  const professional = { as: 'professional' } as const
  const opened = await made('openConversation', professional)
  const body = { ...EXAMPLE_REQUESTS.makeOffer.body, conversation_id: opened.data.id }
  const own = (await made('makeOffer', { ...professional, body })).data.id
  if (agreed === 'acceptOffer') return { body: { ...body, offer_id: own } }
  const { data } = await made('counterOffer', { body: { ...body, offer_id: own } })
  return { ...professional, body: { ...body, offer_id: data.id, accepted: true } }
}

/** Each side of an open offer and of a visit blocks the other. */
const BLOCKS = (
  [
    ['verified', '113'],
    ['buyer', '102'],
    ['verified', '101'],
    ['regular', '102'],
  ] as const
).map(([as, username]): [EndpointId, Reach] => ['blockUser', () => ({ as, params: { username } })])

/** Each side of an open offer and of a visit is suspended. */
const SUSPENSIONS = ['101', '102', '113'].map((id): [EndpointId, Reach] => ['suspendUser', () => ({ params: { id } })])

const lister = { as: 'verified' } as const
const ofLister = { params: { id: PERSONA_IDS.verified } }
/** What hides the listings of 102, what shows them again, and what ends them while they are hidden. */
const PAUSES: [EndpointId, Reach][] = [
  ['updateOwnProfile', () => ({ ...lister, body: { phone_number: '+63 917 155 0199' } })],
  ['revokeVerification', () => {}],
  [
    'verifyPhone',
    async (backend) => {
      paused(backend)
      const number = { phone_number: backend.db.user.find(PERSONA_IDS.verified)!.phone_number }
      await asked(backend, 'sendVerificationCode', { ...lister, body: number })
      return { ...lister, body: { ...EXAMPLE_REQUESTS.verifyPhone.body, ...number } }
    },
  ],
  [
    'approveVerification',
    async (backend) => {
      await done(backend, 'revokeVerification')
      await asked(backend, 'submitIdVerification', lister)
      return { params: { id: backend.db.id_submission.all().at(-1)!.id } }
    },
  ],
  [
    'liftSuspension',
    async (backend) => {
      await asked(backend, 'suspendUser', ofLister)
      return ofLister
    },
  ],
  [
    'upholdReport',
    async (backend) => {
      paused(backend)
      return reported(backend)
    },
  ],
  [
    'deleteAccount',
    (backend) => {
      paused(backend)
      return lister
    },
  ],
]

/** Calls that end something of somebody else's, from each state that it may be in. */
const ENDINGS: [EndpointId, Reach][] = (
  [
    ['updateProperty', () => toSold],
    ['deleteProperty', () => {}],
    ['upholdReport', reported],
    ['deleteAccount', () => ({ as: 'verified' })],
    ['deleteAccount', offered],
    ['acceptOffer', rival('acceptOffer')],
    ['answerCounterOffer', rival('answerCounterOffer')],
    ...BLOCKS,
    ...SUSPENSIONS,
  ] satisfies [EndpointId, Reach][]
).flatMap(([id, reach]): [EndpointId, Reach][] =>
  [() => {}, countered, scheduled].map((first) => [
    id,
    async (backend) => {
      await first(backend)
      return reach(backend)
    },
  ]),
)
const EXAMPLES = (ENDPOINTS as readonly Endpoint<EndpointId>[])
  .filter(({ method }) => method !== 'GET' && method !== 'HEAD')
  .map(({ id }): [EndpointId, Reach] => [id, async (backend) => done(backend, ...(EXAMPLE_REQUESTS[id].after ?? []))])

test('no call and no time moves an offer, a tour, a listing or a person but by an arrow, and the arrow tells whom it names', async () => {
  const wrong = new Set<string>()
  const seen = new Set<string>()
  const walk = async (backend: Backend, event: Effect['event'], run: () => unknown) => {
    const sides = new Map([...standings(backend).keys()].map((thing) => [thing, sidesOf(backend, thing)]))
    const known = new Set(backend.db.notification.all().map(({ id }) => id))
    for (const effect of await effectsOf(backend, event, run)) {
      const { machine, thing, from, to } = effect
      const name = `${machine}: ${from ?? 'none'} ${event} ${to ?? 'none'}`
      seen.add(name)
      const arrows = arrowsOf(effect)
      const who = sides.get(thing) ?? sidesOf(backend, thing)
      const news = backend.db.notification.all().filter(({ id }) => !known.has(id))
      const isTold = ({ whom, by }: Told) => news.some(({ user_id, type }) => user_id === who[whom] && type === by)
      const tellsAll = arrows.some(({ tells = [] }) => tells.every((each) => !(each.whom in who) || isTold(each)))
      if (arrows.length === 0) wrong.add(`${name} has no arrow`)
      else if (!tellsAll)
        wrong.add(`${name} tells not ${arrows.flatMap(({ tells = [] }) => tells.map(({ whom }) => whom)).join(' or ')}`)
    }
  }
  for (const [event, reach] of [...EXAMPLES, ...ENDINGS, ...PAUSES]) {
    const backend = await exampleBackend()
    backend.db.property.update('5', { status: 'sold' })
    const given = (await reach(backend)) ?? {}
    await walk(backend, event, () => asked(backend, event, given))
  }
  const backend = await exampleBackend()
  const stop = startEvents(backend, () => true)
  for (let day = 0; day <= OFFER_DAYS + CONFIRMED_DAYS; day += 1)
    await walk(backend, 'time', () => backend.passTime(86_400_000))
  stop()
  const suspended = await exampleBackend()
  suspended.db.property.update('5', { status: 'sold' })
  await asked(suspended, 'suspendUser', ofLister)
  const stopEnds = startEvents(suspended, () => true)
  await walk(suspended, 'time', () => suspended.passTime(7 * 86_400_000))
  stopEnds()
  expect([...wrong]).toEqual([])
  const aside = (['offer', 'tour', 'listing'] as const).flatMap((id) =>
    machineOf(id)
      .arrows.filter(({ aside, from, to }) => aside && (id !== 'listing' || from === 'paused' || to === 'paused'))
      .filter(({ from }) => from !== 'cancelled' && from !== 'completed')
      .map(({ from, event, to }) => `${id}: ${from ?? 'none'} ${event} ${to ?? 'none'}`),
  )
  expect(
    aside.filter((name) => !seen.has(name)),
    'arrows aside that nothing walked',
  ).toEqual([])
}, 120_000)
