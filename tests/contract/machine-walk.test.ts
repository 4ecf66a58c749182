import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { PERSONA_IDS, personaToken } from '@mocks/accounts'
import type { Backend } from '@mocks/backend'
import { askFor, exampleBackend } from '@mocks/documents/examples'
import { EXAMPLE_REQUESTS, type ExampleRequest } from '@mocks/documents/requests'
import { toMswHandlers } from '@mocks/network/to-msw'
import { ENDPOINTS, type EndpointId } from '@/contract'
import { OFFER_DAYS } from '@/contract/fields'
import type { Endpoint } from '@/contract/endpoint'
import { EVERY_MACHINE, machineOf, refusalOf, stepsFrom, type MachineId, type StateOf } from '@/contract/rules/machines'

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

function listingsIn({ db }: Backend, status: StateOf<'listing'>) {
  for (const id of ['c101-1', 'c113-1', 'c103-1']) db.property.update(db.conversation.find(id)!.property_id, { status })
}

async function submissionIn(backend: Backend, ...decided: EndpointId[]) {
  await done(backend, 'submitIdVerification')
  const params = { id: backend.db.id_submission.where(({ user_id }) => user_id === PERSONA_IDS.regular).at(-1)!.id }
  for (const id of decided) expect((await asked(backend, id, { params })).status).toBe(200)
  return { params }
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
    expired: (backend) => backend.clock.advance(OFFER_DAYS * 86_400_000),
  },
  listing: {
    available: (backend) => listingsIn(backend, 'available'),
    pending: (backend) => listingsIn(backend, 'pending'),
    sold: (backend) => listingsIn(backend, 'sold'),
  },
  report: {
    open: () => {},
    upheld: (backend) => done(backend, 'upholdReport'),
    dismissed: (backend) => done(backend, 'dismissReport'),
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

/** The calls about a thing that is there already; each is refused in the states from which it has no arrow. */
function callsOf(id: MachineId): readonly EndpointId[] {
  const own = machineOf(id).arrows.filter(({ from, aside }) => from !== null && !aside)
  return [...new Set(own.map(({ event }) => event))].filter((event) => event !== 'time')
}

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
  if (lists || visits) return { ...given, as: lists ? 'verified' : 'regular' }
  return call === 'submitIdVerification' ? {} : (given ?? unnamed(call))
}

function unnamed(call: EndpointId): Given {
  return call.endsWith('Verification') && EXAMPLE_REQUESTS[call].params ? { params: { id: 'unknown' } } : {}
}

/** A call without a session, or with the token of one that has ended. */
async function askWithToken(backend: Backend, call: EndpointId, state: string) {
  const { method, path } = (ENDPOINTS as readonly Endpoint<EndpointId>[]).find(({ id }) => id === call)!
  const headers = new Headers(state === 'ended' ? { Authorization: `Bearer ${personaToken('regular')}` } : [])
  const response = await getResponse(
    toMswHandlers(backend),
    new Request(`http://localhost${path}`, { method, headers }),
  )
  return { status: response?.status }
}
