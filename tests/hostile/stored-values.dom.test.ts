import fc from 'fast-check'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLeftDecisions } from '@/features/admin/decision/left-decisions'
import { usePendingDeletes } from '@/account/notifications/pending-deletes'
import { useKeptChanges } from '@/account/profile-changes'
import { useWelcome } from '@/account/welcome/welcome-due'
import type { StoredKey } from '@/domain/stored-keys'
import { useSplitView } from '@/features/map/split/split-view'
import { useReviewKeysOn } from '@/features/admin/review/key-rules'
import { useKeptDrafts, type KeptDrafts } from '@/features/auth/kept-drafts'
import { readEdits } from '@/features/edit-profile/use-save-profile'
import { readChanges } from '@/features/settings/read-changes'
import { useKeptInput } from '@/session/end/kept-input'
import { useRecentSearches } from '@/session/marks/recent-searches'
import { useSavedNotes, useSavedPrices } from '@/session/marks/saved-marks'
import { useDeviceMark } from '@/session/marks/device-mark'
import { useListVotes, type ListVotes } from '@/session/marks/list-votes'
import { useIsViewed } from '@/session/marks/viewed'
import { useStoredDraftPhotos } from '@/features/messages/photos/draft-photos'
import { useRefusedList } from '@/session/marks/refused-list'
import { useVisits } from '@/session/marks/visits'
import { useDrafts, useOutbox } from '@/features/messages/state/outbox'
import { useAdminToken, useStoredAdmin } from '@/session/admin'
import { useCompareList } from '@/session/compare'
import { useFavorites } from '@/session/favorites'
import { useLastSearch } from '@/session/last-search'
import { PLAN_IDS, type LoanChoice } from '@/domain/finance/loan-choice'
import { useAvailableOnly } from '@/session/marks/available-only'
import { useMonthPreference } from '@/listing/monthly/month-preference'
import { useLoanInputs } from '@/listing/monthly/loan-inputs'
import { takeDestination } from '@/session/end/destination'
import { useCurrency, useDarkMode } from '@/session/preferences'
import { useLanguage, useTimeZone } from '@/session/regional'
import { storedTokens, useGoogleData, useStoredUser, useToken } from '@/session/session'
import { storageFor } from '@/session/storage/tab-session'
import { useUnitSystem } from '@/session/units'
import { EACH, NASTY } from './nasty'

const isText = (value: unknown) => value === null || typeof value === 'string'

/** A token has to fit into a header, else every call fails. */
const fitsHeader = (value: unknown) =>
  value === null ||
  (typeof value === 'string' && new Headers({ Authorization: `Bearer ${value}` }).has('Authorization'))

/** Keys whose text is never read when a page loads: only their presence or their change counts. */
type Mark =
  | 'proventous:logged-out'
  | 'proventous:read-elsewhere'
  | 'proventous:listings-changed'
  | 'proventous:session-in-this-tab'

type Stored = { read: () => unknown; sound: (value: unknown) => boolean }
const valueOf = (store: { getState: () => { value: unknown } }) => () => store.getState().value
function answerOf(useHook: () => unknown) {
  return () => {
    const { result, unmount } = renderHook(useHook)
    unmount()
    return result.current
  }
}
const isOneOf =
  (...values: unknown[]) =>
  (value: unknown) =>
    values.includes(value)
const areTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Each stored key, how the product reads it, and what any screen may rely on, whatever text is stored there. */
const STORED: Record<Exclude<StoredKey, Mark>, Stored> = {
  token: { read: valueOf(useToken), sound: fitsHeader },
  superAdminToken: { read: valueOf(useAdminToken), sound: fitsHeader },
  user: {
    read: valueOf(useStoredUser),
    sound: (value) =>
      value === null || Object.values(value as object).every((field) => isText(field) || typeof field === 'boolean'),
  },
  google_data: {
    read: valueOf(useGoogleData),
    sound: (value) => value === null || Object.values(value as object).every(isText),
  },
  superAdminUser: {
    read: valueOf(useStoredAdmin),
    sound: (value) => value === null || (value as { role: unknown }).role === 'super_admin',
  },
  favorites: { read: valueOf(useFavorites), sound: areTexts },
  compareList: {
    read: valueOf(useCompareList),
    sound: (value) =>
      Array.isArray(value) &&
      value.length <= 4 &&
      value.every(({ title, price, images }) => typeof title === 'string' && price >= 0 && images.every(isText)),
  },
  profileChanges: {
    read: answerOf(() => useKeptChanges('1')),
    sound: (value) => value === null || Object.values(value as object).every((field) => typeof field === 'string'),
  },
  viewedPins: { read: answerOf(() => useIsViewed('1')), sound: isOneOf(true, false) },
  'proventous:device': { read: valueOf(useDeviceMark), sound: (value) => /^(?:|[\w-]{16,64})$/.test(String(value)) },
  'proventous:list-votes': {
    read: valueOf(useListVotes),
    sound: (value) => {
      const { voter, name, votes } = value as ListVotes
      const cast = Object.values(votes).flatMap((homes) => Object.values(homes))
      return /^(?:|[\w-]{16,64})$/.test(voter) && typeof name === 'string' && cast.every(isOneOf('up', 'down'))
    },
  },
  'proventous:list-refused': {
    read: valueOf(useRefusedList),
    sound: (value) => value === null || ((value as { at: number }).at > 0 && isText((value as { said: unknown }).said)),
  },
  'proventous:visits': {
    read: valueOf(useVisits),
    sound: (value) =>
      Object.values(value as Record<string, { since: number; at: number }>).every(
        ({ since, at }) => since > 0 && at > 0,
      ),
  },
  'proventous:saved-notes': {
    read: valueOf(useSavedNotes),
    sound: (value) => areTexts(Object.values(value as object)),
  },
  'proventous:saved-prices': {
    read: valueOf(useSavedPrices),
    sound: (value) =>
      Object.values(value as Record<string, { price: number; currency: string }>).every(
        ({ price, currency }) => price > 0 && typeof currency === 'string',
      ),
  },
  'proventous:outbox': {
    read: valueOf(useOutbox),
    sound: (value) =>
      Array.isArray(value) &&
      value.every(
        ({ clientId, text, photos = [], writtenMs }) =>
          clientId !== '' && (text !== '' || photos.length > 0) && typeof writtenMs === 'number',
      ),
  },
  'proventous:drafts': { read: valueOf(useDrafts), sound: (value) => areTexts(Object.values(value as object)) },
  'proventous:draft-photos': {
    read: valueOf(useStoredDraftPhotos),
    sound: (value) =>
      Object.values(value as object).every((photos: { id: unknown }[]) => photos.every(({ id }) => isText(id))),
  },
  'proventous:typed': {
    read: answerOf(() => [
      useKeptInput('settings', {}, readChanges)[0],
      useKeptInput<object>('profile', {}, readEdits)[0],
    ]),
    sound: (value) => (value as object[]).every((kept) => !Array.isArray(kept) && typeof kept === 'object'),
  },
  'proventous:registration': {
    read: valueOf(useKeptDrafts),
    sound: (value) => {
      const { email, emailStep, place, names } = value as KeptDrafts
      return [email, emailStep, place.country, place.city, names.first_name].every((each) => typeof each === 'string')
    },
  },
  'proventous:welcome': { read: answerOf(() => useWelcome('1')), sound: isOneOf(undefined, null, 'search', 'list') },
  'proventous:destination': {
    read: () => takeDestination('1'),
    sound: (value) =>
      value === null || new URL(value as string, 'https://own.example').origin === 'https://own.example',
  },
  'proventous:available-only': { read: valueOf(useAvailableOnly), sound: (value) => typeof value === 'boolean' },
  'proventous:by-month': {
    read: valueOf(useMonthPreference),
    sound: (value) => value === null || isOneOf(...PLAN_IDS)((value as LoanChoice).plan),
  },
  'proventous:loan-inputs': {
    read: valueOf(useLoanInputs),
    sound: (value) =>
      Object.entries(value as object).every(
        ([name, input]) =>
          (name === 'plan' && PLAN_IDS.includes(input)) ||
          input === null ||
          typeof input === 'boolean' ||
          (Number.isFinite(input) && (input as number) >= 0),
      ),
  },
  'proventous:recent-searches': {
    read: valueOf(useRecentSearches),
    sound: (value) => Array.isArray(value) && value.every(({ text, query }) => areTexts([text, query])),
  },
  'proventous:last-search': {
    read: valueOf(useLastSearch),
    sound: (value) =>
      Object.values(value as object).every((param) => isText(param) || typeof param === 'number' || param === true),
  },
  'proventous:admin-decisions': {
    read: valueOf(useLeftDecisions),
    sound: (value) =>
      (value as { by: string; id: string; name: string; at: number }[]).every(
        ({ by, id, name, at }) => areTexts([by, id, name]) && typeof at === 'number',
      ),
  },
  'proventous:deleted-notifications': { read: valueOf(usePendingDeletes), sound: areTexts },
  currency: { read: valueOf(useCurrency), sound: isOneOf('PHP', 'USD', 'EUR') },
  darkMode: { read: valueOf(useDarkMode), sound: isOneOf(true, false) },
  unitSystem: { read: valueOf(useUnitSystem), sound: isOneOf('imperial', 'metric') },
  language: { read: valueOf(useLanguage), sound: isOneOf('en', 'tl', 'hil', 'ceb') },
  timezone: {
    read: valueOf(useTimeZone),
    sound: (value) => new Intl.DateTimeFormat('en', { timeZone: value as string }).format(0) !== '',
  },
  'proventous:split-view': { read: valueOf(useSplitView), sound: isOneOf(true, false) },
  'proventous:review-keys': { read: valueOf(useReviewKeysOn), sound: isOneOf(true, false) },
}

const record = fc.dictionary(
  fc.constantFrom(
    ...'id username first_name email profile_picture role user name picture title price images null:settings null:profile 1 undefined:settings undefined:profile __proto__'.split(
      ' ',
    ),
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

test.each(Object.entries(STORED) as [StoredKey, Stored][])(
  'whatever text is stored under %s, the product reads a sound value',
  (key, { read, sound }) => {
    const area = storageFor(key)
    const announce = () => window.dispatchEvent(new StorageEvent('storage', { key }))
    fc.assert(
      fc.property(anything, (text) => {
        area.setItem(key, text)
        announce()
        expect(sound(read())).toBe(true)
      }),
      EACH,
    )
    expect(({} as { pwned?: unknown }).pwned).toBeUndefined()
    area.removeItem(key)
    announce()
  },
)

test.each(['a b', 'a\nb', 'tokén', '\u0000'])('a stored token of %j counts as none', (token) => {
  localStorage.setItem('token', token)
  expect(storedTokens.user()).toBeNull()
})
