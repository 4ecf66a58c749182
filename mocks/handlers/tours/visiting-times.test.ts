import { expect, test } from 'vitest'
import { call } from '@/api/call'
import { answerTourProposal, cancelTour, createTour, listTours, rescheduleTour } from '@/contract/tours/tours'
import { confirmTour, proposeTourTime } from '@/contract/tours/requests'
import { ANY_TIME, getOwnVisitingTimes, getVisitingTimes, updateVisitingTimes } from '@/contract/tours/visiting-times'
import { deleteProperty } from '@/contract/listing/properties'
import { refused } from '@tests/helpers/mock-server'
import { as, openForEach } from '../listings.test-support'

openForEach('signed-in-regular')
const SATURDAYS = [{ weekday: 'saturday' as const, from: '09:00', until: '12:00' }]
const visit = (date: string, time: string, property_id = '1') => ({ body: { property_id, date, time } })

test('listers who said nothing receive visitors on any day, not at night', async () => {
  as('verified')
  expect((await call(getOwnVisitingTimes, {})).data).toEqual(ANY_TIME)
  expect((await call(getVisitingTimes, { params: { id: '1' } })).data).toMatchObject({ hours: null, days_off: [] })
  as('regular')
  expect((await call(createTour, visit('2026-06-25', '17:00'))).data.status).toBe('pending')
  expect(await call(createTour, visit('2026-06-26', '05:00')).catch(refused)).toEqual([
    422,
    'Tours begin between 8:00 AM and 5:00 PM.',
  ])
})

test('a visit outside the times is refused by name, and what was agreed before stays', async () => {
  as('regular')
  const { data: earlier } = await call(createTour, visit('2026-06-25', '10:00'))
  as('verified')
  await call(updateVisitingTimes, { body: { hours: SATURDAYS, days_off: ['2026-06-27'], listings: [] } })
  as('regular')
  expect((await call(listTours, {})).data.find(({ id }) => id === earlier.id)).toMatchObject({ status: 'pending' })
  const said = (date: string, time: string) =>
    call(createTour, visit(date, time)).catch((error: { fields: unknown }) => error.fields)
  expect(await said('2026-06-26', '10:00')).toEqual({ date: ['There are no tours on Fridays.'] })
  expect(await said('2026-06-27', '10:00')).toEqual({ date: ['There are no tours on Saturday, June 27.'] })
  expect(await said('2026-06-20', '13:00')).toEqual({ time: ['Tours on Saturdays are 9:00 AM to 12:00 PM.'] })
  const moved = { params: { id: String(earlier.id) }, body: { date: '2026-06-26', time: '10:00' } }
  expect(await call(rescheduleTour, moved).catch(refused)).toEqual([422, 'There are no tours on Fridays.'])
  expect((await call(createTour, visit('2026-06-20', '09:00'))).data.status).toBe('pending')
})

test('the lister may still propose any time, and the visitor may take it', async () => {
  as('regular')
  const { data } = await call(createTour, visit('2026-06-25', '10:00'))
  const params = { id: String(data.id) }
  as('verified')
  await call(updateVisitingTimes, { body: { hours: SATURDAYS, days_off: [], listings: [] } })
  await call(proposeTourTime, { params, body: { date: '2026-06-22', time: '18:00' } })
  as('regular')
  expect((await call(answerTourProposal, { params, body: { accepted: true } })).data).toMatchObject({
    status: 'scheduled',
    time: '18:00',
  })
})

test('a listing differs from the others, as long as it is there and one’s own', async () => {
  as('verified')
  const listings = [{ property_id: '1', hours: [], days_off: [] }]
  await call(updateVisitingTimes, { body: { hours: SATURDAYS, days_off: [], listings } })
  expect((await call(getVisitingTimes, { params: { id: '1' } })).data.hours).toEqual([])
  expect((await call(getVisitingTimes, { params: { id: '5' } })).data.hours).toEqual(SATURDAYS)
  await call(deleteProperty, { params: { id: '1' } })
  expect((await call(getOwnVisitingTimes, {})).data.listings).toEqual([])
  as('regular')
  const theirs = { hours: null, days_off: [], listings: [{ property_id: '5', hours: [], days_off: [] }] }
  expect(await call(updateVisitingTimes, { body: theirs }).catch(refused)).toEqual([422, expect.any(String)])
})

test('the hours of a confirmed tour are told at all listings of its lister, as times alone, while it stands', async () => {
  const taken = async (id: string) => (await call(getVisitingTimes, { params: { id } })).data.taken ?? []
  const before = await taken('5')
  as('regular')
  const asked = async (date: string) => ({ id: String((await call(createTour, visit(date, '17:00'))).data.id) })
  const [within, beyond] = [await asked('2026-06-22'), await asked('2026-06-23')]
  expect(await taken('5'), 'a tour that waits takes no hour').toEqual(before)
  as('verified')
  for (const params of [within, beyond]) await call(confirmTour, { params })
  const confirmed = { date: '2026-06-22', time: '17:00', duration: 45 }
  expect(await taken('5'), 'one within seven days').toEqual([...before, confirmed])
  as('regular')
  await call(cancelTour, { params: within })
  expect(await taken('5')).toEqual(before)
})
