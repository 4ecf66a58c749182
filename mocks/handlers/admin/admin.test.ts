import { beforeEach, expect, test } from 'vitest'
import type { Backend } from '@mocks/backend'
import { ADMIN_TOKEN, personaToken } from '@mocks/accounts'
import { serveScenario } from '@mocks/node'
import { scenarioById } from '@mocks/scenarios/catalog'
import { answerCalls, refused } from '@tests/helpers/mock-server'
import { address, call, configureApi } from '@/api/call'
import { ENDPOINTS } from '@/contract'
import { updateOwnProfile } from '@/contract/account/user'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import {
  approveVerification,
  getDashboardStats,
  getIdPicture,
  listAllUsers,
  listAuditRecords,
  listPendingVerifications,
  rejectVerification,
  superAdminLogin,
  superAdminLogout,
} from '@/contract/admin'

let token: string | null = null

answerCalls()
beforeEach(() => {
  token = ADMIN_TOKEN
  configureApi({ baseUrl: 'http://localhost', superAdminToken: () => token, token: () => personaToken('verified') })
})

async function open(): Promise<Backend> {
  const backend = serveScenario(scenarioById('admin'))
  await backend.ready
  backend.db.session.insert({ token: personaToken('verified'), user_id: '102', created_at: backend.clock.iso() })
  return backend
}

const GUARDED = ENDPOINTS.filter(({ auth }) => auth === 'super-admin')

test('the contract guards every administration call but the login', () => {
  const open = ENDPOINTS.filter(({ path, auth }) => /admin/.test(path) && auth !== 'super-admin')
  expect(open.map(({ id }) => id)).toEqual(['superAdminLogin'])
  expect(GUARDED.length).toBeGreaterThanOrEqual(7)
})

test.each(GUARDED.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s answers nobody but the super administrator',
  async (_, endpoint) => {
    const { db } = await open()
    const ended = 'ended-token'
    for (const [bearer, status] of [
      [null, 401],
      [personaToken('verified'), 403],
      [ended, 401],
    ] as const) {
      const response = await fetch(address(endpoint, { params: { id: '301', side: 'front' } }), {
        method: endpoint.method,
        headers: bearer ? { Authorization: `Bearer ${bearer}` } : {},
      })
      expect(response.status).toBe(status)
      expect(await response.json()).toEqual({ success: false, message: expect.any(String) })
    }
    expect(db.id_submission.find('301')?.status).toBe('pending')
    expect(db.audit.where(({ action }) => action === 'id_picture_viewed')).toEqual([])
  },
)

test('an ID picture has no other way out than the call that leaves a line in the record', async () => {
  const { db, files, file } = await open()
  const picture = await call(getIdPicture, { params: { id: '301', side: 'front' } })
  expect(await picture.text()).toContain('NOT A REAL DOCUMENT')
  expect(await files.get('private/ids/301/front')).toBeDefined()
  expect((await file('private/ids/301/front')).status).toBe(404)
  expect(db.audit.all().at(-1)).toMatchObject({ action: 'id_picture_viewed', verification_id: '301' })
  const selfie = await call(getIdPicture, { params: { id: '301', side: 'selfie' } }).catch(refused)
  expect(selfie).toEqual([404, 'There is no such picture.'])
})

test('the figures agree with the lists', async () => {
  await open()
  const { data: stats } = await call(getDashboardStats, {})
  const { data: users } = await call(listAllUsers, {})
  const { data: pending } = await call(listPendingVerifications, {})
  const count = (test: (user: (typeof users)[number]) => boolean) => users.filter(test).length
  expect(stats).toEqual({
    total_users: users.length,
    pending_verifications: pending.length,
    approved_verifications: count(({ status }) => status === 'verified'),
    total_properties: SAMPLE_LISTINGS.length,
    phone_verified_users: count(({ phoneVerified }) => phoneVerified === true),
    premium_users: count(({ type }) => type === 'professional_seller'),
    google_users: count(({ authProvider }) => authProvider === 'google'),
    email_users: count(({ authProvider }) => authProvider === 'email'),
  })
  expect(count(({ status }) => status === 'pending')).toBe(pending.length)
  expect(count(({ status }) => status === 'no_profile')).toBe(1)
  const times = pending.map(({ submittedAt }) => submittedAt ?? '')
  expect(times).toEqual(times.toSorted())
})

test('approving verifies the user, tells them and is written down', async () => {
  const { db } = await open()
  await call(approveVerification, { params: { id: '306' } })
  expect(db.user.find('112')).toMatchObject({ id_verified: true, id_submitted: true, rejection_reason: null })
  expect(db.id_submission.find('306')).toMatchObject({ status: 'approved', decided_at: expect.any(String) })
  const told = db.notification.where(({ user_id }) => user_id === '112')
  expect(told).toMatchObject([{ title: 'Your ID was approved', link: '/dashboard/u/jomar.celiz', read: false }])
  const { data } = await call(listAuditRecords, {})
  expect(data[0]).toMatchObject({
    action: 'verification_approved',
    adminEmail: 'admin@demo.test',
    userName: 'Jomar Celiz',
  })
})

test('rejecting needs a reason, which the user gets to read, and lets them send again', async () => {
  const { db } = await open()
  const id = '306'
  const blank = await call(rejectVerification, { params: { id }, body: { reason: '   ' } }).catch(
    (error: unknown) => error,
  )
  expect(blank).toMatchObject({ status: 422, fields: { reason: ['Please provide a reason for rejection'] } })
  await call(rejectVerification, { params: { id }, body: { reason: 'The picture is blurred.' } })
  expect(db.user.find('112')).toMatchObject({
    id_verified: false,
    id_submitted: false,
    rejection_reason: 'The picture is blurred.',
  })
  expect(db.notification.where(({ user_id }) => user_id === '112')).toMatchObject([
    { message: 'The picture is blurred. You can send it again from your profile.' },
  ])
  expect(db.audit.all().at(-1)).toMatchObject({ action: 'verification_rejected', reason: 'The picture is blurred.' })
})

test('nothing is decided twice', async () => {
  await open()
  await call(approveVerification, { params: { id: '306' } })
  const again = [409, 'This verification is already approved.']
  expect(await call(approveVerification, { params: { id: '306' } }).catch(refused)).toEqual(again)
  const body = { reason: 'Too late' }
  expect(await call(rejectVerification, { params: { id: '306' }, body }).catch(refused)).toEqual(again)
  expect(await call(approveVerification, { params: { id: '9' } }).catch(refused)).toMatchObject([
    404,
    expect.any(String),
  ])
})

test('a logout ends that session and no other of the super administrator', async () => {
  const { db } = await open()
  const body = { email: 'admin@demo.test', username: 'superadmin', password: 'Password1' }
  const other = (await call(superAdminLogin, { body })).data.token
  await call(superAdminLogout, {})
  expect(await call(getDashboardStats, {}).catch(refused)).toMatchObject([401, expect.any(String)])
  expect(db.session.find(ADMIN_TOKEN)).toBeUndefined()
  token = other
  await call(getDashboardStats, {})
})

test('after five wrong passwords the login rests for ten minutes; a good sign-in is written down', async () => {
  const { db, clock } = await open()
  const body = { email: 'admin@demo.test', username: 'superadmin', password: 'Password1' }
  for (let round = 0; round < 5; round += 1) {
    const wrong = await call(superAdminLogin, { body: { ...body, password: 'x' } }).catch(refused)
    expect(wrong).toEqual([401, 'Invalid credentials. Only super admins can access this area.'])
  }
  expect(await call(superAdminLogin, { body }).catch(refused)).toMatchObject([429, expect.stringMatching(/Too many/)])
  clock.advance(10 * 60_000)
  token = (await call(superAdminLogin, { body })).data.token
  expect(db.audit.all().at(-1)).toMatchObject({ action: 'signed_in', admin_email: 'admin@demo.test' })
  await call(getDashboardStats, {})
})

test('a name that a verified person asks for is decided in the same queue; rejected, the old one stands', async () => {
  const { db } = await open()
  const ask = async () => {
    token = personaToken('verified')
    configureApi({ baseUrl: 'http://localhost', superAdminToken: () => ADMIN_TOKEN, token: () => token })
    await call(updateOwnProfile, { body: { last_name: 'Reyes' } })
    const waiting = (await call(listPendingVerifications, {})).data.find(({ requestedName }) => requestedName)
    expect(waiting).toMatchObject({ name: 'Noel Sumagaysay', requestedName: 'Noel Reyes' })
    return { id: String(waiting?.id) }
  }
  const told = () => db.notification.where((row) => row.user_id === '102').map(({ message }) => message)
  const rejected = await ask()
  expect((await call(getIdPicture, { params: { ...rejected, side: 'front' } })).size).toBeGreaterThan(0)
  await call(rejectVerification, { params: rejected, body: { reason: 'Not on the ID' } })
  expect(db.user.find('102')).toMatchObject({ name: 'Noel Sumagaysay', id_verified: true, rejection_reason: null })
  expect(told()).toContain('Not on the ID. You stay Noel Sumagaysay.')
  await call(approveVerification, { params: await ask() })
  expect(db.user.find('102')).toMatchObject({ name: 'Noel Reyes', last_name: 'Reyes', id_verified: true })
  expect(told()).toContain('Everyone sees Noel Reyes now.')
  expect((await call(listAuditRecords, {})).data[0]).toMatchObject({
    userName: 'Noel Reyes',
    reason: 'Noel Sumagaysay',
  })
})
