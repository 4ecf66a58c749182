import { expect, test } from 'vitest'
import { serveEveryone } from '@tests/helpers/everyone'
import { call } from '@/api/call'
import { FORMER_NAME_DAYS } from '@/contract/account/person'
import { deleteAccount, getPublicProfile, updateOwnProfile } from '@/contract/account/user'
import { deleteProperty } from '@/contract/listing/properties'
import { getConversation } from '@/contract/messages/conversations'
import { listTourRequests } from '@/contract/tours/requests'
import { listTours } from '@/contract/tours/tours'
import { insertUser } from '../../services/people/new-user'

const server = serveEveryone()
const { as } = server
const DAY = 86_400_000
const met = async (id: string) => (await call(getConversation, { params: { id } })).data.user
const rename = (first_name: string, last_name: string) => call(updateOwnProfile, { body: { first_name, last_name } })

// 113, who is not verified, asked 102 about listing 1 (c113-1) and to see another (h102-1). 103 is Marivic Palmejar.

test('who meets a person reads who that is, in a conversation and at a visit', async () => {
  as('113')
  const { name, username, profile_picture: avatar } = server.backend.db.user.find('102')!
  const lister = { id: '102', name, username, avatar, verified: true, resembles: null, former_names: [] }
  expect(await met('c113-1')).toMatchObject(lister)
  expect((await call(listTours, {})).data.find(({ id }) => id === 'h102-1')?.agent).toEqual(lister)
})

test('who takes the name of a verified person is told apart from them, until either changes', async () => {
  as('113')
  await rename('MARIVIC', 'Pаlmejar')
  as('102')
  const marivic = { id: '103', name: 'Marivic Palmejar', username: 'marivic.palmejar' }
  expect(await met('c113-1')).toMatchObject({ verified: false, resembles: marivic })
  const requests = (await call(listTourRequests, {})).data
  expect(requests.find(({ id }) => id === 'h102-1')?.visitor?.resembles).toEqual(marivic)
  server.backend.db.user.update('103', { phone_verified: false })
  expect((await met('c113-1')).resembles).toBeNull()
})

test('a verified person of the same name is not told apart: the ID has been checked', async () => {
  server.backend.db.user.update('113', { name: 'Marivic Palmejar', phone_verified: true, id_verified: true })
  as('102')
  expect(await met('c113-1')).toMatchObject({ verified: true, resembles: null })
})

test('names that a person gave up are shown for 90 days, the latest first, and not the present one', async () => {
  as('113')
  await rename('Trixie', 'Paredes')
  await server.backend.passTime(DAY)
  await rename('Tricia', 'Paredes')
  await rename('Trixie', 'Paredes')
  as('102')
  expect((await met('c113-1')).former_names).toEqual(['Tricia Paredes', 'Trisha Paredes'])
  await server.backend.passTime((FORMER_NAME_DAYS - 1) * DAY)
  expect((await met('c113-1')).former_names).toEqual(['Tricia Paredes'])
  as('113')
  await call(deleteAccount, {})
  expect(server.backend.db.former_name.all()).toEqual([])
})

test('a visit to a listing that is gone keeps its lister, as a name alone once their account is closed', async () => {
  as('102')
  await call(deleteProperty, { params: { id: server.backend.db.tour.find('h102-1')!.property_id } })
  const agent = async () => {
    as('113')
    return (await call(listTours, {})).data.find(({ id }) => id === 'h102-1')?.agent
  }
  expect(await agent()).toMatchObject({ id: '102', verified: true })
  as('102')
  await call(deleteAccount, {})
  const { name } = (await agent())!
  expect(await agent()).toEqual({ name, avatar: expect.anything() })
})

test('an id leads to its person, whatever e-mail address or username somebody else has', async () => {
  const given = { last_name: 'Two', location: null, profile_picture: null, auth_provider: 'email', password_hash: '' }
  const { username } = insertUser(server.backend, { ...given, first_name: 'One', email: '102@example.test' })
  expect(username).toBe('user102')
  expect((await call(getPublicProfile, { params: { username: '102' } })).data.id).toBe('102')
})
