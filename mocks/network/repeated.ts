import type { AnyEndpoint } from '@/contract/endpoint'
import type { Backend } from '../backend'
import { Reply, WholeBody } from './implement'

/** Milliseconds. */
const KEPT = 24 * 3_600_000

/** How an answer is stored: as JSON, with the kind of result that `answerWith` takes it for. */
type Stored = { kind: 'data' | 'reply' | 'body'; data?: unknown; extra?: object }

/** A key gets its first answer again for a day, in any tab. What was refused created nothing and is tried again. */
export async function onceForKey(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  endpoint: AnyEndpoint,
  { request, viewer }: { request: Request; viewer: { id: string } | null },
  run: () => unknown,
): Promise<unknown> {
  const key = request.headers.get('idempotency-key')
  if (!endpoint.idempotencyKey || key === null || viewer === null) return run()
  const now = clock.iso()
  for (const { id, ends_at } of db.sent_key.all()) if (ends_at <= now) db.sent_key.remove(id)
  const id = JSON.stringify([endpoint.id, viewer.id, key])
  const known = db.sent_key.find(id)
  if (known) return toResult(JSON.parse(known.answer) as Stored)
  const result = await run()
  const ends_at = new Date(clock.now() + KEPT).toISOString()
  db.sent_key.insert({ id, answer: JSON.stringify(toStored(result)), ends_at })
  return result
}

function toStored(result: unknown): Stored {
  if (result instanceof WholeBody) return { kind: 'body', data: result.body }
  if (result instanceof Reply) return { kind: 'reply', data: result.data, extra: result.extra }
  return { kind: 'data', data: result }
}

function toResult({ kind, data, extra }: Stored): unknown {
  if (kind === 'body') return new WholeBody(data)
  return kind === 'reply' ? new Reply(data, extra) : data
}
