import { listMessages } from '@/contract/messages/messages'
import { tourUpdated } from '@/contract/messages/realtime'
import { answerTourProposal, cancelTour, createTour, listTours } from '@/contract/tours/tours'
import { confirmTour, declineTour, inviteToTour, listTourRequests, proposeTourTime } from '@/contract/tours/requests'
import { clashProblem } from '@/contract/tours/clash'
import { TOUR_DAYS_AHEAD } from '@/contract/tours/tour'
import { getVisitingTimes, TAKEN_DAYS } from '@/contract/tours/visiting-times'
import { check, type Check } from '../check'
import { demand, same } from '../failure'
import { conversation, dayFromNow, listing } from '../fixtures'
import type { World } from '../context'

/** A visit that waits for its lister, on a day of its own. */
function visit(world: World, days: number) {
  return world.once(`visit ${days}`, async () => {
    const { id: property, owner: lister } = await listing(world, 'visits')
    const visitor = await world.buyer()
    const [date, later] = [dayFromNow(world, days), dayFromNow(world, days + 1)]
    const body = { property_id: property, date, time: '11:00', duration: 45 } as const
    // Connected, so that nobody answers in their place.
    await Promise.all([world.ear(lister), world.ear(visitor)]).catch(() => undefined)
    const { id } = await world.succeed(createTour, { token: visitor.token, body })
    world.later(() => world.ask(cancelTour, { token: visitor.token, params: { id } }))
    return { id: String(id), property, date, later, lister, visitor }
  })
}

/** The visit as its visitor sees it. */
async function seen(world: World, id: string, token: string) {
  const found = (await world.succeed(listTours, { token })).find((one) => String(one.id) === id)
  demand(found !== undefined, { on: listTours, field: 'data' }, `the tour ${id}`, found)
  return found
}

export const visitChecks: Check[] = [
  check('shows a visit in the conversation in which it is proposed', [createTour, listMessages], async (world) => {
    const { id, property, buyer, seller } = await conversation(world, 'visits')
    const visit = { property_id: property, time: '16:30', duration: 45 } as const
    const on = listMessages
    const body = { ...visit, date: dayFromNow(world, 33), conversation_id: id }
    const { id: made } = await world.succeed(createTour, { token: buyer.token, body })
    world.later(() => world.ask(cancelTour, { token: buyer.token, params: { id: String(made) } }))
    const messages = await world.succeed(on, { token: seller.token, params: { conversationId: id } })
    const shown = messages.filter(({ tour_id }) => String(tour_id) === String(made))
    same({ on, field: 'data, messages with the visit' }, shown.length, 1)
    same({ on, field: 'data.*.sender' }, shown[0]?.sender, buyer.id)
    // In a conversation of other people nothing is proposed.
    const { token } = await world.person('professional')
    const other = { ...visit, date: dayFromNow(world, 34), conversation_id: id }
    await world.refuse(422, createTour, { token, body: other }, ['conversation_id'])
  }),
  check(
    'lets a lister begin a visit, which waits for the visitor alone',
    [inviteToTour, confirmTour],
    async (world) => {
      const { id: conversation_id, buyer, seller } = await conversation(world, 'visits')
      const invite = (days: number) => {
        const date = dayFromNow(world, days)
        return { conversation_id, date, time: '08:30', duration: 45 } as const
      }
      await world.refuse(403, inviteToTour, { token: buyer.token, body: invite(36) })
      for (const [accepted, status] of [
        [true, 'scheduled'],
        [false, 'cancelled'],
      ] as const) {
        const body = invite(accepted ? 36 : 37)
        const { id } = await world.succeed(inviteToTour, { token: seller.token, body })
        const params = { id: String(id) }
        world.later(() => world.ask(cancelTour, { token: buyer.token, params }))
        const asked = await seen(world, params.id, buyer.token)
        same({ on: listTours, field: 'data.*.status, of an invitation' }, asked.status, 'pending')
        same({ on: listTours, field: 'data.*.invited' }, asked.invited, true)
        await world.refuse(409, confirmTour, { token: seller.token, params })
        const answered = await world.succeed(answerTourProposal, { token: buyer.token, params, body: { accepted } })
        same({ on: answerTourProposal, field: 'data.status, of an invitation' }, answered.status, status)
      }
    },
  ),
  check('shows listers who would like to visit, and nobody else', [listTourRequests, createTour], async (world) => {
    const { id, lister, visitor } = await visit(world, 60)
    const rows = await world.succeed(listTourRequests, { token: lister.token })
    const found = rows.find((one) => String(one.id) === id)
    demand(found !== undefined, { on: listTourRequests, field: 'data' }, `the tour ${id}`, rows)
    same({ on: listTourRequests, field: 'data.*.visitor.id' }, found.visitor?.id, visitor.id)
    const others = await world.succeed(listTourRequests, { token: (await world.person('professional')).token })
    demand(!others.some((one) => String(one.id) === id), { on: listTourRequests, field: 'data' }, 'own ones only', id)
  }),
  check('confirms a visit once, and its lister alone may', [confirmTour, listTours], async (world) => {
    const { id, lister, visitor } = await visit(world, 62)
    for (const { token } of [visitor, await world.person('professional')])
      await world.refuse(403, confirmTour, { token, params: { id } })
    await world.succeed(confirmTour, { token: lister.token, params: { id } })
    same({ on: listTours, field: 'data.*.status' }, (await seen(world, id, visitor.token)).status, 'scheduled')
    await world.refuse(409, confirmTour, { token: lister.token, params: { id } })
  }),
  check('declines a visit with the lister’s reason, once', [declineTour, listTours], async (world) => {
    const { id, lister, visitor } = await visit(world, 64)
    const body = { reason: 'Not that week.' }
    await world.refuse(403, declineTour, { token: visitor.token, params: { id }, body })
    await world.succeed(declineTour, { token: lister.token, params: { id }, body })
    const found = await seen(world, id, visitor.token)
    same({ on: listTours, field: 'data.*.status' }, found.status, 'cancelled')
    same({ on: listTours, field: 'data.*.cancelled_by' }, found.cancelled_by, 'lister')
    same({ on: listTours, field: 'data.*.reason' }, found.reason, body.reason)
    await world.refuse(409, declineTour, { token: lister.token, params: { id }, body })
  }),
  check('keeps a visit as it is while another time is proposed', [proposeTourTime, listTours], async (world) => {
    const { id, date, later, lister, visitor } = await visit(world, 66)
    const body = { date: later, time: '15:00' }
    await world.refuse(403, proposeTourTime, { token: visitor.token, params: { id }, body })
    await world.succeed(proposeTourTime, { token: lister.token, params: { id }, body })
    const found = await seen(world, id, visitor.token)
    same({ on: listTours, field: 'data.*.date' }, found.date, date)
    same({ on: listTours, field: 'data.*.proposal.date' }, found.proposal?.date, later)
    same({ on: listTours, field: 'data.*.proposal.time' }, found.proposal?.time.slice(0, 5), body.time)
    for (const days of [-2, TOUR_DAYS_AHEAD + 5]) {
      const wrong = { ...body, date: dayFromNow(world, days) }
      await world.refuse(422, proposeTourTime, { token: lister.token, params: { id }, body: wrong })
    }
  }),
  check('lets the visitor answer a proposed time', [answerTourProposal, proposeTourTime], async (world) => {
    const { id, date, later, lister, visitor } = await visit(world, 68)
    const propose = () =>
      world.succeed(proposeTourTime, { token: lister.token, params: { id }, body: { date: later, time: '15:00' } })
    const answer = (accepted: boolean) => ({ token: visitor.token, params: { id }, body: { accepted } })
    await world.refuse(409, answerTourProposal, answer(true))
    await propose()
    await world.refuse(403, answerTourProposal, { ...answer(true), token: lister.token })
    const on = answerTourProposal
    const kept = await world.succeed(on, answer(false))
    same({ on, field: 'data.status' }, kept.status, 'pending')
    same({ on, field: 'data.date' }, kept.date, date)
    await propose()
    const moved = await world.succeed(on, answer(true))
    same({ on, field: 'data.status' }, moved.status, 'scheduled')
    same({ on, field: 'data.date' }, moved.date, later)
  }),
  check('books nothing further ahead than the limit', [createTour], async (world) => {
    const { property, visitor } = await visit(world, 60)
    for (const date of [dayFromNow(world, TOUR_DAYS_AHEAD + 5), '9999-11-23'])
      await world.refuse(422, createTour, {
        token: visitor.token,
        body: { property_id: property, date, time: '09:30' },
      })
  }),
  check('takes one visit of a visitor to a listing on a day, and none at night', [createTour], async (world) => {
    const { property, date, visitor } = await visit(world, 72)
    const ask = (day: string, time: string) =>
      world.ask(createTour, { token: visitor.token, body: { property_id: property, date: day, time } })
    const on = createTour
    same({ on, field: 'status, for a second visit on one day' }, (await ask(date, '15:00')).status, 409)
    same({ on, field: 'status, at night' }, (await ask(dayFromNow(world, 73), '03:00')).status, 422)
  }),
  check('asks before a lister is at two places at one hour', [confirmTour, proposeTourTime], async (world) => {
    const { id: agreed, lister, date } = await visit(world, 76)
    const { token } = lister
    await world.succeed(confirmTour, { token, params: { id: agreed } })
    const { id: property_id } = await listing(world, 'visits elsewhere')
    const other = await world.person('professional')
    const body = { property_id, date, time: '11:00', duration: 45 } as const
    const params = { id: String((await world.succeed(createTour, { token: other.token, body })).id) }
    world.later(() => world.ask(cancelTour, { token: other.token, params }))
    for (const [on, asked] of [
      [proposeTourTime, { token, params, body: { date, time: '11:15' } }],
      [confirmTour, { token, params }],
    ] as const) {
      const refused = await world.ask(on, asked)
      same({ on, field: 'status, at the hour of another visit' }, refused.status, 409)
      const { clashes = [] } = clashProblem.safeParse(refused.json).data ?? {}
      same({ on, field: 'clashes' }, clashes.map(({ id }) => String(id)).join(' '), agreed)
      const despite = await world.ask(on, { ...asked, query: { despite_clash: 'true' } })
      same({ on, field: 'status, despite another visit' }, despite.status, 200)
    }
    same(
      { on: listTours, field: 'data.*.status, despite another visit' },
      (await seen(world, params.id, other.token)).status,
      'scheduled',
    )
  }),
  check(
    'tells when a lister is on a confirmed visit at all of their listings, and nothing but the time',
    [getVisitingTimes, confirmTour, cancelTour],
    async (world) => {
      const on = getVisitingTimes
      const { id, date, lister, visitor } = await visit(world, TAKEN_DAYS - 1)
      const params = { id: (await listing(world, 'visits elsewhere')).id }
      const told = async () => {
        const { json } = await world.ask(on, { token: null, params })
        // As it was sent: the schema would drop what is too much.
        const { taken } = (json as { data?: { taken?: Record<string, unknown>[] | null } }).data ?? {}
        return taken?.filter((one) => one['date'] === date && one['time'] === '11:00') ?? []
      }
      const before = await told()
      await world.succeed(confirmTour, { token: lister.token, params: { id }, query: { despite_clash: 'true' } })
      const confirmed = await told()
      same({ on, field: 'data.taken, once a visit is confirmed' }, confirmed.length, before.length + 1)
      for (const one of confirmed)
        same({ on, field: 'data.taken.*, its fields' }, Object.keys(one).toSorted().join(' '), 'date duration time')
      await world.succeed(cancelTour, { token: visitor.token, params: { id } })
      same({ on, field: 'data.taken, once it is cancelled' }, (await told()).length, before.length)
    },
  ),
  check('tells both sides of a visit, and nobody else', [tourUpdated, createTour], async (world) => {
    const { owner: lister } = await listing(world, 'visits')
    const visitor = await world.buyer()
    const [ears, stranger] = [
      await Promise.all([world.ear(lister), world.ear(visitor)]),
      await world.ear(await world.person('professional')),
    ]
    const { id, property } = await visit(world, 70)
    const about = (one: { tourId: string | number }) => String(one.tourId) === id
    for (const ear of ears) {
      const said = await ear.hear(tourUpdated, about)
      same({ on: tourUpdated, field: 'status' }, said.status, 'pending')
      same({ on: tourUpdated, field: 'propertyId' }, said.propertyId, property)
    }
    demand(!stranger.heard(tourUpdated, about), { on: tourUpdated, field: 'event for a stranger' }, 'nothing', 'it')
  }),
]
