import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useAdminToken, useStoredAdmin } from '@/session/admin'
import { useCompareList } from '@/session/compare'
import { useFavorites } from '@/session/favorites'
import { useCurrency, useDarkMode } from '@/session/preferences'
import { useLanguage, useTimeZone } from '@/session/regional'
import { storedTokens, useGoogleData, useStoredUser, useToken } from '@/session/session'
import { useUnitSystem } from '@/session/units'
import { EACH, NASTY } from './nasty'

const isText = (value: unknown) => value === null || typeof value === 'string'

/** A header must take it: anything else would make each call fail. */
const fitsHeader = (value: unknown) =>
  value === null ||
  (typeof value === 'string' && new Headers({ Authorization: `Bearer ${value}` }).has('Authorization'))

/** Each stored key, and what any screen may rely on whatever stands there. */
const STORED: Record<string, { store: { getState: () => { value: unknown } }; sound: (value: unknown) => boolean }> = {
  token: {
    store: useToken,
    sound: fitsHeader,
  },
  superAdminToken: {
    store: useAdminToken,
    sound: fitsHeader,
  },
  user: {
    store: useStoredUser,
    sound: (value) =>
      value === null || Object.values(value as object).every((field) => isText(field) || typeof field === 'boolean'),
  },
  google_data: {
    store: useGoogleData,
    sound: (value) => value === null || Object.values(value as object).every(isText),
  },
  superAdminUser: {
    store: useStoredAdmin,
    sound: (value) => value === null || (value as { role: unknown }).role === 'super_admin',
  },
  favorites: {
    store: useFavorites,
    sound: (value) => Array.isArray(value) && value.every((id) => typeof id === 'string'),
  },
  compareList: {
    store: useCompareList,
    sound: (value) =>
      Array.isArray(value) &&
      value.length <= 4 &&
      value.every(({ title, price, images }) => typeof title === 'string' && price >= 0 && images.every(isText)),
  },
  currency: { store: useCurrency, sound: (value) => ['PHP', 'USD', 'EUR'].includes(value as string) },
  darkMode: { store: useDarkMode, sound: (value) => typeof value === 'boolean' },
  unitSystem: { store: useUnitSystem, sound: (value) => ['imperial', 'metric'].includes(value as string) },
  language: { store: useLanguage, sound: (value) => ['en', 'tl', 'ceb'].includes(value as string) },
  timezone: {
    store: useTimeZone,
    sound: (value) => new Intl.DateTimeFormat('en', { timeZone: value as string }).format(0) !== '',
  },
}

const record = fc.dictionary(
  fc.constantFrom(
    ...'id username first_name email profile_picture role user name picture title price images __proto__'.split(' '),
  ),
  fc.oneof(fc.constantFrom<unknown>(...NASTY), fc.jsonValue()),
)
const anything = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary' }),
  fc.json(),
  record.map((value) => JSON.stringify(value)),
  fc.array(record).map((value) => JSON.stringify(value)),
)

test.each(Object.entries(STORED))(
  'whatever stands under %s, the store holds something sound',
  (key, { store, sound }) => {
    fc.assert(
      fc.property(anything, (text) => {
        localStorage.setItem(key, text)
        window.dispatchEvent(new StorageEvent('storage', { key }))
        expect(sound(store.getState().value)).toBe(true)
      }),
      EACH,
    )
    expect(({} as { pwned?: unknown }).pwned).toBeUndefined()
    localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  },
)

test.each(['a b', 'a\nb', 'tokén', '\u0000'])('a stored token of %j counts as none', (token) => {
  localStorage.setItem('token', token)
  expect(storedTokens.user()).toBeNull()
})
