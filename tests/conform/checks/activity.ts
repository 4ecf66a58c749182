import { ACTIVITY_DAYS, getOwnActivity, type OwnActivity } from '@/contract/activity'
import { listMyProperties } from '@/contract/properties'
import { check, type Check } from '../check'
import { demand, same } from '../failure'
import { conversation, dayFromNow, listing, offer } from '../fixtures'

const on = getOwnActivity

const sum = (days: OwnActivity['listings'][number]['days'], figure: 'views' | 'saves' | 'inquiries') =>
  days.reduce((total, day) => total + day[figure], 0)

export const activityChecks: Check[] = [
  check('counts by the day in the Philippines what happened to the own listings', [getOwnActivity], async (world) => {
    const talk = await conversation(world, 'visits')
    await offer(world, talk)
    const data = await world.succeed(on, { token: talk.seller.token })
    const today = dayFromNow(world, 0)
    same({ on, field: 'data.last_day' }, data.last_day, today)
    same({ on, field: 'data.first_day' }, data.first_day, dayFromNow(world, 1 - ACTIVITY_DAYS))
    const mine = data.listings.find(({ property_id }) => String(property_id) === talk.property)
    const counted = mine?.days.find(({ date }) => date === today)
    demand(counted !== undefined, { on, field: 'data.listings.*.days' }, `counts of ${today}`, mine?.days)
    same({ on, field: 'data.listings.*.days.*.inquiries' }, counted.inquiries, 1)
    same({ on, field: 'data.listings.*.days.*.offers' }, counted.offers, 1)
    const outside = data.listings.flatMap(({ days }) => days).find(({ date }) => date < data.first_day || date > today)
    demand(outside === undefined, { on, field: 'data.listings.*.days.*.date' }, 'a day between both ends', outside)
  }),
  check(
    'counts own listings only, and no more than their figures',
    [getOwnActivity, listMyProperties],
    async (world) => {
      const { owner } = await listing(world, 'visits')
      const own = await world.succeed(listMyProperties, { token: owner.token })
      const { listings } = await world.succeed(on, { token: owner.token })
      for (const { property_id, days } of listings) {
        const row = own.find(({ id }) => String(id) === String(property_id))
        demand(row !== undefined, { on, field: 'data.listings.*.property_id' }, 'an own listing', property_id)
        const figures = { views: row.views, saves: row.likes, inquiries: row.inquiries }
        for (const figure of ['views', 'saves', 'inquiries'] as const) {
          const most = figures[figure]
          if (most === null || most === undefined) continue
          const counted = sum(days, figure)
          demand(
            counted <= most,
            { on, field: `data.listings.*.days.*.${figure}` },
            `together at most ${most}`,
            counted,
          )
        }
      }
    },
  ),
]
