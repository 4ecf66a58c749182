import { expect, test } from 'vitest'
import { call } from '@/api/call'
import { debugProperty, getProperty, listMyProperties, listProperties } from '@/contract/listing/properties'
import { DEFAULT_SETTINGS, getSettings, updateSettings, type Settings } from '@/contract/account/settings'
import { getOnlineStatus, getPublicProfile } from '@/contract/account/user'
import { toListing } from '@/domain/listing/map-listing'
import { SAMPLE_PEOPLE } from '@/samples/people'
import { sampleOwner } from '@/samples/to-wire'
import { createBackend } from '../backend'
import { scenarioById } from '../scenarios/catalog'
import { TEST_TIME } from '../scenarios/scenario'
import { wireOwner } from '../wire/listing-wire'
import { serveScenario } from '../node'
import { as, backend, list, openForEach } from './listings.test-support'

openForEach()

const show = (privacy: Partial<Settings['privacy']>) =>
  call(updateSettings, { body: { ...DEFAULT_SETTINGS, privacy: { ...DEFAULT_SETTINGS.privacy, ...privacy } } })

/** Every answer that has the owner of listing 1 in it, as its reader sees them. */
async function answers() {
  const own = (await call(listMyProperties, {})).data.find(({ id }) => id === '1')
  const made = (await list()).data
  as(null)
  const listed = (await call(listProperties, {})).data.find(({ id }) => id === '1')
  const { data: one } = await call(getProperty, { params: { id: '1' } })
  const raw = await call(debugProperty, { params: { id: '1' } })
  const { data: profile } = await call(getPublicProfile, { params: { username: '102' } })
  return [own, made, listed, one, raw, profile].map((answer) => JSON.stringify(answer))
}

test.each([
  [{}, false, false],
  [{ showEmail: true }, true, false],
  [{ showPhone: true }, false, true],
])('with %j phone and e-mail are in an answer where they are shown, and in no other', async (privacy, email, phone) => {
  await show(privacy)
  for (const answer of await answers()) {
    expect(answer).toContain('Noel')
    expect([answer.includes('verified@demo.test'), answer.includes('+63 928 555 0102')]).toEqual([email, phone])
  }
})

test('the app’s own copy of the samples shows of each owner what the server shows', async () => {
  for (const person of SAMPLE_PEOPLE) {
    const user = backend.db.user.find(person.id)!
    expect(sampleOwner(person, Date.parse(TEST_TIME))).toEqual(wireOwner(backend, user))
  }
  const contacts = SAMPLE_PEOPLE.map((person) => sampleOwner(person, 0)).filter(({ email }) => email)
  expect(contacts.length).toBeGreaterThan(0)
})

test('ready-made listings of a large world follow their owners’ settings', async () => {
  const large = serveScenario({ ...scenarioById('ten-thousand'), clock: TEST_TIME })
  await large.ready
  as(null)
  const emailsOf104 = async () => {
    const own = (await call(listProperties, {})).data.map(toListing).filter(({ owner }) => owner.id === '104')
    return new Set(own.map(({ owner }) => owner.email))
  }
  expect(await emailsOf104()).toEqual(new Set(['gerard.sobrevega@proventous.test']))
  large.db.user.update('104', { settings: null })
  expect(await emailsOf104()).toEqual(new Set(['']))
}, 30_000)

test('a fresh large world answers its ready-made listings', async () => {
  const large = createBackend({ scenario: { ...scenarioById('ten-thousand'), clock: TEST_TIME }, frozen: true })
  await large.ready
  for (const person of SAMPLE_PEOPLE) {
    const user = large.db.user.find(person.id)!
    expect(JSON.stringify(wireOwner(large, user))).toBe(JSON.stringify(sampleOwner(person, large.seededAt())))
  }
})

test('who is online shows it to whom they chose, and others hear them leave', async () => {
  const { db, pushes } = backend
  const heard: string[] = []
  pushes.listen(({ to, event, payload }) => {
    if (event === 'presence') heard.push(`${to} ${(payload as { isOnline: boolean }).isOnline}`)
  })
  const seenBy = async (who: 'regular' | 'professional') => {
    as(who)
    const { is_online } = (await call(getOnlineStatus, { params: { id: '102' } })).data
    as('verified')
    return is_online
  }
  db.user.update('102', { is_online: true })
  as('verified')
  for (const { id } of db.conversation.where(({ buyer_id, seller_id }) => [buyer_id, seller_id].includes('103')))
    db.conversation.remove(id)
  expect([await seenBy('regular'), await seenBy('professional')]).toEqual([true, true])
  await show({ showOnline: 'chats' })
  expect([await seenBy('regular'), await seenBy('professional')]).toEqual([true, false])
  heard.length = 0
  await show({ showOnline: 'nobody' })
  expect([await seenBy('regular'), await seenBy('professional')]).toEqual([false, false])
  expect(heard).toContain('101 false')
  expect(heard.filter((told) => told.endsWith('true'))).toEqual([])
})

test('settings that leave out what is new keep it', async () => {
  await show({ showSeen: false, showOnline: 'nobody' })
  const { showSeen: _seen, showOnline: _online, ...privacy } = DEFAULT_SETTINGS.privacy
  await call(updateSettings, { body: { ...DEFAULT_SETTINGS, privacy } })
  expect((await call(getSettings, {})).data.privacy).toMatchObject({ showSeen: false, showOnline: 'nobody' })
})
