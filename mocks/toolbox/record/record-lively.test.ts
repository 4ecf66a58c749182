import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEvents } from '../../agenda/start-events'
import { createBackend } from '../../backend'
import { openUserSession } from '../../browser/sessions'
import { scenarioById } from '../../scenarios/catalog'
import { TEST_TIME } from '../../scenarios/scenario'
import { captureState } from '../../state/state'
import { callEndpoint } from '../actions/call-endpoint'
import { createRecorder } from './recorder'
import { replay } from './replay'

beforeEach(() => void vi.stubGlobal('location', new URL('http://localhost/')))
afterEach(() => vi.unstubAllGlobals())

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

test('a session in the lively demo is replayed equal, with what its people did and with an upload', async () => {
  const backend = createBackend({ scenario: { ...scenarioById('default'), clock: TEST_TIME }, frozen: true })
  await backend.ready
  const stop = startEvents(backend, (id) => id === '101')
  const token = (await openUserSession(backend, '101'))?.token ?? ''
  const state = () => captureState(backend, { token, superAdminToken: null })
  const recorder = createRecorder(backend)
  recorder.start(state())

  const say = { conversation_id: 'c101-1', message: 'How many cars can park there?', client_id: 'once' }
  expect((await callEndpoint(backend, 'sendMessage', { body: say, token })).status).toBe(201)
  await backend.passTime(60_000)
  const form = new FormData()
  form.append('profile_picture', new File([PNG], 'me.png', { type: 'image/png' }))
  expect((await callEndpoint(backend, 'uploadProfilePicture', { body: form, token })).status).toBe(200)
  await backend.passTime(3_600_000)
  recorder.stop(state())
  stop()

  expect(
    backend.db.message.find('auto-once') ?? backend.db.message.where(({ id }) => id.startsWith('auto-'))[0],
  ).toMatchObject({
    message: 'There is parking for 2 cars.',
  })
  expect(backend.db.user.find('101')?.profile_picture).toMatch(/\.png$/)
  const recording = recorder.recording()!
  expect(await replay(recording)).toEqual({ calls: 2, skipped: [], differences: [] })
  // The comparison notices an upload that is missing.
  const without = recording.calls.map((call) => (call.form ? { ...call, form: [] } : call))
  expect((await replay({ ...recording, calls: without })).differences.join()).toContain(
    'uploadProfilePicture was answered 422',
  )
})
