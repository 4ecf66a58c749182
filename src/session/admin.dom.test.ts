import { afterEach, expect, test } from 'vitest'
import { storeFromAnotherTab } from '@tests/helpers/storage'
import { endAdminSession, healAdmin, isSuperAdmin, startAdminSession, useAdminReturn } from './admin'

const admin = {
  email: 'admin@demo.test',
  username: 'superadmin',
  role: 'super_admin',
  user: { email: 'admin@demo.test' },
} as const

afterEach(() => endAdminSession())

test('the super administrator is kept in the documented two keys', () => {
  startAdminSession('abc', admin)
  expect(localStorage.getItem('superAdminToken')).toBe('abc')
  expect(JSON.parse(localStorage.getItem('superAdminUser') ?? '')).toEqual(admin)
  expect(isSuperAdmin()).toBe(true)
  endAdminSession({ ended: true })
  expect(localStorage.getItem('superAdminToken')).toBeNull()
  expect(localStorage.getItem('superAdminUser')).toBeNull()
  expect(useAdminReturn.getState().ended).toBe(true)
})

test.each([[null], ['x'], [{}], [[]], [{ role: 'admin', email: 'a@b.c' }], [{ role: ['super_admin'] }]])(
  'a record of %j is no super administrator',
  (raw) => expect(healAdmin(raw)).toBeNull(),
)

test('a record without a name still is one', () => {
  expect(healAdmin({ role: 'super_admin', user: { email: 'admin@demo.test' }, username: 7 })).toEqual({
    ...admin,
    username: '',
  })
})

test('a token alone, and a session ended in another tab, let nobody in', () => {
  storeFromAnotherTab('superAdminToken', 'abc')
  expect(isSuperAdmin()).toBe(false)
  storeFromAnotherTab('superAdminUser', JSON.stringify(admin))
  expect(isSuperAdmin()).toBe(true)
  storeFromAnotherTab('superAdminUser', '{"role":')
  expect(isSuperAdmin()).toBe(false)
})
