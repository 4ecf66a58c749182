import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ENDPOINT_IDS, type EndpointId } from '@/contract'
import { startEvents } from '../agenda/start-events'
import { createBackend } from '../backend'
import { personaToken } from '../accounts'
import { TABLE_NAMES } from '../store/models'
import { adminKeys, openAdminSession } from '../browser/sessions'
import { decodeState, encodeState, linkTo, LONGEST_LINK, readState } from './state-link'
import { captureState, checkState, openState, seedTables, type MockState } from './state'
import { applyDiff, diffTables, type StateDiff } from './state-diff'
import { scenarioById } from '../scenarios/catalog'
import { callEndpoint, tokenOf } from '../toolbox/actions/call-endpoint'
import { SNAPSHOT_VERSION } from '../store/persistence'

const HOUR = 3_600_000
const scenario = scenarioById('default')

async function open(id = 'default') {
  const backend = createBackend({ scenario: scenarioById(id) })
  await backend.ready
  return backend
}

const word = fc.string({ maxLength: 40, unit: 'grapheme' })
const fields = fc.dictionary(
  word.filter((name) => name !== '__proto__'),
  fc.oneof(word, fc.integer(), fc.boolean(), fc.constant(null)),
)
const state: fc.Arbitrary<MockState> = fc.record({
  snapshot: fc.constant(SNAPSHOT_VERSION),
  scenario: word,
  seededAt: fc.integer(),
  clock: fc.oneof(fc.record({ offset: fc.integer() }), fc.record({ stopped: fc.integer() })),
  rules: fc.array(
    fc.record({
      on: fc.constantFrom('*' as const, ...ENDPOINT_IDS),
      steps: fc.array(
        fc.oneof(
          fc.record({ delay: fc.nat() }),
          fc.record({ fail: fc.record({ status: fc.integer({ min: 200, max: 599 }), message: word }) }),
          fc.record({ fail: fc.constantFrom('network' as const, 'malformed' as const) }),
        ),
      ),
      afterwards: fc.constantFrom('repeat' as const, 'normal' as const),
    }),
  ),
  rows: fc.dictionary(
    fc.constantFrom(...TABLE_NAMES),
    fc.record({ added: fc.array(fields), changed: fc.array(fc.tuple(word, fields)), removed: fc.array(word) }),
  ),
  account: fc.record({ token: fc.option(word), superAdminToken: fc.option(word) }),
})

test('any state comes out of its link as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(state, async (given) => {
      const link = await encodeState(given)
      expect(link).toMatch(/^[\w-]*$/)
      expect(await decodeState(link)).toEqual(JSON.parse(JSON.stringify(given)))
    }),
    { numRuns: 60 },
  )
})

test('a link that was cut or changed is refused in a sentence', async () => {
  const backend = await open()
  const link = await encodeState(captureState(backend, { token: null, superAdminToken: null }))
  await fc.assert(
    fc.asyncProperty(fc.nat(link.length - 1), async (at) => {
      await expect(decodeState(link.slice(0, at))).rejects.toThrow(/^(the link is damaged|it is|it does)/)
    }),
    { numRuns: 30 },
  )
  await expect(decodeState('no link at all')).rejects.toThrow('the link is damaged or was cut short')
  expect(() => readState('{"scenario":"default"}')).toThrow('it does not hold a state')
})

test('the differences of two stores, put into the first, are the second', () => {
  const seed = seedTables(scenario, 0)
  const edits = fc.array(
    fc.record({
      table: fc.constantFrom('property' as const, 'user' as const, 'message' as const),
      place: fc.nat(30),
      kind: fc.constantFrom('change', 'remove', 'add'),
      text: word,
    }),
  )
  fc.assert(
    fc.property(edits, (made) => {
      const now = structuredClone(seed)
      for (const [index, { table, place, kind, text }] of made.entries()) {
        const rows = now[table].rows as Record<string, unknown>[]
        const row = rows[place % rows.length]
        if (!row) continue
        if (kind === 'remove') rows.splice(place % rows.length, 1)
        else if (kind === 'add') rows.push({ ...row, id: `new-${index}`, title: text })
        else row.title = text
      }
      expect(applyDiff(seed, diffTables(seed, now))).toEqual(now)
    }),
    { numRuns: 40 },
  )
})

test('a state made by hand opens equal in a fresh backend', async () => {
  const made = await open()
  const { db } = made
  // An offer waits for its answer, an ID is rejected, it is three hours later, and the list fails twice.
  const conversation = db.conversation.find('c101-2') ?? db.conversation.all()[0]!
  const sold = db.property.find(conversation.property_id)!
  db.property.update(sold.id, { status: 'available' })
  const offer = {
    conversation_id: conversation.id,
    property_id: sold.id,
    offer_amount: 1_234_567,
    message: 'My offer.',
  }
  const answer = await callEndpoint(made, 'makeOffer', {
    body: offer,
    token: await tokenOf(made, conversation.buyer_id),
  })
  expect(answer.status).toBe(201)
  const admin = await openAdminSession(made)
  const pending = db.id_submission.where(({ status }) => status === 'pending')[0]!
  const rejected = await callEndpoint(made, 'rejectVerification', {
    params: { id: pending.id },
    body: { reason: 'Too dark.' },
    token: admin?.superAdminToken ?? null,
  })
  expect(rejected.status).toBe(200)
  await made.writing(async () => made.clock.advance(3 * HOUR))
  made.rules.add({
    on: 'listProperties',
    steps: [{ fail: { status: 500, message: 'No.' } }, { fail: { status: 500, message: 'No.' } }],
    afterwards: 'normal',
  })
  const account = { token: null, superAdminToken: admin?.superAdminToken ?? null }

  const link = await encodeState(captureState(made, account))
  expect(link.length).toBeLessThan(LONGEST_LINK)
  const fresh = await open()
  await openState(fresh, await decodeState(link))

  expect(fresh.db.dump()).toEqual(db.dump())
  expect(fresh.clock.offset()).toBe(made.clock.offset())
  expect(fresh.seededAt()).toBe(made.seededAt())
  expect(fresh.rules.list()).toEqual(made.rules.list())
  expect(adminKeys(fresh, account.superAdminToken ?? '')).toHaveProperty('superAdminToken')
  expect(captureState(fresh, account)).toEqual(captureState(made, account))
})

test('a month later a link still carries ten writes, and not what fell due by itself', async () => {
  const made = await open()
  const stop = startEvents(made, () => true)
  const token = await tokenOf(made, '101')
  const call = async (id: EndpointId, body: object) =>
    expect((await callEndpoint(made, id, { body, token })).ok, id).toBe(true)
  for (let place = 1; place <= 4; place += 1)
    await call('sendMessage', { conversation_id: 'c101-1', message: `Question ${place} about the house.` })
  for (const name of ['Jaro', 'Molo', 'La Paz']) await call('createSavedSearch', { name, location: name })
  for (const name of ['Near the school', 'Near the sea']) await call('createFavoriteList', { name })
  await call('updateOwnProfile', { bio: 'We are five and a dog.' })
  await made.passTime(31 * 24 * HOUR)
  const account = { token, superAdminToken: null }
  const link = await linkTo('', captureState(made, account))
  stop()
  expect(made.db.outbox.all().length).toBeGreaterThan(100)
  expect(link.length).toBeLessThanOrEqual(2_000)
  const fresh = await open()
  await openState(fresh, await decodeState(link.replace('#mock=', '')))
  expect(fresh.db.dump()).toEqual(made.db.dump())
}, 60_000)

test('a frozen clock stands at the same moment where the link is opened', async () => {
  const made = await open('messages')
  made.clock.freeze(made.clock.now() + HOUR)
  const fresh = await open('messages')
  await openState(fresh, captureState(made, { token: personaToken('regular'), superAdminToken: null }))
  expect(fresh.clock.stopped()).toBe(made.clock.stopped())
})

test('a rule for an unknown endpoint is refused with a sentence', async () => {
  const backend = await open()
  const given = captureState(backend, { token: null, superAdminToken: null })
  const text = JSON.stringify({ ...given, rules: [{ on: 'listPropertys', steps: [] }] })
  expect(() => readState(text)).toThrow(
    "it does not hold a state (rules.0.on: there is no endpoint 'listPropertys'. Did you mean listProperties?)",
  )
})

test('rows that do not fit their table are refused, and nothing changes', async () => {
  const backend = await open()
  const before = backend.db.dump()
  const given = captureState(backend, { token: null, superAdminToken: null })
  const rows: StateDiff = { property: { changed: [['1', { price: 'much' }]] } }
  await expect(openState(backend, { ...given, rows })).rejects.toThrow(
    `a row of property does not fit: 'price' is "much", but has to be a number.`,
  )
  await expect(openState(backend, { ...given, rows: { ghosts: {} } })).rejects.toThrow("there is no table 'ghosts'")
  expect(backend.db.dump()).toEqual(before)
})

test('uploads of a state file are read without a request, and a damaged one is refused before any change', async () => {
  const backend = await open()
  const given = captureState(backend, { token: null, superAdminToken: null })
  const picture = `data:image/png;base64,${btoa('picture')}`
  await openState(backend, { ...given, files: { 'properties/43/1.png': picture } })
  expect(await (await backend.files.get('properties/43/1.png'))?.text()).toBe('picture')
  const rows: StateDiff = { property: { changed: [['1', { title: 'Half opened' }]] } }
  const damaged = { ...given, rows, files: { 'properties/43/2.png': 'https://elsewhere.test/1.png' } }
  await expect(openState(backend, damaged)).rejects.toThrow('an upload in it is damaged')
  expect(backend.db.property.find('1')?.title).not.toBe('Half opened')
  expect(await backend.files.get('properties/43/2.png')).toBeUndefined()
})

test('a state sets favorites and the compare list, and no other key of browser storage', () => {
  const given = {
    snapshot: SNAPSHOT_VERSION,
    scenario: 'default',
    seededAt: 0,
    clock: { offset: 0 },
    rules: [],
    rows: {},
  }
  const account = { token: null, superAdminToken: null }
  const state = (storage: Record<string, string>): MockState => ({ ...given, account, storage })
  expect(() => checkState(scenario, state({ token: 'theirs' }))).toThrow(`it would set 'token' in browser storage`)
  expect(checkState(scenario, state({ favorites: '["1"]' })).state.storage).toEqual({ favorites: '["1"]' })
})
