import { expect, test } from 'vitest'
import { call } from '@/api/call'
import { getOwnActivity } from '@/contract/account/activity'
import { listMyProperties } from '@/contract/listing/properties'
import { makeOffer } from '@/contract/messages/offers'
import { openConversation } from '@/contract/messages/conversations'
import { activityDays, activityTotal } from '@/domain/listing/own/activity'
import { spreadOverDays } from '../../store/worlds/views'
import { as, openForEach } from '../listings.test-support'

openForEach('signed-in-regular')

test.each(['verified', 'professional'] as const)(
  'the days of %s add up to the figures of each listing',
  async (who) => {
    as(who)
    const { data: own } = await call(listMyProperties, {})
    const { data: activity } = await call(getOwnActivity, {})
    expect(activity).toMatchObject({ first_day: '2026-05-17', last_day: '2026-06-15' })
    expect(activity.listings.length).toBeGreaterThan(0)
    for (const row of own) {
      const days = activityDays(activity, String(row.id))
      const sums = [activityTotal(days, 'views'), activityTotal(days, 'saves'), activityTotal(days, 'inquiries')]
      const figures = [row.views ?? 0, row.likes ?? 0, row.inquiries ?? 0]
      // An older listing has figures from before the first day too.
      const young = (row.created_at ?? '') >= '2026-05-17T00:00:00+08:00'
      const agrees = (sum: number, place: number) => (young ? sum === figures[place] : sum <= (figures[place] ?? 0))
      expect([row.title, sums.every(agrees)]).toEqual([row.title, true])
    }
  },
)

test('a new inquiry and a new offer count today, for the lister alone', async () => {
  const today = async () => activityDays((await call(getOwnActivity, {})).data, '5').at(-1)
  as('verified')
  const before = await today()
  as('regular')
  const { data: talk } = await call(openConversation, { body: { property_id: '5', owner_id: '102' } })
  const offer = {
    conversation_id: talk.id,
    property_id: '5',
    offer_amount: 1_000_000,
    message: 'This is what I can pay.',
  }
  await call(makeOffer, { body: offer })
  expect(await today()).toMatchObject({ inquiries: 0, offers: 0 })
  as('verified')
  expect(await today()).toMatchObject({
    inquiries: (before?.inquiries ?? 0) + 1,
    offers: (before?.offers ?? 0) + 1,
  })
})

test('what is spread over days adds up, and stays as it is', () => {
  for (const [total, days] of [
    [0, 3],
    [7, 0],
    [523, 61],
    [3, 400],
  ] as const) {
    const parts = spreadOverDays('1 views', total, days)
    expect(parts).toHaveLength(days + 1)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
    expect(parts.every((part) => part >= 0)).toBe(true)
    expect(spreadOverDays('1 views', total, days)).toEqual(parts)
  }
})
