import { acceptOffer, rejectOffer } from '@/contract/messages/offers'
import { MACHINES, stepsFrom } from '@/contract/rules/machines'
import { answerTourProposal, cancelTour, createTour, listTours, rescheduleTour } from '@/contract/tours/tours'
import { confirmTour, declineTour, proposeTourTime } from '@/contract/tours/requests'
import { check, type Check } from '../../check'
import { Difference } from '../../failure'
import { conversation, dayFromNow, offer } from '../../fixtures'
import type { World } from '../../context'

const TOUR_CALLS = [confirmTour, proposeTourTime, answerTourProposal, rescheduleTour, declineTour, cancelTour] as const
type TourCall = (typeof TOUR_CALLS)[number]

/** The states in which a visit can be without waiting for its day, and the call that leads there. */
const TOUR_PATHS = { pending: undefined, scheduled: confirmTour, cancelled: cancelTour } as const
type ReachedState = keyof typeof TOUR_PATHS

/** A day of its own for each visit, so that no two are at one time. */
const DAY_OF: Record<ReachedState, number> = { pending: 60, scheduled: 67, cancelled: 74 }

/** A body for a call about a visit that is on that day. */
const tourBody = (date: string): Record<string, Record<string, unknown>> => ({
  proposeTourTime: { date, time: '16:00' },
  rescheduleTour: { date, time: '17:00' },
  answerTourProposal: { accepted: true },
  declineTour: {},
})

/** Brings a new visit into a state, makes a call, and compares with the arrows of the machine. */
async function tryTour(world: World, state: ReachedState, call: TourCall) {
  const { property, buyer, seller } = await conversation(world, 'machine')
  const date = dayFromNow(world, DAY_OF[state] + TOUR_CALLS.indexOf(call))
  const body = { property_id: property, date, time: '08:00', duration: 45 }
  const { id } = await world.succeed(createTour, { token: buyer.token, body })
  const params = { id: String(id) }
  world.later(() => world.ask(cancelTour, { token: buyer.token, params }))
  const listers: readonly string[] = ['confirmTour', 'declineTour', 'proposeTourTime']
  const ask = (one: TourCall) => {
    const given = tourBody(date)[one.id]
    const { token } = listers.includes(one.id) ? seller : buyer
    return world.ask(one, { token, params, ...(given ? { body: given } : {}) })
  }
  const way = TOUR_PATHS[state]
  // The proposal is made first: a cancelled visit takes none.
  if (call === answerTourProposal && state !== 'cancelled') await ask(proposeTourTime)
  if (way) await ask(way)
  if (call === answerTourProposal && state === 'scheduled') await ask(proposeTourTime)
  const { status } = await ask(call)
  const steps = stepsFrom('tour', state, call.id)
  const expected = steps.length > 0 ? 200 : MACHINES.tour.refusal
  if (status !== expected) throw new Difference(call.id, `from ${state}`, String(expected), String(status))
  const now = (await world.succeed(listTours, { token: buyer.token })).find((one) => String(one.id) === params.id)
  const reached = steps.length > 0 ? steps.map(({ to }) => to) : [state]
  if (!reached.includes(now?.status ?? ''))
    throw new Difference(call.id, `state after ${state}`, reached.join(' or '), now?.status ?? 'no tour')
}

/** The machines of visits and offers, as far as calls alone lead from state to state. */
export const visitMachineChecks: Check[] = [
  ...TOUR_CALLS.map((call) =>
    check('leads a visit from state to state as the machine has it, and refuses the rest', [call], async (world) => {
      for (const state of Object.keys(TOUR_PATHS) as ReachedState[]) await tryTour(world, state, call)
    }),
  ),
  ...[acceptOffer, rejectOffer].map((call) =>
    check('answers an offer from its open state only', [call], async (world) => {
      const talk = await conversation(world, `machine ${call.id}`)
      const { id } = await offer(world, talk)
      const { token } = talk.seller
      const body = { conversation_id: talk.id, offer_id: String(id) }
      await world.succeed(call, { token, body })
      for (const again of [acceptOffer, rejectOffer]) {
        const { status } = await world.ask(again, { token, body })
        const state = call === acceptOffer ? 'accepted' : 'rejected'
        if (status !== MACHINES.offer.refusal)
          throw new Difference(again.id, `from ${state}`, String(MACHINES.offer.refusal), String(status))
      }
    }),
  ),
]
