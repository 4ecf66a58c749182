import { storeFromAnotherTab } from '@tests/helpers/storage'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { FAVORITES_UPDATED, readIds, restoreFavorites, toggleFavorite, useFavorites } from './favorites'
import { isOwnPath, rememberDestination, resumeDestination, takeDestination } from './end/destination'
import { forgetLastUser, rememberUser } from './end/last-user'
import { logOutHere, tracesHere, typedHere } from './end/log-out'
import { useCurrency, useDarkMode } from './preferences'
import { displayName, endSession, healUser, isSignedIn, startSession, useStoredUser, useToken } from './session'

const user = { id: 7, first_name: 'Lorna', last_name: 'Aguilar', email: 'lorna@demo.test', phone_verified: 1 }

afterEach(() => {
  endSession()
  forgetLastUser()
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
  expect(toggleFavorite('r1')).toEqual({ saved: true, stored: true })
  expect(toggleFavorite('7').saved).toBe(true)
  expect(toggleFavorite('r1').saved).toBe(false)
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
  rememberDestination('/dashboard/tours', 'page')
  expect(takeDestination('7')).toBe('/dashboard/tours')
  expect(takeDestination('7')).toBeNull()
  rememberDestination('//evil.test/x', 'page')
  expect(takeDestination('7')).toBeNull()
})

test('a destination is this tab’s and its user’s', () => {
  startSession('abc', user)
  endSession({ expired: true })
  rememberDestination('/dashboard/tours', 'session-ended')
  expect(localStorage.getItem('proventous:destination')).toBeNull()
  expect(takeDestination('8')).toBeNull()
  rememberUser('7')
  rememberDestination('/dashboard/tours', 'session-ended')
  expect(takeDestination('7')).toBe('/dashboard/tours')
})

test.each([
  ['reload', 'chat'],
  ['navigate', null],
  ['back_forward', null],
])('a page that comes by %s goes on with %j', (type, reason) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never)
  rememberDestination('/dashboard/messages', 'chat')
  expect(resumeDestination()?.reason ?? null).toBe(reason)
  expect(takeDestination('7')).toBe(reason && '/dashboard/messages')
  vi.restoreAllMocks()
})

test('logging out leaves nothing typed on the device, and the question names it', async () => {
  startSession('abc', user)
  rememberDestination('/dashboard/tours', 'page')
  expect(await typedHere()).toEqual([])
  storeFromAnotherTab('proventous:drafts', '{"7:c1":"Is it still"}')
  storeFromAnotherTab('proventous:outbox', '[{"clientId":"a"}]')
  storeFromAnotherTab('profileChanges', '{"user_id":"7"}')
  expect(await typedHere()).toEqual([
    'changes to your profile that are not saved',
    'messages that are not sent',
    'messages that you began',
  ])
  await logOutHere()
  expect(await typedHere()).toEqual([])
  expect(isSignedIn()).toBe(false)
  expect(takeDestination('7')).toBeNull()
})

test('logging out leaves nothing of what was looked for, seen or compared; favorites stay', async () => {
  startSession('abc', user)
  toggleFavorite('1')
  const traces = {
    viewedPins: '["1"]',
    compareList: '[{"id":"1","title":"Villa"}]',
    'proventous:visits': '{"mode=rent&q=secret":{"since":1,"at":2}}',
    'proventous:recent-searches': '[{"text":"secret","query":"q=secret"}]',
    'proventous:last-search': '{"q":"secret"}',
    'proventous:list-votes': '{"voter":"0123456789abcdef","name":"Lorna","votes":{}}',
  }
  for (const [key, text] of Object.entries(traces)) {
    sessionStorage.setItem(key, text)
    localStorage.setItem(key, text)
  }
  expect(tracesHere()).toEqual([
    'what you compared',
    'what you looked at',
    'what you searched for',
    'your name and votes on shared lists',
  ])
  await logOutHere()
  expect(tracesHere()).toEqual([])
  expect(localStorage.getItem('favorites')).toBe('["1"]')
})

test.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '', '/\t/evil.test'])(
  '%j is no path of our own',
  (path) => expect(isOwnPath(path)).toBe(false),
)

test('two tabs that save favorites at the same moment keep both', () => {
  toggleFavorite('1')
  // The other tab's event has not come yet.
  localStorage.setItem('favorites', '["1","2"]')
  toggleFavorite('3')
  expect(localStorage.getItem('favorites')).toBe('["1","2","3"]')
})

test('a token that is gone from storage lets nobody in, without any event', () => {
  startSession('abc', user)
  localStorage.removeItem('token')
  expect(isSignedIn()).toBe(false)
  expect(useToken.getState().value).toBeNull()
})

test('storage that is full or blocked loses nothing within the tab', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(toggleFavorite('9')).toEqual({ saved: true, stored: false })
  expect(useFavorites.getState().value).toContain('9')
  blocked.mockRestore()
})
