import { beforeEach, describe, expect, test } from 'vitest'
import { call, configureApi } from '@/api/call'
import type { ApiError } from '@/api/errors'
import { deleteProperty } from '@/contract/listing/properties'
import { answerTourProposal, cancelTour, createTour, listTours, rescheduleTour } from '@/contract/tours/tours'
import { confirmTour, declineTour, listTourRequests, proposeTourTime } from '@/contract/tours/requests'
import type { WireTour } from '@/contract/tours/tour'
import { answerCalls, refused } from '@tests/helpers/mock-server'
import { personaToken, PERSONA_IDS } from '../../accounts'
import type { Backend } from '../../backend'
import { serveScenario } from '../../node'
import { scenarioById } from '../../scenarios/catalog'

let token: string | null = null

answerCalls()
beforeEach(() => configureApi({ baseUrl: 'http://localhost', token: () => token, onSessionEnded: () => {} }))

let backend: Backend
const as = (persona: keyof typeof PERSONA_IDS) => {
  token = personaToken(persona)
  if (!backend.db.session.find(token))
    backend.db.session.insert({ token, user_id: PERSONA_IDS[persona], created_at: backend.clock.iso() })
}
/** Regular asks to see a listing of Verified's, who is then the caller. */
async function asked() {
  backend = serveScenario(scenarioById('signed-in-regular'))
  await backend.ready
  as('regular')
  const { data } = await call(createTour, { body: { property_id: '1', date: '2026-06-25', time: '10:00' } })
  as('verified')
  return String(data.id)
}
const told = (userId: string) =>
  backend.db.notification.where((row) => row.user_id === userId && !row.id.startsWith('n')).map(({ title }) => title)
const visit = async (id: string) => (await call(listTours, {})).data.find((one) => one.id === id)

test('a lister sees who asks for a visit, and nobody else does', async () => {
  const id = await asked()
  const { data } = await call(listTourRequests, {})
  expect(data.find((one) => one.id === id)).toMatchObject({
    visitor: { id: '101', name: 'Mika Sorongon' },
    status: 'pending',
    property: { id: '1' },
  })
  expect(data.every(({ property }) => backend.db.property.find(String(property.id))?.user_id === '102')).toBe(true)
  expect(told('102')).toEqual(['Tour requested'])
  as('regular')
  expect((await call(listTourRequests, {})).data).toEqual([])
})

test('a confirmed visit is agreed, and its visitor hears of it', async () => {
  const id = await asked()
  expect((await call(confirmTour, { params: { id } })).data.status).toBe('scheduled')
  expect(await call(confirmTour, { params: { id } }).catch(refused)).toEqual([409, 'This tour is agreed already.'])
  expect(told('101')).toEqual(['Tour confirmed'])
})

test('a declined visit is cancelled by the lister, with the reason', async () => {
  const id = await asked()
  await call(declineTour, { params: { id }, body: { reason: ' I am away. ' } })
  expect(told('101')).toEqual(['Tour declined'])
  as('regular')
  expect(await visit(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'lister', reason: 'I am away.' })
  as('verified')
  expect(await call(confirmTour, { params: { id } }).catch(refused)).toMatchObject([409, expect.any(String)])
})

test.each([
  [true, { date: '2026-06-26', time: '15:00', status: 'scheduled' }, 'Proposed time accepted'],
  [false, { date: '2026-06-25', time: '10:00', status: 'pending' }, 'Proposed time declined'],
])('a proposed time waits for the visitor; accepted: %s', async (accepted, becomes, news) => {
  const id = await asked()
  await call(proposeTourTime, { params: { id }, body: { date: '2026-06-26', time: '15:00' } })
  expect(told('101')).toEqual(['Another time proposed'])
  expect(await call(answerTourProposal, { params: { id }, body: { accepted } }).catch(refused)).toEqual([
    403,
    'This is not your tour.',
  ])
  as('regular')
  expect(await visit(id)).toMatchObject({
    status: 'pending',
    date: '2026-06-25',
    proposal: { date: '2026-06-26', time: '15:00' },
  })
  const { data } = await call(answerTourProposal, { params: { id }, body: { accepted } })
  expect(data).toMatchObject({ ...becomes, proposal: null })
  expect(told('102')).toEqual(['Tour requested', news])
  expect(await call(answerTourProposal, { params: { id }, body: { accepted } }).catch(refused)).toEqual([
    409,
    'No other time is proposed.',
  ])
})

test('only the lister answers a visit, and proposes no time that has passed or is too far away', async () => {
  const id = await asked()
  as('professional')
  const body = { date: '2026-06-26', time: '15:00' }
  for (const answer of [
    call(confirmTour, { params: { id } }),
    call(declineTour, { params: { id }, body: {} }),
    call(proposeTourTime, { params: { id }, body }),
  ])
    expect(await answer.catch(refused)).toEqual([403, 'This is no visit to your listing.'])
  as('verified')
  for (const date of ['2026-06-01', '2027-06-01'])
    expect(await call(proposeTourTime, { params: { id }, body: { ...body, date } }).catch(refused)).toMatchObject([
      422,
      expect.any(String),
    ])
})

test('a visitor asks once a day for one listing, and at no hour of the night', async () => {
  const id = await asked()
  as('regular')
  const ask = (date: string, time: string) =>
    call(createTour, { body: { property_id: '1', date, time } }).catch(refused)
  const once = 'There is a visit to this listing on that day already. Please move that one.'
  expect(await ask('2026-06-25', '15:00')).toEqual([409, once])
  expect(await ask('2026-06-26', '03:00')).toEqual([422, 'Tours begin between 8:00 AM and 5:00 PM.'])
  // The visit itself may move within its day, and one that is cancelled is none.
  const later = { date: '2026-06-25', time: '15:00' }
  expect((await call(rescheduleTour, { params: { id }, body: later })).data).toMatchObject(later)
  await call(cancelTour, { params: { id } })
  expect(await ask('2026-06-25', '10:00')).toMatchObject({ data: { status: 'pending' } })
})

describe('at an hour at which its lister has another visit', () => {
  const clash = (error: unknown) => error as ApiError & { body: { clashes?: WireTour[] } }
  async function clashing() {
    const id = await asked()
    const other = backend.db.property.where((row) => row.user_id === '102' && row.id !== '1')[0]!
    const agreed = { id: 'other', user_id: '103', property_id: other.id, time: '10:30', status: 'scheduled' } as const
    backend.db.tour.insert({ ...backend.db.tour.find(id)!, ...agreed })
    return { id, title: other.title }
  }

  test('a visit is asked about with the other visits, and confirmed all the same', async () => {
    const { id, title } = await clashing()
    const refusal = clash(await call(confirmTour, { params: { id } }).catch((error: unknown) => error))
    expect(refusal.status).toBe(409)
    expect(refusal.message).toBe(`You show “${title}” at that time. Do you agree all the same?`)
    expect(refusal.body.clashes).toMatchObject([
      { id: 'other', property: { title }, time: '10:30', visitor: { id: '103' } },
    ])
    expect(backend.db.tour.find(id)?.status).toBe('pending')
    expect((await call(confirmTour, { params: { id }, query: { despite_clash: 'true' } })).data.status).toBe(
      'scheduled',
    )
  })

  test('a proposal is asked about too, also where the lister is the visitor; a free hour is not', async () => {
    const { id } = await clashing()
    const propose = (time: string, query = {}) =>
      call(proposeTourTime, { params: { id }, query, body: { date: '2026-06-25', time } })
    expect(clash(await propose('11:00').catch((error: unknown) => error)).body.clashes).toHaveLength(1)
    expect((await propose('14:00')).data).toMatchObject({ proposal: { time: '14:00' } })
    backend.db.tour.update('other', { user_id: '102', property_id: '7', time: '14:30' })
    expect(await propose('14:00').catch(refused)).toEqual([
      409,
      `You visit “${backend.db.property.find('7')?.title}” at that time. Do you agree all the same?`,
    ])
    expect((await propose('15:00', { despite_clash: 'true' })).data).toMatchObject({ proposal: { time: '15:00' } })
  })

  test('no other refusal gives way to the answer', async () => {
    const { id } = await clashing()
    await call(declineTour, { params: { id }, body: {} })
    const refusal = clash(
      await call(confirmTour, { params: { id }, query: { despite_clash: 'true' } }).catch((error: unknown) => error),
    )
    expect([refusal.status, refusal.body.clashes]).toEqual([409, undefined])
  })
})

test('a visit to a listing that goes keeps its title, its picture and its lister', async () => {
  const id = await asked()
  const { title } = backend.db.property.find('1')!
  await call(deleteProperty, { params: { id: '1' } })
  as('regular')
  const gone = await visit(id)
  expect(gone).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'lister',
    property: { id: '1', title, listed: false },
  })
  expect(gone?.property.image).toBeTruthy()
  expect(gone?.agent?.name).toBe('Noel Sumagaysay')
})
