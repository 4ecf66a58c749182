import { expect, test } from 'vitest'
import { startEvents } from '../../agenda/start-events'
import { createBackend } from '../../backend'
import { seedBrowserStorage } from '../../scenarios/seed-browser-storage'
import type { RecordedScenario } from '../../scenarios/recording'
import { openUserSession, scenarioKeys } from '../../browser/sessions'
import { writeSession } from '../../browser/write-storage'
import { openState } from '../../state/state'
import { decodeState, encodeState } from '../../state/state-link'
import { callEndpoint, tokenOf } from '../actions/call-endpoint'
import { makeTools } from '../story-tools.test-support'
import { stateNow } from '../actions/whole-state'
import { recorderOf } from './recorder'
import { replay } from './replay'
import { writeScenario } from './write-scenario'

type Made = Awaited<ReturnType<typeof makeTools>>

/** Reads a scenario's file, its two types aside: what is left of it is plain JavaScript. */
async function readScenario(file: string): Promise<RecordedScenario> {
  const [types, head] = ["import type { RecordedScenario } from './recording'\n", 'recorded: RecordedScenario = ']
  expect(file).toContain(types)
  const script = file.replace(types, '').replace(head, 'recorded = ')
  const read = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`)) as unknown
  return (read as { recorded: RecordedScenario }).recorded
}

/** Everything that a state is made of: each row of each table, the time, the rules, who is signed in, what the browser keeps. */
function whole({ backend, tools }: Made) {
  const { account, storage, seededAt, clock, rules } = stateNow(tools)
  return { tables: backend.db.dump(), account, storage, seededAt, clock, rules }
}

async function openScenario(scenario: RecordedScenario): Promise<Made> {
  const backend = createBackend({ scenario, frozen: true })
  await backend.ready
  await seedBrowserStorage(scenarioKeys(backend))
  const made = await makeTools('default', { keep: true })
  return { ...made, backend, tools: { ...made.tools, backend } }
}

test('a recorded session is replayed to the same state, and a change in the behavior is noticed', async () => {
  const { tools, backend } = await makeTools('messages', { as: '101' })
  const stop = startEvents(backend, (id) => id === '101' || id === '102')
  const recorder = recorderOf(backend)
  recorder.start(stateNow(tools))
  const [conversation] = backend.db.conversation.where(
    ({ buyer_id, property_id }) => buyer_id === '101' && backend.db.property.find(property_id)?.status === 'available',
  )
  const { id: conversation_id, property_id, seller_id } = conversation!
  const say = { conversation_id, message: 'Is it quiet?', client_id: 'once' }
  const token = tools.tokens.user()
  await callEndpoint(backend, 'sendMessage', { body: say, token })
  await backend.writing(async () => backend.clock.advance(3_600_000))
  const offered = { conversation_id, property_id, offer_amount: 1_000_000, message: 'A million.' }
  await callEndpoint(backend, 'makeOffer', { body: offered, token })
  const offer_id = backend.db.message.where(({ offer_amount }) => offer_amount === 1_000_000)[0]!.id
  const seller = await tokenOf(backend, seller_id)
  await callEndpoint(backend, 'acceptOffer', { body: { conversation_id, offer_id }, token: seller })
  await backend.writing(async () => {})
  recorder.stop(stateNow(tools))
  stop()

  const recording = recorder.recording()!
  expect(recording.calls.map(({ endpoint }) => endpoint)).toEqual(['sendMessage', 'makeOffer', 'acceptOffer'])
  expect(await replay(recording)).toEqual({ calls: 3, skipped: [], differences: [] })
  const altered = recording.calls.map((call) => ({ ...call, body: call.body?.replace('quiet', 'loud') ?? '' }))
  const { differences } = await replay({ ...recording, calls: altered })
  expect(differences.join()).toContain('message is "Is it loud?", and was "Is it quiet?".')
  recorder.forget()
})

test('a session that made, changed and deleted opens from its file, and from a link, as it ended', async () => {
  // Patched, with storage and with the time of its own; the session begins an hour after the seed.
  const made = await makeTools('tours-abroad')
  const { tools, backend } = made
  await seedBrowserStorage(scenarioKeys(backend))
  writeSession((await openUserSession(backend, '102'))!)
  localStorage.setItem('favorites', '["2","7"]')
  backend.db.saved_search.remove(backend.db.saved_search.all()[0]!.id)
  const stop = startEvents(backend, () => true)
  await backend.passTime(3_600_000)

  const recorder = recorderOf(backend)
  recorder.start(stateNow(tools))
  const token = tools.tokens.user()
  const searches = backend.db.saved_search.all().length
  const [own] = backend.db.property.where(({ user_id, status }) => user_id === '102' && status === 'available')
  const run = async (id: Parameters<typeof callEndpoint>[1], input: Partial<Parameters<typeof callEndpoint>[2]>) => {
    expect((await callEndpoint(backend, id, { token, ...input })).ok, id).toBe(true)
    await backend.writing(async () => backend.clock.advance(60_000))
  }
  await run('createSavedSearch', { body: { name: 'It’s a "garden" in Molo\\', alerts_enabled: true } })
  await run('updateOwnProfile', { body: { bio: 'Sells\nher house.' } })
  await run('deleteProperty', { params: { id: own!.id } })
  localStorage.setItem('favorites', '["7"]')
  backend.rules.set([{ on: 'listTours', steps: [{ fail: { status: 500, message: 'Not now.' } }] }])
  recorder.stop(stateNow(tools))
  stop()

  const ended = whole(made)
  expect(backend.db.property.find(own!.id)).toBeUndefined()
  expect(backend.db.saved_search.all()).toHaveLength(searches + 1)
  const link = await encodeState(stateNow(tools))

  const scenario = await readScenario(writeScenario(recorder.recording()!, '/dashboard/my-listings'))
  expect(scenario).toMatchObject({ persona: 'verified', start: '/dashboard/my-listings' })
  const opened = await openScenario(scenario)
  expect(whole(opened)).toEqual(ended)
  expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ id: '102' })
  await opened.backend.reset()
  expect(whole(opened)).toEqual(ended)
  expect(await replay(scenario.session)).toMatchObject({ calls: 3, differences: [] })

  const other = await makeTools('tours-abroad', { keep: true })
  await openState(other.backend, await decodeState(link))
  expect(whole(other)).toEqual(ended)
  recorder.forget()
})

test('who was signed out in the end is a visitor in the scenario', async () => {
  const { tools, backend } = await makeTools('default', { as: '101' })
  const recorder = recorderOf(backend)
  recorder.start(stateNow(tools))
  await callEndpoint(backend, 'logout', { token: tools.tokens.user() })
  localStorage.clear()
  recorder.stop(stateNow(tools))
  const scenario = await readScenario(writeScenario(recorder.recording()!, '/'))
  const opened = await openScenario(scenario)
  expect([scenario.persona, localStorage.getItem('token')]).toEqual(['visitor', null])
  expect(opened.backend.db.dump()).toEqual(backend.db.dump())
  recorder.forget()
})
