import type { AnyEndpoint } from '@/contract/endpoint'
import type { Backend } from '../backend'

const answered = new WeakMap<Backend, Map<string, unknown>>()

/**
 * Runs a call that creates something, once for each `Idempotency-Key` of a caller: a call that is sent again gets what the
 * first one answered. What was refused created nothing and is tried again.
 */
export async function onceForKey(
  backend: Backend,
  endpoint: AnyEndpoint,
  { request, viewer }: { request: Request; viewer: { id: string } | null },
  run: () => unknown,
): Promise<unknown> {
  const key = request.headers.get('idempotency-key')
  if (!endpoint.idempotencyKey || key === null || viewer === null) return run()
  const known = answered.get(backend) ?? new Map<string, unknown>()
  answered.set(backend, known)
  const place = JSON.stringify([endpoint.id, viewer.id, key])
  if (!known.has(place)) known.set(place, await run())
  return known.get(place)
}
