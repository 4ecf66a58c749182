import type { Backend } from '../../backend'
import type { CallRecord } from '../../network/log'
import type { RecordedCall, Recording } from '../../scenarios/recording'
import type { CapturedState } from '../../state/state'
import { readTab, writeTab } from '../../browser/tab-storage'
import { forgetForms, keepForm } from './recorded-files'

const KEPT = 'proventous-mock:recording'

export type Recorder = ReturnType<typeof createRecorder>

export function createRecorder(backend: Backend) {
  let recording = restore(backend)
  const watchers = new Set<() => void>()
  const change = (next: Recording | null) => {
    recording = next
    keep(next)
    for (const tell of watchers) tell()
  }
  const hear = (call: CallRecord) => {
    if (!recording || recording.end || call.method === 'GET' || call.method === 'HEAD') return
    change({ ...recording, calls: [...recording.calls, recorded(backend, call)] })
  }
  // A recording that continues after a reload has the calls since.
  backend.log.calls().forEach(hear)
  backend.log.listen(hear)
  return {
    recording: () => recording,
    start(start: CapturedState) {
      void forgetForms()
      change({ start, startedAt: backend.clock.now(), calls: [], end: null, endedAt: 0 })
    },
    stop(end: CapturedState) {
      if (recording) change({ ...recording, end, endedAt: backend.clock.now() })
    },
    forget: () => change(null),
    watch(tell: () => void) {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
  }
}

export const isRecording = (): boolean => readTab(KEPT) !== null

const recorders = new WeakMap<Backend, Recorder>()

export function recorderOf(backend: Backend): Recorder {
  const recorder = recorders.get(backend) ?? createRecorder(backend)
  recorders.set(backend, recorder)
  return recorder
}

function recorded(backend: Backend, call: CallRecord): RecordedCall {
  const { pathname, search } = new URL(call.url, location.origin)
  const scripted = call.verdict === 'scripted' || call.verdict === 'broken'
  const skip = scripted ? 'a network rule answered it' : undefined
  return {
    endpoint: call.endpoint,
    method: call.method,
    path: pathname + search,
    ...(call.body === undefined ? {} : { body: call.body }),
    ...(call.form ? { form: keepForm(call.form) } : {}),
    token: call.token,
    user: backend.db.session.find(call.token ?? '')?.user_id ?? null,
    at: call.at,
    status: call.status,
    ids: call.ids ?? [],
    ...(skip ? { skip } : {}),
  }
}

function restore({ scenario }: Backend): Recording | null {
  try {
    const kept = JSON.parse(readTab(KEPT) ?? 'null') as Recording | null
    return kept?.start.scenario === scenario.id ? kept : null
  } catch {
    return null
  }
}

function keep(recording: Recording | null) {
  writeTab(KEPT, recording && JSON.stringify(recording))
}
