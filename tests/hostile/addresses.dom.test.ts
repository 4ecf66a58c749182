import fc from 'fast-check'
import { expect, test } from 'vitest'
import { address, call, configureApi } from '@/api/call'
import { ApiError } from '@/api/errors'
import { ENDPOINTS } from '@/contract'
import { getProperty } from '@/contract/listing/properties'
import { checkStoredFile } from '@/contract/storage'
import { readOwnView } from '@/domain/listing/own/own-view'
import { prepareApp } from '@/app/prepare-app'
import { listedByName, messageProfileName, ownProfileName, ownProfilePath } from '@/domain/people/profile-path'
import { healAdminSearch } from '@/features/admin/state/admin-search'
import { directionsUrl } from '@/features/map/directions'
import { readMessagesUrl } from '@/features/messages/messages-url'
import { readFilter } from '@/features/notifications/notification-filters'
import { linkTarget } from '@/features/notifications/notification-link'
import { readTab } from '@/features/profile/profile-tab'
import { parseMapSearch, parseSearch } from '@/routes/-search'
import { isOwnPath, rememberDestination, takeDestination } from '@/session/end/destination'
import { scenarioById } from '@mocks/scenarios/catalog'
import { EACH, NASTY } from './nasty'

const nasty = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary' }), fc.webUrl(), fc.jsonValue())
const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary' }), fc.webUrl())
/** Search parameters with any value, known and unknown ones. */
const parameters = fc.dictionary(
  fc.constantFrom(
    ...'mode category subtype q sort view units page price size lot features building beds baths furnishing'.split(' '),
    ...'floor zoning occupancy lease bays capacity deposit pets ceiling roi lat lng z bbox area inview pin list'.split(
      ' ',
    ),
    ...'conversation property owner tab type status provider phone kind review step filter name ids'.split(' '),
    ...'__proto__ constructor toString'.split(' '),
  ),
  nasty,
)

const HEALERS: Record<string, (raw: Record<string, unknown>) => unknown> = {
  browse: parseSearch,
  map: parseMapSearch,
  messages: readMessagesUrl,
  'the administration': healAdminSearch,
  notifications: ({ filter }) => ({ filter: readFilter(filter) }),
  profile: ({ tab }) => ({ tab: readTab(tab) }),
  'my listings': readOwnView,
}

test.each(Object.entries(HEALERS))('any address of %s is healed', (_, heal) => {
  fc.assert(
    fc.property(parameters, (raw) => {
      const healed = heal(raw)
      // Healing a healed address changes nothing.
      expect(heal(healed as Record<string, unknown>)).toEqual(healed)
      expect(Object.getPrototypeOf(healed)).toBe(Object.prototype)
    }),
  )
  expect(({} as { pwned?: unknown }).pwned).toBeUndefined()
})

test('no text makes a call leave its origin or its folder', () => {
  const paths = [...new Map(ENDPOINTS.map((endpoint) => [endpoint.path, endpoint])).values()]
  fc.assert(
    fc.property(text, (value) => {
      // Those are refused before anything is sent; see below.
      fc.pre(!value.split('/').some((part) => /^\.{1,2}$/.test(part)))
      for (const endpoint of paths) {
        const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
        const params = Object.fromEntries(names.map((name) => [name, value]))
        const url = new URL(address(endpoint, { params, query: { q: value } }), 'https://own.invalid')
        expect(url.origin).toBe('https://own.invalid')
        expect(url.pathname).toMatch(/^\/(api|storage)\//)
      }
    }),
    EACH,
  )
})

test.each([
  [getProperty, { id: '.' }],
  [getProperty, { id: '..' }],
  [getProperty, { id: '%2e%2E' }],
  [checkStoredFile, { path: 'properties/../../api/logout' }],
] as const)(
  'an address with a way out of its folder is never asked for, since a browser would ask for something else',
  async (endpoint, params) => {
    configureApi({ baseUrl: 'https://never.invalid' })
    await expect(call(endpoint as typeof getProperty, { params: params as { id: string } })).rejects.toThrow(ApiError)
    configureApi({ baseUrl: '' })
  },
)

test('no redirect leaves the origin', () => {
  fc.assert(
    fc.property(text, (path) => {
      expect(!isOwnPath(path) || new URL(path, 'https://own.invalid').origin === 'https://own.invalid').toBe(true)
      rememberDestination(path, 'page')
      const back = takeDestination('1')
      expect(back === null || new URL(back, 'https://own.invalid').origin === 'https://own.invalid').toBe(true)
      const target = linkTarget(path)
      expect(target === null || /^\/(?![/\\])/.test(target.to)).toBe(true)
    }),
    EACH,
  )
})

test('every link made of a name or an id stays inside the product', () => {
  const { router } = prepareApp({ path: '/' })
  const linked = (username: string) => router.buildLocation({ to: '/dashboard/u/$username', params: { username } }).href
  fc.assert(
    fc.property(text, (name) => {
      for (const path of [
        linked(listedByName({ email: name, id: name })),
        linked(messageProfileName({ username: name, name })),
        linked(ownProfileName({ first_name: name, last_name: name })),
        ownProfilePath({ first_name: name, last_name: name }),
      ])
        expect(isOwnPath(path) && path.startsWith('/dashboard/u/')).toBe(true)
    }),
    EACH,
  )
})

test('directions lead to the map service and nowhere else', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (lat, lng) => {
      expect(new URL(directionsUrl({ lat, lng })).origin).toBe('https://www.openstreetmap.org')
    }),
  )
})

test('no hostile text is the name of a scenario', () => {
  for (const id of NASTY) expect(() => scenarioById(id)).toThrow('There is no scenario')
})
