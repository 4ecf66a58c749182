import { cancelTour, createTour, listTours, rescheduleTour } from '@/contract/tours/tours'
import {
  getOwnVisitingTimes,
  getVisitingTimes,
  updateVisitingTimes,
  WEEKDAYS,
  type OwnVisitingTimes,
} from '@/contract/tours/visiting-times'
import { weekdayOf } from '@/domain/tours/visiting-times'
import type { World } from '../context'
import { check, type Check } from '../check'
import { demand, same } from '../failure'
import { dayFromNow, listing } from '../fixtures'

type OwnTimes = Omit<OwnVisitingTimes['listings'][number], 'property_id'>

/** Gives one listing times of its own while `run` goes on; the lister's times are as before afterwards. */
async function withTimes(world: World, times: OwnTimes, run: (property: string) => Promise<void>): Promise<void> {
  const { id: property, owner } = await listing(world, 'visits')
  const { token } = owner
  const before = await world.succeed(getOwnVisitingTimes, { token })
  const others = before.listings.filter(({ property_id }) => String(property_id) !== property)
  const body = { ...before, listings: [...others, { property_id: property, ...times }] }
  await world.succeed(updateVisitingTimes, { token, body })
  try {
    await run(property)
  } finally {
    await world.ask(updateVisitingTimes, { token, body: before })
  }
}

/** Hours as one text, whatever the order of their fields. */
const said = (hours: OwnTimes['hours']) =>
  hours?.map(({ weekday, from, until }) => `${weekday} ${from} ${until}`).join(', ')

/** A listing that is open from nine to twelve on the weekday of a day, and closed on another day. */
function morningsOf(world: World, days: number) {
  const [open, off] = [dayFromNow(world, days), dayFromNow(world, days + 7)]
  const weekday = weekdayOf(open) ?? WEEKDAYS[0]
  return { open, off, times: { hours: [{ weekday, from: '09:00', until: '12:00' }], days_off: [off] } }
}

export const visitingTimesChecks: Check[] = [
  check(
    'keeps when a listing can be visited, and shows it to everybody',
    [updateVisitingTimes, getOwnVisitingTimes, getVisitingTimes],
    async (world) => {
      const { times } = morningsOf(world, 50)
      await withTimes(world, times, async (property) => {
        const { token } = await world.person('verified')
        const own = await world.succeed(getOwnVisitingTimes, { token })
        const kept = own.listings.find(({ property_id }) => String(property_id) === property)
        demand(kept !== undefined, { on: getOwnVisitingTimes, field: 'data.listings' }, 'the listing', own.listings)
        same({ on: getOwnVisitingTimes, field: 'data.listings.*.hours' }, said(kept.hours), said(times.hours))
        const shown = await world.succeed(getVisitingTimes, { token: null, params: { id: property } })
        same({ on: getVisitingTimes, field: 'data.hours' }, said(shown.hours), said(times.hours))
        demand(
          times.days_off.every((day) => shown.days_off.includes(day)),
          { on: getVisitingTimes, field: 'data.days_off' },
          times.days_off.join(', '),
          shown.days_off,
        )
      })
    },
  ),
  check('lets listers set the times of their own listings only', [updateVisitingTimes], async (world) => {
    const { id } = await listing(world, 'visits')
    const body = { hours: null, days_off: [], listings: [{ property_id: id, hours: [], days_off: [] }] }
    const { token } = await world.buyer()
    await world.refuse(422, updateVisitingTimes, { token, body }, ['listings'])
  }),
  check(
    'refuses visits outside the times by name, and takes those within',
    [createTour, rescheduleTour, getVisitingTimes],
    async (world) => {
      const { open, off, times } = morningsOf(world, 52)
      await withTimes(world, times, async (property) => {
        const { token } = await world.buyer()
        const ask = (date: string, time: string) => ({ token, body: { property_id: property, date, time } })
        await world.refuse(422, createTour, ask(open, '13:00'), ['time'])
        await world.refuse(422, createTour, ask(off, '10:00'), ['date'])
        await world.refuse(422, createTour, ask(dayFromNow(world, 53), '10:00'), ['date'])
        const { id } = await world.succeed(createTour, ask(open, '10:00'))
        world.later(() => world.ask(cancelTour, { token, params: { id: String(id) } }))
        const move = { token, params: { id: String(id) }, body: { date: open, time: '15:00' } }
        await world.refuse(422, rescheduleTour, move, ['time'])
      })
    },
  ),
  check('leaves visits as they are when the times change', [updateVisitingTimes, listTours], async (world) => {
    const { id: property } = await listing(world, 'visits')
    const { token } = await world.buyer()
    const date = dayFromNow(world, 58)
    const { id } = await world.succeed(createTour, { token, body: { property_id: property, date, time: '16:00' } })
    world.later(() => world.ask(cancelTour, { token, params: { id: String(id) } }))
    await withTimes(world, { hours: [], days_off: [] }, async () => {
      const found = (await world.succeed(listTours, { token })).find((one) => String(one.id) === String(id))
      same({ on: listTours, field: 'data.*.status' }, found?.status, 'pending')
    })
  }),
]
