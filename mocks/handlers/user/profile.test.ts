import { beforeEach, expect, test } from 'vitest'
import type { Backend } from '@mocks/backend'
import { personaToken } from '@mocks/accounts'
import { startEvents } from '@mocks/agenda/start-events'
import { serveScenario } from '@mocks/node'
import { scenarioById } from '@mocks/scenarios/catalog'
import { onePixel } from '@mocks/documents/one-pixel'
import { answerCalls, refused } from '@tests/helpers/mock-server'
import { call, configureApi } from '@/api/call'
import { login } from '@/contract/account/auth'
import { PASSWORD_UNCHANGED } from '@/contract/fields'
import { getProperty, listProperties } from '@/contract/listing/properties'
import { DEFAULT_SETTINGS, type Settings } from '@/contract/account/settings'
import {
  changePassword,
  deleteAccount,
  deleteOwnData,
  getOwnProfile,
  getPublicProfile,
  updateOwnProfile,
  uploadProfilePicture,
} from '@/contract/account/user'
import { answerReview, changeReview, listReviewRights, writeReview } from '@/contract/account/reviews'
import { followUser, listFollowedUsers, unfollowUser } from '@/contract/account/following'

let backend: Backend
let token: string | null = null

answerCalls()
beforeEach(async () => {
  backend = serveScenario(scenarioById('samples'))
  await backend.ready
  for (const persona of ['regular', 'verified', 'professional'] as const) {
    backend.db.session.insert({ token: personaToken(persona), user_id: ID[persona], created_at: backend.clock.iso() })
  }
  configureApi({ baseUrl: 'http://localhost', token: () => token, onSessionEnded: () => {} })
  token = personaToken('verified')
})

const ID = { regular: '101', verified: '102', professional: '103' } as const

const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    (error: unknown) => refused(error)[0],
  )
const seen = async (username: string) => (await call(getPublicProfile, { params: { username } })).data
const row = (id: string) => backend.db.user.find(id)!
const privacy = (id: string, changes: Partial<Settings['privacy']>) =>
  backend.db.user.update(id, {
    settings: JSON.stringify({ ...DEFAULT_SETTINGS, privacy: { ...DEFAULT_SETTINGS.privacy, ...changes } }),
  })

test('each person is found by every name that links give them', async () => {
  for (const name of [
    'marivic.palmejar',
    'MARIVIC.PALMEJAR',
    'professional',
    '103',
    'marivicpalmejar',
    'marivic-palmejar',
  ])
    expect((await seen(name)).id).toBe('103')
  expect(await seen('nobody').catch(refused)).toEqual([404, 'User not found'])
})

test('others see of somebody what their settings allow, and nothing that is for them alone', async () => {
  const shown = await seen('marivic.palmejar')
  expect(shown.contact).toEqual({ phone: null, email: null, messenger: null })
  const text = JSON.stringify(shown)
  for (const secret of [row('103').email, row('103').phone_number, 'coin', 'insights', 'total_earnings', 'password'])
    expect(text).not.toContain(secret)

  privacy('103', { showEmail: true })
  expect((await seen('103')).contact).toEqual({ phone: null, email: 'professional@demo.test', messenger: null })
  privacy('103', { showPhone: true })
  expect((await seen('103')).contact).toEqual({ phone: '+63 917 555 0103', email: null, messenger: null })
  privacy('103', { showProfile: false })
  expect(await seen('103').catch(refused)).toEqual([403, 'This profile is private.'])
  token = personaToken('professional')
  expect((await call(getOwnProfile, {})).data.contact).toEqual({
    phone: '+63 917 555 0103',
    email: 'professional@demo.test',
    messenger: null,
  })
})

test('the own profile is the caller’s, and its numbers are those of the store', async () => {
  for (const persona of ['regular', 'verified', 'professional'] as const) {
    token = personaToken(persona)
    const { data } = await call(getOwnProfile, {})
    const own = backend.db.property.where(({ user_id }) => user_id === ID[persona])
    expect(data.id).toBe(ID[persona])
    expect(data.coin_history?.reduce((sum, { amount }) => sum + amount, 0)).toBe(data.coins)
    expect(data.insights?.listing_views).toBe(own.reduce((sum, { views }) => sum + views, 0))
    expect(data.stats?.active_listings).toBe(own.filter(({ status }) => status === 'available').length)
  }
})

test('every seeded balance is the sum of its lines, and every author of a review is somebody else', () => {
  const { user, coin_entry, review } = backend.db
  for (const person of user.all()) {
    const lines = coin_entry.where(({ user_id }) => user_id === person.id)
    expect([person.id, lines.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([person.id, person.coins])
    const reviews = review.where(({ user_id }) => user_id === person.id)
    expect(reviews.every(({ author_id }) => author_id !== person.id && user.find(author_id))).toBe(true)
  }
})

test('how a lister answers is measured from conversations, the same on profile and listing, nothing under five', async () => {
  const answering = async () => {
    const own = backend.db.property.where(({ user_id }) => user_id === '103')[0]!
    const { data } = await call(getProperty, { params: { id: own.id } })
    const profile = await seen('103')
    expect(data.user?.answering).toEqual(profile.answering)
    return profile.answering
  }
  expect(await answering()).toEqual({ within_day: 5, of: 5 })
  const [talk] = backend.db.conversation.where(({ seller_id }) => seller_id === '103')
  for (const { id } of backend.db.message.where((row) => row.conversation_id === talk!.id && row.sender_id === '103'))
    backend.db.message.remove(id)
  backend.clock.advance(24 * HOUR)
  expect(await answering()).toEqual({ within_day: 4, of: 5 })
  backend.db.conversation.remove(talk!.id)
  expect(await answering()).toBeNull()
})

test('the rating of a person is the mean of the reviews that are shown, wherever it is read', async () => {
  const ratings = async () => {
    const { rating, review_count } = await seen('103')
    const listing = (await call(listProperties, {})).data.find(({ user }) => String(user?.id) === '103')
    expect(listing?.user).toMatchObject({ rating, review_count })
    return [rating, review_count]
  }
  expect(await ratings()).toEqual([4.8, 8])
  const mean = { ...backend.db.review.find('rv103-1')!, id: 'rv-new', rating: 1, date: backend.clock.iso() }
  backend.db.review.insert({ ...mean, shown_at: new Date(backend.clock.now() + HOUR).toISOString() })
  expect(await ratings()).toEqual([4.8, 8])
  backend.clock.advance(HOUR)
  expect(await ratings()).toEqual([4.3, 9])
  for (const { id, user_id } of backend.db.review.all()) if (user_id === '103') backend.db.review.remove(id)
  expect(await ratings()).toEqual([null, 0])
})

test('a change is the caller’s own, and leaves what it does not name', async () => {
  const others = JSON.stringify([row('101'), row('103')])
  await call(updateOwnProfile, { body: { bio: '  Sold the boat.  ' } })
  expect(row('102')).toMatchObject({ bio: 'Sold the boat.', location: 'Jaro, Iloilo City', phone_verified: true })
  expect(JSON.stringify([row('101'), row('103')])).toBe(others)
  token = null
  expect(await call(updateOwnProfile, { body: { bio: 'x' } }).catch(refused)).toEqual([401, 'Please sign in first.'])
})

test('a new phone number is unverified again; the same one written differently is not new', async () => {
  await call(updateOwnProfile, { body: { phone_number: '0928 555 0102' } })
  expect(row('102')).toMatchObject({ phone_number: '0928 555 0102', phone_verified: true })
  await call(updateOwnProfile, { body: { phone_number: '+63 999 000 1122' } })
  expect(row('102')).toMatchObject({ phone_number: '+63 999 000 1122', phone_verified: false })
  expect((await call(getOwnProfile, {})).data.verification_status?.can_list_properties).toBe(false)
  const taken = call(updateOwnProfile, { body: { phone_number: '0917 5550103', bio: 'lost?' } }).catch(refused)
  expect(await taken).toEqual([409, 'Another account has this phone number.'])
  expect(row('102')).toMatchObject({ phone_number: '+63 999 000 1122' })
  expect(await statusOf(call(updateOwnProfile, { body: { phone_number: '0917' } }))).toBe(422)
})

test('a name can be corrected; after an approved ID it waits for an administrator', async () => {
  token = personaToken('regular')
  await call(updateOwnProfile, { body: { first_name: ' Niña ', last_name: 'Dela   Cruz-Peña' } })
  expect(row('101')).toMatchObject({ name: 'Niña Dela Cruz-Peña', first_name: 'Niña', id_verified: false })
  expect(await statusOf(call(updateOwnProfile, { body: { first_name: 'R2D2' } }))).toBe(422)
  expect(await statusOf(call(updateOwnProfile, { body: { last_name: ' ' } }))).toBe(422)
  token = personaToken('verified')
  await call(updateOwnProfile, { body: { first_name: 'Noel', last_name: 'Sumagaysay', bio: 'The same.' } })
  expect(row('102')).toMatchObject({ id_verified: true, id_submitted: true })
  const asked = async () => (await call(getOwnProfile, {})).data.verification_status?.requested_name
  await call(updateOwnProfile, { body: { last_name: 'Sumagaysay Jr.' } })
  expect(row('102')).toMatchObject({ name: 'Noel Sumagaysay', id_verified: true })
  expect(await asked()).toBe('Noel Sumagaysay Jr.')
  await call(updateOwnProfile, { body: { last_name: 'Sumagaysay' } })
  expect(await asked()).toBeNull()
  expect((await call(getOwnProfile, {})).data.verification_status?.can_list_properties).toBe(true)
})

test.each([
  [{ bio: 'x'.repeat(2_000) }, 200],
  [{ bio: 'x'.repeat(2_001) }, 422],
  [{ location: 'x'.repeat(121) }, 422],
  [{ first_name: 'x'.repeat(51) }, 422],
  [{ phone_number: '9999999999999' }, 422],
  [{ phone_number: '+44 20 7946 0958' }, 200],
  [{ phone_number: '(033) 320 1234' }, 200],
  [{ phone_number: '' }, 200],
])('%j is answered with %d', async (body, status) => {
  expect(await statusOf(call(updateOwnProfile, { body }))).toBe(status)
})

test('the sales of somebody with many reviews are theirs before the present listings, too', async () => {
  const { stats } = await seen('marivic.palmejar')
  expect(stats).toMatchObject({ properties_sold: 58, properties_rented: 41 })
  const reviewed = new Set(backend.db.review.all().map(({ user_id }) => user_id))
  for (const person of backend.db.user.all().filter(({ id }) => reviewed.has(id))) {
    const { stats: own } = await seen(person.id)
    expect([person.id, (own?.properties_sold ?? 0) + (own?.properties_rented ?? 0)]).not.toEqual([person.id, 0])
  }
})

test('after the change only the new password signs in, and other sessions have ended', async () => {
  const body = { current_password: 'Password1', password: 'Sampaguita7', password_confirmation: 'Sampaguita7' }
  backend.db.session.insert({ token: 'elsewhere', user_id: '102', created_at: backend.clock.iso() })
  const wrong = await call(changePassword, { body: { ...body, current_password: 'Password2' } }).catch((error) => error)
  expect(wrong).toMatchObject({ status: 422, fields: { current_password: ['That is not your current password.'] } })
  const same = { current_password: 'Password1', password: 'Password1', password_confirmation: 'Password1' }
  const unchanged = await call(changePassword, { body: same }).catch((error) => error)
  expect(unchanged).toMatchObject({ status: 422, fields: { password: [PASSWORD_UNCHANGED] } })
  await call(changePassword, { body })
  const signIn = (email: string, password: string) => call(login, { body: { email, password } })
  expect(await statusOf(signIn('verified@demo.test', 'Password1'))).toBe(401)
  expect((await signIn('verified@demo.test', 'Sampaguita7')).data.user).toMatchObject({ id: '102' })
  expect((await signIn('regular@demo.test', 'Password1')).data.user).toMatchObject({ id: '101' })
  expect(backend.db.session.find('elsewhere')).toBeUndefined()
  expect(backend.db.session.find(personaToken('verified'))).toBeDefined()
})

test('a picture is stored, served to everyone, and the one before it is gone', async () => {
  const upload = async (name: string) => {
    const profile_picture = onePixel(name)
    return (await call(uploadProfilePicture, { body: { profile_picture } })).data.profile_picture
  }
  const first = await upload('one.png')
  const second = await upload('two.png')
  expect(second).toMatch(/^\/storage\/profile-pictures\/102\/.+\.png$/)
  expect(row('102').profile_picture).toBe(second)
  const served = async (address: string) => (await backend.file(address.replace('/storage/', ''))).status
  expect([await served(first), await served(second)]).toEqual([404, 200])
  expect((await seen('102')).profile_picture).toBe(second)
})

test('a text file is no profile picture, whatever it calls itself', async () => {
  const before = row('102').profile_picture
  const profile_picture = new File(['no picture'], 'me.png', { type: 'image/png' })
  const error = await call(uploadProfilePicture, { body: { profile_picture } }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ status: 422, fields: { profile_picture: ['Please upload only JPG or PNG files.'] } })
  expect(row('102').profile_picture).toBe(before)
})

test('following is the caller’s, once, and can be undone', async () => {
  const followed = async () => (await call(listFollowedUsers, {})).data.map(({ username }) => username)
  const before = await followed()
  await call(followUser, { params: { username: 'marivic.palmejar' } })
  await call(followUser, { params: { username: '103' } })
  expect(await followed()).toEqual([...before, 'marivic.palmejar'])
  expect(
    backend.db.follow.where(({ follower_id, followed_id }) => follower_id === '102' && followed_id === '103'),
  ).toHaveLength(1)
  token = personaToken('regular')
  await call(unfollowUser, { params: { username: '105' } })
  token = personaToken('verified')
  expect(await followed()).toEqual([...before, 'marivic.palmejar'])
  await call(unfollowUser, { params: { username: 'marivic.palmejar' } })
  expect(await followed()).toEqual(before)
  expect(await statusOf(call(followUser, { params: { username: '102' } }))).toBe(422)
})

test('erasing the own data leaves the account and everybody else’s data', async () => {
  const { db } = backend
  // The listers of the visits to come are told.
  const rest = () => [db.notification.where(({ title }) => title !== 'Tour cancelled').length, db.follow.all().length]
  const own = [
    db.notification.where(({ user_id }) => user_id === '102').length,
    db.follow.where(({ follower_id }) => follower_id === '102').length,
  ]
  const before = rest()
  await call(deleteOwnData, {})
  expect(rest()).toEqual(before.map((count, index) => count - (own[index] ?? 0)))
  expect(db.notification.where(({ title }) => title === 'Tour cancelled').map(({ user_id }) => user_id)).toEqual([
    '103',
    '108',
  ])
  expect((await call(getOwnProfile, {})).data.id).toBe('102')
})

test('closing an account takes its listings, its files and every session with it, and nothing of others', async () => {
  const { db } = backend
  const profile_picture = onePixel('me.png')
  const { data } = await call(uploadProfilePicture, { body: { profile_picture } })
  const listings = db.property.where(({ user_id }) => user_id !== '102').length
  await call(deleteAccount, {})
  expect(db.user.find('102')).toBeUndefined()
  expect(db.session.where(({ user_id }) => user_id === '102')).toEqual([])
  expect(await statusOf(call(getOwnProfile, {}))).toBe(401)
  token = null
  expect(await seen('noel.sumagaysay').catch(refused)).toEqual([404, 'User not found'])
  expect((await call(listProperties, {})).data).toHaveLength(listings)
  expect((await backend.file(data.profile_picture.replace('/storage/', ''))).status).toBe(404)
  expect(await statusOf(call(login, { body: { email: 'verified@demo.test', password: 'Password1' } }))).toBe(401)
  // What they said about others stays, without their name.
  const said = (await seen('marivic.palmejar')).reviews ?? []
  expect(said.some(({ user }) => !user.name)).toBe(true)
})

const HOUR = 3_600_000
const rights = async () => (await call(listReviewRights, {})).data
const write = (person_id: string, rating = 4, property_id = 'r1') =>
  call(writeReview, { body: { property_id, person_id, rating, comment: `By ${token}` } })
const saidOf = async (username: string) => ((await seen(username)).reviews ?? []).map(({ comment }) => comment)
const signIn = (persona: keyof typeof ID) => {
  token = personaToken(persona)
}

test('after a visit each side reviews the other once, and both are shown when both are written', async () => {
  signIn('regular')
  expect(await rights()).toMatchObject([{ property: { id: 'r1' }, person: { id: '103' }, occasion: 'visit' }])
  expect(await write('102').catch(refused)).toMatchObject([404, expect.any(String)])
  const { data } = await write('103')
  expect(await write('103').catch(refused)).toEqual([409, 'You have reviewed this.'])
  expect(await rights()).toMatchObject([{ review: { rating: 4 }, open_until: data.open_until }])
  expect(await saidOf('103')).not.toContain(`By ${token}`)
  signIn('professional')
  await write('101', 5)
  expect(await saidOf('103')).toContain(`By ${personaToken('regular')}`)
  expect(await saidOf('101')).toEqual([`By ${token}`])
  expect((await rights()).map(({ property }) => property.id)).not.toContain('r1')
  const told = backend.db.notification.where(({ title }) => title.endsWith('has written a review'))
  expect(told.map(({ user_id }) => user_id)).toEqual(['103', '101'])
})

test('a review that stays alone is shown when the 30 days are over, and then nobody answers it with one', async () => {
  signIn('regular')
  const { data } = await write('103', 2)
  const stop = startEvents(backend, () => true)
  backend.clock.advance(Date.parse(data.open_until) - backend.clock.now() - 1)
  expect(await saidOf('103')).not.toContain(`By ${token}`)
  await backend.passTime(1)
  stop()
  expect(await saidOf('103')).toContain(`By ${token}`)
  const told = backend.db.notification.where(({ title }) => title === 'A review is shown')
  expect(told.slice(-2).map(({ user_id, message }) => [user_id, message])).toEqual([
    ['103', 'Everyone reads now what Mika Sorongon wrote about you.'],
    ['101', 'Everyone reads now what you wrote about Marivic Palmejar.'],
  ])
  signIn('professional')
  expect(await write('101', 1).catch(refused)).toMatchObject([404, expect.any(String)])
})

test('a review is changed by its author for 48 hours, and answered once by the reviewed', async () => {
  const change = (rating: number) =>
    call(changeReview, { params: { id: 'rv-r5-102' }, body: { rating, comment: 'Changed' } }).catch(refused)
  expect(await change(3)).toMatchObject({ data: { review: { rating: 3, comment: 'Changed' } } })
  backend.clock.advance(24 * HOUR)
  expect(await change(5)).toEqual([409, 'A review can be changed within 48 hours only.'])
  const say = (id: string) => call(answerReview, { params: { id }, body: { answer: ' Thank you. ' } }).catch(refused)
  await say('rv102-2')
  expect((await seen('102')).reviews?.find(({ id }) => id === 'rv102-2')?.answer).toBe('Thank you.')
  expect(await say('rv102-2')).toEqual([409, 'This review is answered already.'])
  expect(await say('rv103-1')).toEqual([403, 'This review is about somebody else.'])
})
