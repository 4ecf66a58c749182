import { beforeEach, expect, test } from 'vitest'
import { call } from '@/api/call'
import { getOwnActivity } from '@/contract/account/activity'
import { getOwnProfile } from '@/contract/account/user'
import { countSave, countView } from '@/contract/listing/interest'
import { deleteProperty, getProperty, listMyProperties } from '@/contract/listing/properties'
import { INTEREST } from '@/contract/rules/limits'
import { activityDays } from '@/domain/listing/own/activity'
import { as, backend, openForEach } from '../listings.test-support'

openForEach()
beforeEach(() => as(null))

const ANA = 'phone-of-ana-000001'
const BEN = 'phone-of-ben-000001'
const LISTING = '1'
const DAY = 86_400_000

const view = (device: string, id = LISTING) => call(countView, { params: { id }, body: { device } })
const save = (device: string, saved = true, id = LISTING) =>
  call(countSave, { params: { id }, body: { device, saved } })

async function figures() {
  as('verified')
  const own = (await call(listMyProperties, {})).data.find(({ id }) => id === LISTING)
  const { data } = await call(getOwnActivity, {})
  const today = activityDays(data, LISTING).at(-1)
  const { insights } = (await call(getOwnProfile, {})).data
  as(null)
  return {
    views: [own?.views, today?.views, insights?.listing_views].map(Number),
    saves: [own?.likes, today?.saves, insights?.total_likes].map(Number),
  }
}

const more = (before: readonly number[], by: number) => before.map((figure) => figure + by)

test('a view counts once for a device and a day, in every figure of the lister', async () => {
  const before = await figures()
  for (const device of [ANA, ANA, BEN]) await view(device)
  const after = await figures()
  expect(after).toEqual({ views: more(before.views, 2), saves: before.saves })
  backend.clock.advance(DAY)
  await view(ANA)
  expect((await figures()).views[0]).toBe(Number(after.views[0]) + 1)
})

test('a save counts once for a device and is taken back', async () => {
  const before = await figures()
  for (const device of [ANA, ANA, BEN]) await save(device)
  expect(await figures()).toEqual({ views: before.views, saves: more(before.saves, 2) })
  for (const device of [ANA, ANA]) await save(device, false)
  expect(await figures()).toEqual({ views: before.views, saves: more(before.saves, 1) })
})

test('own views and saves are taken and not counted', async () => {
  const before = await figures()
  as('verified')
  await view(ANA)
  await save(ANA)
  expect(await figures()).toEqual(before)
})

test('nobody but the owner reads the figures or the mark of a device', async () => {
  await view(ANA)
  await save(ANA)
  const answers = JSON.stringify([(await call(getProperty, { params: { id: LISTING } })).data, await figures()])
  expect(answers).not.toContain(ANA)
  as('regular')
  expect((await call(getProperty, { params: { id: LISTING } })).data).not.toHaveProperty('views')
})

test('a device that opens very many listings in a minute is told when it may go on', async () => {
  const others = backend.db.property.all().map(({ id }) => id)
  const at = backend.clock.iso()
  for (let count = 0; count < INTEREST.most; count += 1)
    backend.db.listing_view.insert({ id: `seen-${count}`, property_id: others[0] ?? '', device: ANA, at })
  await expect(view(ANA)).rejects.toMatchObject({ status: 429, retryAfter: INTEREST.minutes * 60 })
  await view(BEN)
  backend.clock.advance(INTEREST.minutes * 60_000)
  await view(ANA)
})

test('what was counted of a listing goes with it', async () => {
  await view(ANA)
  await save(ANA)
  expect([backend.db.listing_view.all().length, backend.db.listing_save.all().length]).toEqual([1, 1])
  as('verified')
  await call(deleteProperty, { params: { id: LISTING } })
  expect([backend.db.listing_view.all(), backend.db.listing_save.all()]).toEqual([[], []])
})
