import { expect, test } from 'vitest'
import type { Backend } from '@mocks/backend'
import { PERSONA_IDS } from '@mocks/accounts'
import { askFor, exampleBackend } from '@mocks/documents/examples'
import { EXAMPLE_REQUESTS, type ExampleRequest } from '@mocks/documents/requests'
import { OFFER_DAYS } from '@/contract/fields'
import { ENDPOINT_IDS, type EndpointId } from '@/contract'
import { EVERY_MACHINE, MACHINES, stepsFrom, type StateOf } from '@/contract/rules/machines'

const asked = (backend: Backend, id: EndpointId, given: Partial<ExampleRequest>) =>
  askFor(backend, id, { ...EXAMPLE_REQUESTS[id], ...given })

/** Who got which kind of notification since there were so many, by the names of the sides. */
function toldSince({ db }: Backend, count: number, sides: Record<string, string>): string[] {
  const rows = db.notification.all().slice(count)
  const nameOf = (userId: string) => Object.keys(sides).find((name) => sides[name] === userId) ?? userId
  return rows.map(({ user_id, type }) => `${nameOf(user_id)} ${type}`)
}

test.each(EVERY_MACHINE)('%s: arrows join known states, and every state is reached', (_, { states, arrows }) => {
  const known = [null, ...Object.keys(states)]
  expect(
    arrows.filter(
      ({ from, to, event }) =>
        !known.includes(from) || !known.includes(to) || ![...ENDPOINT_IDS, 'time'].includes(event),
    ),
  ).toEqual([])
  expect(Object.keys(states).filter((state) => !arrows.some(({ to }) => to === state))).toEqual([])
})

const TOUR_CALLS = [
  'confirmTour',
  'declineTour',
  'cancelTour',
  'rescheduleTour',
  'proposeTourTime',
  'answerTourProposal',
] as const
const TOUR_STATES = Object.keys(MACHINES.tour.states) as StateOf<'tour'>[]

const sides = { visitor: PERSONA_IDS.regular, lister: PERSONA_IDS.verified }

test.each(TOUR_STATES.flatMap((state) => TOUR_CALLS.map((call) => [state, call] as const)))(
  'a %s tour takes %s as the machine has it',
  async (state, call) => {
    const backend = await exampleBackend()
    const { db } = backend
    const made = await asked(backend, 'createTour', {})
    const { id } = (made.answer as { data: { id: string } }).data
    const isOver = state === 'completed'
    db.tour.update(id, {
      status: isOver ? 'scheduled' : state,
      ...(isOver ? { date: '2026-06-01' } : {}),
      ...(call === 'answerTourProposal' ? { proposed_date: '2026-06-23', proposed_time: '09:00' } : {}),
    })
    const steps = stepsFrom('tour', state, call)
    const before = db.notification.all().length
    const by = MACHINES.tour.arrows.find(({ event }) => event === call)?.by
    const { status } = await asked(backend, call, { as: by === 'lister' ? 'verified' : 'regular', params: { id } })
    expect(status).toBe(steps.length > 0 ? 200 : MACHINES.tour.refusal)
    const reached = steps.length > 0 ? steps.map(({ to }) => to) : [isOver ? 'scheduled' : state]
    expect(reached).toContain(db.tour.find(id)?.status)
    expect(toldSince(backend, before, sides)).toEqual(
      steps[0]?.tells?.map(({ whom, by: type }) => `${whom} ${type}`) ?? [],
    )
  },
)

/** The answers of the seller by which an offer gets into a state. */
const OFFER_PATHS: Record<StateOf<'offer'>, EndpointId[]> = {
  open: [],
  accepted: ['acceptOffer'],
  rejected: ['rejectOffer'],
  countered: ['counterOffer'],
  withdrawn: ['withdrawOffer'],
  expired: [],
}
const OFFER_STATES = Object.keys(MACHINES.offer.states) as StateOf<'offer'>[]

test.each(
  OFFER_STATES.flatMap((state) =>
    (['acceptOffer', 'rejectOffer', 'counterOffer'] as const).map((call) => [state, call] as const),
  ),
)('an %s offer takes %s as the machine has it', async (state, call) => {
  const backend = await exampleBackend()
  for (const step of OFFER_PATHS[state]) await asked(backend, step, {})
  if (state === 'expired') backend.clock.advance(OFFER_DAYS * 86_400_000)
  const before = backend.db.notification.all().length
  const steps = stepsFrom('offer', state, call).filter(({ by }) => by === 'seller')
  const { status } = await asked(backend, call, {})
  expect(status).toBe(steps.length === 0 ? MACHINES.offer.refusal : call === 'counterOffer' ? 201 : 200)
  const told = toldSince(backend, before, { buyer: '113' })
  expect(told.includes('buyer message')).toBe(steps.length > 0)
})

const ID_STATES = Object.keys(MACHINES.idVerification.states) as StateOf<'idVerification'>[]
const ID_CALLS = ['submitIdVerification', 'approveVerification', 'rejectVerification'] as const

test.each(ID_STATES.flatMap((state) => ID_CALLS.map((call) => [state, call] as const)))(
  'an ID that is %s takes %s as the machine has it',
  async (state, call) => {
    const backend = await exampleBackend()
    const { db } = backend
    if (state !== 'not_submitted') await asked(backend, 'submitIdVerification', {})
    const id = db.id_submission.where(({ user_id }) => user_id === PERSONA_IDS.regular).at(-1)?.id ?? 'none'
    if (state === 'approved') await asked(backend, 'approveVerification', { params: { id } })
    if (state === 'rejected') await asked(backend, 'rejectVerification', { params: { id } })
    const before = db.notification.all().length
    const steps = stepsFrom('idVerification', state, call)
    const { status } = await asked(
      backend,
      call,
      id === 'none' || call === 'submitIdVerification' ? {} : { params: { id } },
    )
    const nothingToDecide = state === 'not_submitted' && call !== 'submitIdVerification'
    // Without a submission there is no id to name.
    if (nothingToDecide) return
    expect(status).toBe(steps.length > 0 ? 200 : MACHINES.idVerification.refusal)
    const told = toldSince(backend, before, { applicant: PERSONA_IDS.regular })
    expect(told).toEqual(steps[0]?.tells?.map(({ whom, by }) => `${whom} ${by}`) ?? [])
  },
)

test('each state of a phone number and of an address takes what the machine has for it', async () => {
  const backend = await exampleBackend()
  const { db, clock } = backend
  const code = () => db.phone_code.all().at(-1)?.code ?? ''
  const number = { phone_number: '+63 917 155 0101' }
  const enter = async (verification_code: string) =>
    (await asked(backend, 'verifyPhone', { body: { ...number, verification_code } })).status
  expect(await enter('000000')).toBe(MACHINES.phoneVerification.refusal)
  await asked(backend, 'sendVerificationCode', {})
  clock.advance(10 * 60_000)
  expect(await enter(code())).toBe(MACHINES.phoneVerification.refusal)
  await asked(backend, 'sendVerificationCode', {})
  expect(await enter(code())).toBe(200)
  await asked(backend, 'updateOwnProfile', { body: { phone_number: '+63 917 155 0199' } })
  expect(db.user.find(PERSONA_IDS.regular)?.phone_verified).toBe(false)
  expect((await asked(backend, 'register', {})).status).toBe(MACHINES.registrationCode.refusal)
})
