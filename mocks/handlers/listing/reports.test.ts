import { expect, test } from 'vitest'
import { ADMIN_TOKEN, personaToken, sessionOfAdmin } from '@mocks/accounts'
import { refused } from '@tests/helpers/mock-server'
import { call, configureApi } from '@/api/call'
import { confirmProperty, deleteProperty, getProperty } from '@/contract/listing/properties'
import { dismissReport, listReports, sendReport, upholdReport, type Report } from '@/contract/listing/reports'
import { answerReview } from '@/contract/account/reviews'
import { deleteAccount, getPublicProfile } from '@/contract/account/user'
import { startListingNudges } from '../../services/follow-ups/listing-nudges'
import { as, backend, listed, openForEach, png, update } from '../listings.test-support'

openForEach()

const DAY = 86_400_000
const report = (subject_id: string, reason: 'gone' | 'other' = 'gone', details: string | null = null) =>
  call(sendReport, { body: { about: 'listing', subject_id, reason, details } })
const reportOn = (about: Report['about'], subject_id: string, reason: Report['reason']) =>
  call(sendReport, { body: { about, subject_id, reason } })
const asAdmin = () => {
  configureApi({ baseUrl: 'http://localhost', token: () => null, superAdminToken: () => ADMIN_TOKEN })
  if (!backend.db.session.find(ADMIN_TOKEN))
    backend.db.session.insert({
      token: ADMIN_TOKEN,
      user_id: sessionOfAdmin(backend.db.admin.all()[0]!.id),
      created_at: backend.clock.iso(),
    })
}
const told = (id: string, title: string) =>
  backend.db.notification.where((row) => row.user_id === id && row.title === title)
const recorded = () => {
  const { action, user_id, reason } = backend.db.audit.all().at(-1)!
  return [action, user_id, reason]
}
const open = async () => (await call(listReports, {})).data.filter(({ status }) => status === 'open')

test('a listing is reported once, and not by its owner; something else has to be said in words', async () => {
  const unsaid = await report('7', 'other', '  ').catch((error: unknown) => error)
  expect(unsaid).toMatchObject({ status: 422, fields: { details: ['Please describe what is wrong'] } })
  await report('7', 'other', ' It is my aunt’s. ')
  expect(backend.db.report.all().at(-1)).toMatchObject({
    about: 'listing',
    subject_id: '7',
    words: backend.db.property.find('7')!.title,
    user_id: '102',
    details: 'It is my aunt’s.',
    status: 'open',
  })
  expect(await report('7').catch(refused)).toEqual([409, 'You have reported this listing already.'])
  expect(await report('1').catch(refused)).toEqual([422, 'This is your own listing.'])
  expect(await report('unknown').catch(refused)).toMatchObject([404, 'Property not found'])
  as(null)
  expect(await report('7').catch(refused)).toMatchObject([401, expect.any(String)])
})

test('an upheld report takes the listing off, settles every report about it and tells all three', async () => {
  const title = backend.db.property.find('r13')!.title
  asAdmin()
  expect((await open()).map(({ id }) => id)).toEqual(['rep-1', 'rep-2', 'rep-3'])
  await call(upholdReport, { params: { id: 'rep-2' }, body: { reason: 'Money before a viewing.' } })
  expect((await open()).map(({ id }) => id)).toEqual(['rep-1'])
  expect(await call(getProperty, { params: { id: 'r13' } }).catch(refused)).toMatchObject([404, expect.any(String)])
  for (const id of ['101', '105']) expect(told(id, 'Thank you for your report')).toHaveLength(1)
  expect(told('109', 'Your listing was taken off')).toMatchObject([{ message: `“${title}”: Money before a viewing.` }])
  expect((await call(listReports, {})).data.find(({ id }) => id === 'rep-3')).toMatchObject({
    status: 'upheld',
    words: title,
    decision: 'Money before a viewing.',
    decidedBy: 'admin@demo.test',
  })
  expect(recorded()).toEqual(['report_upheld', '109', 'Money before a viewing.'])
  const again = call(dismissReport, { params: { id: 'rep-2' }, body: {} })
  expect(await again.catch(refused)).toEqual([409, 'This report is already decided.'])
})

test('a dismissed report keeps the listing and tells the reporter alone', async () => {
  asAdmin()
  await call(dismissReport, { params: { id: 'rep-1' }, body: { reason: 'The title states the same area.' } })
  expect(backend.db.property.find('13')).toBeDefined()
  expect(told('113', 'We looked at your report')).toMatchObject([
    {
      message: expect.stringMatching(/stays listed: The title states the same area\.$/),
      link: '/dashboard/property/13',
    },
  ])
  expect(told('104', 'Your listing was taken off')).toEqual([])
  expect(recorded()).toEqual(['report_dismissed', '104', 'The title states the same area.'])
})

test('a message is reported by the other side alone, and its sender is warned', async () => {
  const theirs = backend.db.message.where((row) => row.conversation_id === 'c101-1' && row.sender_id === '101')[0]!
  expect(await reportOn('message', theirs.id, 'gone').catch(refused)).toEqual([422, 'Please choose what is wrong'])
  await reportOn('message', theirs.id, 'asks-for-code')
  expect(backend.db.report.all().at(-1)).toMatchObject({ about: 'message', words: theirs.message, owner_id: '101' })
  expect(await reportOn('message', theirs.id, 'spam').catch(refused)).toEqual([
    409,
    'You have reported this message already.',
  ])
  const unseen = backend.db.message.where((row) => row.conversation_id === 'c103-1')[0]!
  expect(await reportOn('message', unseen.id, 'spam').catch(refused)).toEqual([404, 'There is no such message.'])
  as('regular')
  expect(await reportOn('message', theirs.id, 'spam').catch(refused)).toEqual([422, 'This is your own message.'])
  asAdmin()
  const { id } = (await open()).find(({ about }) => about === 'message')!
  await call(upholdReport, { params: { id: String(id) }, body: { reason: 'Never ask for codes.' } })
  expect(told('101', 'Your message was reported')).toMatchObject([
    { message: `“${theirs.message}”: Never ask for codes.`, link: '/support' },
  ])
  expect(told('102', 'Thank you for your report')).toHaveLength(1)
})

test('a person is reported, but not by themselves; reports about somebody go with their account', async () => {
  expect(await reportOn('person', '102', 'spam').catch(refused)).toEqual([422, 'This is you.'])
  expect(await reportOn('person', 'unknown', 'spam').catch(refused)).toEqual([404, 'There is no such person.'])
  await reportOn('person', '101', 'impostor')
  expect(backend.db.report.all().at(-1)).toMatchObject({ about: 'person', subject_id: '101', owner_id: '101' })
  as('regular')
  await call(deleteAccount, {})
  expect(backend.db.report.where(({ owner_id }) => owner_id === '101')).toEqual([])
})

test('a review that is reported and removed counts nowhere, and can be neither answered nor written again', async () => {
  const before = (await call(getPublicProfile, { params: { username: 'noel.sumagaysay' } })).data
  const review = backend.db.review.find('rv102-2')!
  await reportOn('review', review.id, 'private-facts')
  expect(backend.db.report.all().at(-1)).toMatchObject({
    words: review.comment,
    stars: review.rating,
    owner_id: review.author_id,
  })
  asAdmin()
  const { id } = (await open()).find(({ about }) => about === 'review')!
  await call(upholdReport, { params: { id: String(id) }, body: { reason: 'It names a house.' } })
  expect(told(review.author_id, 'Your review was removed')).toHaveLength(1)
  const after = (await call(getPublicProfile, { params: { username: 'noel.sumagaysay' } })).data
  expect(after.review_count).toBe(before.review_count! - 1)
  expect(after.reviews?.some((one) => one.id === review.id)).toBe(false)
  configureApi({ baseUrl: 'http://localhost', token: () => personaToken('verified') })
  const answered = call(answerReview, { params: { id: review.id }, body: { answer: 'Why?' } })
  expect(await answered.catch(refused)).toEqual([409, 'This review was removed.'])
  expect(await reportOn('review', review.id, 'spam').catch(refused)).toEqual([404, 'There is no such review.'])
})

test('the reports about a listing that its owner removes are dropped', async () => {
  as('regular')
  await report('1')
  as('verified')
  await call(deleteProperty, { params: { id: '1' } })
  expect(backend.db.report.where(({ subject_id }) => subject_id === '1')).toEqual([])
})

test('an owner confirms a listing, but none that is sold; nobody else does', async () => {
  const { data } = await call(confirmProperty, { params: { id: '1' } })
  expect(data.confirmed_at).toBe(backend.clock.iso())
  const shown = (await call(getProperty, { params: { id: '1' } })).data
  expect(shown.confirmed_at).toBe(backend.clock.iso())
  expect(backend.db.property.find('1')?.updated_at).toBeNull()
  backend.db.property.update('1', { status: 'sold' })
  expect(await call(confirmProperty, { params: { id: '1' } }).catch(refused)).toEqual([
    409,
    'This property is already sold.',
  ])
  as('regular')
  expect(await call(confirmProperty, { params: { id: '5' } }).catch(refused)).toEqual([
    403,
    'Only the owner can confirm this listing.',
  ])
})

test('after 14 days of silence the owner is asked, once, and again 14 days after confirming', async () => {
  const stop = startListingNudges(backend)
  const asked = () => told('102', 'Is it still available?')
  await backend.agenda.settle()
  // Whoever was silent for longer was asked before the seed's time.
  expect(told('103', 'Is it still available?')).toEqual([])
  // Listed 52 hours before the seed's time.
  backend.clock.advance(11 * DAY)
  await backend.agenda.settle()
  expect(asked()).toEqual([])
  backend.clock.advance(2 * DAY)
  await backend.agenda.settle()
  expect(asked()).toMatchObject([{ link: '/dashboard/my-listings', type: 'system' }])
  backend.clock.advance(5 * DAY)
  await backend.agenda.settle()
  expect(asked()).toHaveLength(1)
  backend.db.property.update('1', { confirmed_at: backend.clock.iso() })
  backend.clock.advance(13 * DAY)
  await backend.agenda.settle()
  expect(asked()).toHaveLength(1)
  backend.clock.advance(2 * DAY)
  await backend.agenda.settle()
  expect(asked()).toHaveLength(2)
  stop()
})

const found = (reason: Report['reason']) =>
  backend.db.report.where((row) => row.reason === reason).map(({ subject_id, details }) => [subject_id, details])

test('a listing with somebody else’s photo is reported by itself, once, and nobody is thanked', async () => {
  const own = await listed({ title: 'First' })
  const again = await listed({ title: 'Again, by the same lister' })
  expect(found('same-photo')).toEqual([])
  as('professional')
  const copy = await listed({ title: 'Copied' })
  await update(copy.id, { photos: [png()] })
  expect(found('same-photo')).toEqual([[copy.id, 'Also on “First”, listed by Noel Sumagaysay.']])
  as('verified')
  for (const { id } of [own, again]) await call(deleteProperty, { params: { id } })
  as('professional')
  await listed({ title: 'After it is gone' })
  expect(found('same-photo')).toHaveLength(1)
  asAdmin()
  const [report] = (await open()).filter(({ reason }) => reason === 'same-photo')
  expect([report?.reporterId, report?.reporterName]).toEqual([null, null])
  await call(dismissReport, { params: { id: String(report?.id) }, body: {} })
  expect(backend.db.notification.where(({ title }) => title === 'We looked at your report')).toEqual([])
})

test('a listing whose price is far below five like it is reported by itself', async () => {
  const like = { city: 'Guimbal', square_feet: 1_000, price: 5_000_000 }
  for (let number = 0; number < 5; number += 1) await listed({ ...like, title: `Like ${number}` })
  await listed({ ...like, price: 3_100_000 })
  expect(found('low-price')).toEqual([])
  const low = await listed({ ...like, price: 2_500_000 })
  expect(found('low-price')).toEqual([[low.id, '50 percent below the middle of 7 Villa listings in Guimbal, by area.']])
})
