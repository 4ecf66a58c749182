import { changeFavoriteList, createFavoriteList } from '@/contract/favorites/favorite-lists'
import { shareFavoriteList, voteOnSharedList } from '@/contract/favorites/shared-lists'
import type { EndpointId } from '@/contract'
import type { Limit } from '@/contract/rules/limits'
import { ANY_TIME, updateVisitingTimes, WEEKDAYS } from '@/contract/tours/visiting-times'
import { lister } from '../checks/between-people/listers'
import type { World } from '../context'
import { dayFromNow, listing } from '../fixtures'
import { requireLimit, type Trial } from './attempt'

const many = <T>(count: number, make: (place: number) => T) => Array.from({ length: count }, (_, place) => make(place))

const collector = (world: World) => world.newcomer('limit-collector')

/** As many lists as an account may have, and one more. */
const lists: Trial = async (world, kept) => {
  const { token } = await world.newcomer('limit-lists')
  const make = (place: number) => world.ask(createFavoriteList, { token, body: { name: `List ${place}` } })
  for (let place = 0; place < kept.limit.value; place += 1) requireLimit(kept, false, await make(place))
  requireLimit(kept, true, await make(kept.limit.value))
}

const homes = (count: number) => many(count, (place) => `home-${place}`)

const inNewList: Trial = async (world, kept) => {
  const { token } = await collector(world)
  const make = (count: number) =>
    world.ask(createFavoriteList, { token, body: { name: `Homes ${count}`, property_ids: homes(count) } })
  requireLimit(kept, false, await make(kept.limit.value))
  requireLimit(kept, true, await make(kept.limit.value + 1))
}

const inList: Trial = async (world, kept) => {
  const { token } = await collector(world)
  const body = { name: 'Filled', property_ids: homes(kept.limit.value - 1) }
  const id = String((await world.succeed(createFavoriteList, { token, body })).id)
  const add = (home: string) => world.ask(changeFavoriteList, { token, params: { id }, body: { add: [home] } })
  requireLimit(kept, false, await add('the-last'))
  requireLimit(kept, true, await add('one-more'))
}

const voters: Trial = async (world, kept) => {
  const { token } = await collector(world)
  const { id: home } = await listing(world)
  const list = await world.succeed(createFavoriteList, { token, body: { name: 'Voted on', property_ids: [home] } })
  const { link } = await world.succeed(shareFavoriteList, { token, params: { id: String(list.id) } })
  const vote = (place: number) => {
    const body = { voter: `conform-${world.run}-voter-${place}`, name: `V ${place}`, property_id: home, vote: 'up' }
    return world.ask(voteOnSharedList, { params: { id: String(link) }, body })
  }
  for (let place = 0; place < kept.limit.value; place += 1) requireLimit(kept, false, await vote(place))
  requireLimit(kept, true, await vote(kept.limit.value))
}

const hour = (place: number) => ({ weekday: WEEKDAYS[place % WEEKDAYS.length]!, from: '09:00', until: '12:00' })

/** What a list of visiting times has that many of. */
const TIMES: Record<string, (world: World, count: number) => object> = {
  hours: (_, count) => ({ hours: many(count, hour) }),
  days: (world, count) => ({ days_off: many(count, (place) => dayFromNow(world, place + 1)) }),
  // Of one listing: how many differ is counted, whichever they are.
  listings: (_, count) => ({
    listings: many(count, (place) => ({ property_id: String(place), hours: null, days_off: [] })),
  }),
}

const times: Trial = async (world, kept) => {
  const { token } = await lister(world, 'limit-times')
  const { unit, value } = kept.limit
  const set = (count: number) =>
    world.ask(updateVisitingTimes, { token, body: { ...ANY_TIME, ...TIMES[unit]!(world, count) } })
  requireLimit(kept, true, await set(value + 1))
  // Two hundred listings of one's own are nobody's: within the limit hours and days alone are tried.
  if (unit !== 'listings') requireLimit(kept, false, await set(value))
}

/** The trials of how long lists may be. */
export const LISTS: { readonly [Id in EndpointId]?: (limit: Limit) => Trial | undefined } = {
  createFavoriteList: ({ unit }) => (unit === 'lists' ? lists : inNewList),
  changeFavoriteList: () => inList,
  voteOnSharedList: () => voters,
  updateVisitingTimes: ({ unit }) => (unit in TIMES ? times : undefined),
}
