import { storeFromAnotherTab } from '@tests/helpers/storage'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { FAVORITES_UPDATED, readIds, restoreFavorites, toggleFavorite, useFavorites } from './favorites'
import { isOwnPath, rememberDestination, takeDestination, useCurrency, useDarkMode } from './preferences'
import { displayName, endSession, healUser, isSignedIn, startSession, useStoredUser, useToken } from './session'

const user = { id: 7, first_name: 'Lorna', last_name: 'Aguilar', email: 'lorna@demo.test', phone_verified: 1 }

afterEach(() => {
  endSession()
  restoreFavorites([])
  useCurrency.getState().set('PHP')
})

test('the token is stored bare and the user as JSON', () => {
  startSession('abc', user)
  expect(localStorage.getItem('token')).toBe('abc')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
    id: '7',
    first_name: 'Lorna',
    phone_verified: true,
  })
  expect(isSignedIn()).toBe(true)
})

test('signed in means token and user record, not one of them', () => {
  useToken.getState().set('abc')
  expect(isSignedIn()).toBe(false)
  startSession('abc', user)
  useToken.getState().set(null)
  expect(isSignedIn()).toBe(false)
})

test('signing out leaves what belongs to the device', () => {
  toggleFavorite('1')
  startSession('abc', user)
  endSession()
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('favorites')).toBe('["1"]')
})

test('signing out in another tab signs out here', () => {
  startSession('abc', user)
  storeFromAnotherTab('token', null)
  expect(isSignedIn()).toBe(false)
})

test.each([[null], ['x'], [{}], [{ id: {} }], [[]]])('a user record of %j counts as none', (raw) => {
  expect(healUser(raw)).toBeNull()
})

test('a damaged user record in storage counts as none', () => {
  storeFromAnotherTab('user', '{"id":')
  expect(useStoredUser.getState().value).toBeNull()
})

test("without a name the shell says 'User'", () => {
  expect(displayName(null)).toBe('User')
  expect(displayName(healUser({ id: 1 }))).toBe('User')
})

test('favorites are a bare JSON array of ids, and each change is announced', () => {
  const heard = vi.fn()
  window.addEventListener(FAVORITES_UPDATED, heard)
  expect(toggleFavorite('r1')).toBe(true)
  expect(toggleFavorite('7')).toBe(true)
  expect(toggleFavorite('r1')).toBe(false)
  expect(localStorage.getItem('favorites')).toBe('["7"]')
  expect(heard).toHaveBeenCalledTimes(3)
  window.removeEventListener(FAVORITES_UPDATED, heard)
})

test('favorites follow another tab and announce it', () => {
  const heard = vi.fn()
  window.addEventListener(FAVORITES_UPDATED, heard)
  storeFromAnotherTab('favorites', '["1", 2]')
  expect(useFavorites.getState().value).toEqual(['1', '2'])
  expect(heard).toHaveBeenCalledOnce()
  window.removeEventListener(FAVORITES_UPDATED, heard)
})

test('whatever stands under favorites, reading it gives distinct ids', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const ids = readIds(text)
      expect(ids.every((id) => typeof id === 'string')).toBe(true)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

test('the currency is a bare code, and anything else heals to pesos', () => {
  useCurrency.getState().set('USD')
  expect(localStorage.getItem('currency')).toBe('USD')
  storeFromAnotherTab('currency', '"XYZ"')
  expect(useCurrency.getState().value).toBe('PHP')
})

test('dark mode is the text true or false', () => {
  useDarkMode.getState().set(true)
  expect(localStorage.getItem('darkMode')).toBe('true')
  useDarkMode.getState().set(false)
  expect(localStorage.getItem('darkMode')).toBe('false')
})

test('a destination is used once, and only inside this product', () => {
  rememberDestination('/dashboard/tours')
  expect(takeDestination()).toBe('/dashboard/tours')
  expect(takeDestination()).toBeNull()
  rememberDestination('//evil.test/x')
  expect(takeDestination()).toBeNull()
})

test.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '', '/\t/evil.test'])(
  '%j is no path of our own',
  (path) => expect(isOwnPath(path)).toBe(false),
)

test('storage that is full or blocked loses nothing within the tab', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  toggleFavorite('9')
  expect(useFavorites.getState().value).toContain('9')
  blocked.mockRestore()
})
