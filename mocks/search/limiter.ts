import type { EndpointId } from '@/contract'
import { SEARCHES } from '@/contract/rules/limits'
import type { Backend } from '../backend'
import { problem } from '../network/problem'

/** The calls of the running minute, by call and caller. Reads save nothing, so they are kept beside the store. */
const counted = new WeakMap<Backend, { minute: number; calls: Map<string, number> }>()

export function countSearch(backend: Backend, id: EndpointId, caller: string | null, times = 1): void {
  const length = SEARCHES.minutes * 60_000
  const minute = Math.floor(backend.clock.now() / length)
  const known = counted.get(backend)
  const { calls } = known?.minute === minute ? known : { calls: new Map<string, number>() }
  counted.set(backend, { minute, calls })
  const key = `${id} ${caller}`
  const count = (calls.get(key) ?? 0) + times
  calls.set(key, count)
  if (times > 1 || count <= SEARCHES.most) return
  const retryIn = (minute + 1) * length - backend.clock.now()
  throw problem(429, 'Those were many searches in a short time. Please wait a moment.', { retryIn })
}
