import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { askFor, exampleBackend, handlersOf } from '@mocks/documents/examples'
import { EXAMPLE_REQUESTS } from '@mocks/documents/requests'
import { startEvents } from '@mocks/agenda/start-events'
import { SCENARIOS, scenarioById } from '@mocks/scenarios/catalog'
import { TEST_TIME, type Scenario } from '@mocks/scenarios/scenario'
import { ENDPOINTS } from '@/contract'
import { NOTIFICATION_TYPES, type WireNotification } from '@/contract/account/notifications'
import type { Language } from '@/contract/fields'
import { DEFAULT_SETTINGS } from '@/contract/account/settings'
import { dictionaryOf } from '@/words/dictionary'
import { keyOf } from '@/words/key'
import { LOCALES } from '@/words/locales'
import { TRANSLATED } from '@/words/room'
import { translator } from '@/words/words'
import { createBackend, type Backend } from '../backend'
import type { Row } from '../store/database'
import { notify, wireNotification } from './notify'
import { told } from './told'

const DAY = 86_400_000

const backendOf = async (scenario: Scenario) => {
  const backend = createBackend({ scenario: { ...scenario, clock: TEST_TIME }, frozen: true })
  await backend.ready
  return backend
}

/** What each world seeds, what the examples of all calls bring, and what happens in a month of the demo. */
async function everyNotification(): Promise<Row<'notification'>[]> {
  const worlds = new Map(SCENARIOS.map((scenario) => [scenario.world, scenario]))
  const seeded = await Promise.all([...worlds.values()].map(backendOf))
  const called = await exampleBackend()
  const found: Row<'notification'>[] = []
  called.pushes.listen(({ payload }) => {
    const row = called.db.notification.find(String(Object(payload).id))
    if (row) found.push(row)
  })
  // An earlier call may have left nothing to do for a later one.
  for (const { id, method } of ENDPOINTS)
    if (method !== 'GET')
      for (const each of [...(EXAMPLE_REQUESTS[id].after ?? []), id]) await askFor(called, each, EXAMPLE_REQUESTS[each])
  const demo = await backendOf(scenarioById('default'))
  const stop = startEvents(demo, () => false)
  await demo.passTime(31 * DAY)
  stop()
  return [...found, ...[demo, ...seeded].flatMap(({ db }) => db.notification.all())]
}

/** The texts of the dictionaries that something was made of. */
function textsIn(said: unknown): string[] {
  if (typeof said !== 'object' || said === null) return []
  const text = 'text' in said ? [String(said.text)] : []
  return [...text, ...Object.values(said).flatMap(textsIn)]
}

test('each notification is made of texts that every language has', async () => {
  const rows = await everyNotification()
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(NOTIFICATION_TYPES))
  const texts = new Set(rows.flatMap(({ said }) => textsIn(JSON.parse(said ?? 'null'))))
  expect(texts.size).toBeGreaterThan(60)
  expect(rows.filter(({ said }) => said === null)).toEqual([])
  for (const language of TRANSLATED) {
    const dictionary = dictionaryOf(language)
    expect([...texts].filter((text) => !(keyOf(text) in dictionary))).toEqual([])
    const t = translator(dictionary, LOCALES[language])
    const english = rows.filter((row) => wireNotification(row, t).title === row.title)
    expect(english.map(({ title }) => title)).toEqual([])
  }
})

async function listed(backend: Backend, asked?: string) {
  const headers = { Authorization: 'Bearer scenario-101', ...(asked ? { 'Accept-Language': asked } : {}) }
  const response = await getResponse(
    handlersOf(backend),
    new Request('http://localhost/api/notifications', { headers }),
  )
  const { data } = (await response!.json()) as { data: WireNotification[] }
  return { language: response!.headers.get('content-language'), said: data.map(({ message }) => message) }
}

async function open() {
  const backend = await exampleBackend()
  backend.db.session.insert({ token: 'scenario-101', user_id: '101', created_at: backend.clock.iso() })
  const choose = (language: Language) =>
    backend.writing(async () =>
      backend.db.user.update('101', { settings: JSON.stringify({ ...DEFAULT_SETTINGS, language }) }),
    )
  return { ...backend, backend, choose }
}

const VISIT = {
  en: /^Your visit to “.+” on Tuesday, June 16 at 10:00 AM is confirmed\.$/,
  hil: /^Kumpirmado ang imo tour sa “.+” sa Martes, Hunyo 16 sa 10:00 AM\.$/,
  ceb: /^Kumpirmado ang imong tour sa “.+” sa Martes, Hunyo 16 sa 10:00 AM\.$/,
}

test('old notifications are said anew in the language that a call asks for, else in that of the settings', async () => {
  const { backend, choose } = await open()
  const read = async (asked?: string) => {
    const { language, said } = await listed(backend, asked)
    return [language, said[3]]
  }
  expect(await read()).toEqual(['en', expect.stringMatching(VISIT.en)])
  expect(await read('hil-PH, en;q=0.5')).toEqual(['hil', expect.stringMatching(VISIT.hil)])
  await choose('ceb')
  expect(await read()).toEqual(['ceb', expect.stringMatching(VISIT.ceb)])
  expect(await read('en')).toEqual(['en', expect.stringMatching(VISIT.en)])
})

test('what comes without a call is in the language of the settings, else in that of the last change', async () => {
  const { backend, db, choose, pushes } = await open()
  const pushed: unknown[] = []
  pushes.listen(({ to, payload }) => void (to === '101' && pushed.push((payload as WireNotification).title)))
  const ring = () =>
    backend.writing(async () =>
      notify(backend, '101', { type: 'system', title: told('Your ID was approved'), message: { own: 'Hello.' } }),
    )
  await ring()
  const headers = { Authorization: 'Bearer scenario-101', 'Accept-Language': 'hil-PH' }
  const path = 'http://localhost/api/notifications/mark-all-read'
  await getResponse(handlersOf(backend), new Request(path, { method: 'PUT', headers }))
  await ring()
  await choose('ceb')
  await ring()
  const said = ['Your ID was approved', 'Gin-aprobahan ang imo ID', 'Giaprobahan ang imong ID']
  expect(pushed).toEqual(said)
  expect(db.outbox.all().map(({ subject, body }) => [subject, body])).toEqual(said.map((title) => [title, 'Hello.']))
})

test('a row that was edited by hand says what it says', async () => {
  const { backend, db } = await open()
  db.notification.update('n101-4', { message: 'Something else.' })
  expect((await listed(backend, 'hil')).said[3]).toBe('Something else.')
})

test('a success is told in the language of the call', async () => {
  const { backend } = await open()
  const body = JSON.stringify({ email: 'nobody@demo.test' })
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'hil-PH' }
  const { path, method } = ENDPOINTS.find(({ id }) => id === 'requestPasswordReset')!
  const response = await getResponse(
    handlersOf(backend),
    new Request(`http://localhost${path}`, { method, headers, body }),
  )
  expect(response!.headers.get('content-language')).toBe('hil')
  expect(await response!.json()).toEqual({
    success: true,
    message: 'Kon may account ina nga address, maabot na didto ang code.',
  })
})
