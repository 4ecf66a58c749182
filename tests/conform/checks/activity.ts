import { ACTIVITY_DAYS, getOwnActivity, type OwnActivity } from '@/contract/account/activity'
import { countSave, countView } from '@/contract/listing/interest'
import { listMyProperties } from '@/contract/listing/properties'
import { check, type Check } from '../check'
import { demand, same } from '../failure'
import { UNKNOWN_ID } from '../talking/client'
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
  check(
    'counts the views and saves of others, once for each device',
    [countView, countSave, listMyProperties, getOwnActivity],
    async (world) => {
      const { id, owner } = await listing(world, 'interest')
      const at = { params: { id } }
      const { token: somebody } = await world.buyer()
      const views = (device: string, token: string | null = null) =>
        world.succeed(countView, { ...at, token, body: { device } })
      const saves = (device: string, saved: boolean, token: string | null = null) =>
        world.succeed(countSave, { ...at, token, body: { device, saved } })
      const counted = async () => {
        const own = await world.succeed(listMyProperties, { token: owner.token })
        const row = own.find((one) => String(one.id) === id)
        return `${row?.views ?? 0} views, ${row?.likes ?? 0} saves`
      }
      const [ana, ben] = [`conform-${world.run}-phone-of-ana`, `conform-${world.run}-phone-of-ben`]
      const figures = { on: listMyProperties, field: 'data.*.views and likes' }
      for (let time = 0; time < 2; time += 1) {
        await views(ana)
        await views(ben, somebody)
        await saves(ana, true)
        await saves(ben, true, somebody)
      }
      same(figures, await counted(), '2 views, 2 saves')
      await views(`conform-${world.run}-of-the-owner`, owner.token)
      await saves(`conform-${world.run}-of-the-owner`, true, owner.token)
      same({ ...figures, field: `${figures.field} after the owner’s own` }, await counted(), '2 views, 2 saves')
      for (let time = 0; time < 2; time += 1) await saves(ben, false, somebody)
      same({ ...figures, field: `${figures.field} after one was taken back` }, await counted(), '2 views, 1 saves')
      const { listings } = await world.succeed(on, { token: owner.token })
      const days = listings.find(({ property_id }) => String(property_id) === id)?.days ?? []
      same({ on, field: 'data.listings.*.days.*.views, together' }, sum(days, 'views'), 2)
      same({ on, field: 'data.listings.*.days.*.saves, together' }, sum(days, 'saves'), 1)
      const unknown = { params: { id: UNKNOWN_ID } }
      await world.refuse(404, countView, { ...unknown, body: { device: ana } })
      await world.refuse(404, countSave, { ...unknown, body: { device: ana, saved: true } })
    },
  ),
]
