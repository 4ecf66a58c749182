import type { Fault, Reply, Scene } from '../fault'

export const json = 'application/json'
export const fine: Reply = { status: 200, type: json, body: { success: true } }

/** Changes the `data` of one call's success answers. */
export function data(
  endpoint: string,
  change: (data: Record<string, unknown>) => unknown,
): NonNullable<Fault['answers']> {
  return (called, reply) => {
    const body = reply.body as { data?: unknown }
    if (called !== endpoint || reply.status >= 300) return reply
    const each = (row: unknown) => change(row as Record<string, unknown>)
    return { ...reply, body: { ...body, data: Array.isArray(body.data) ? body.data.map(each) : each(body.data) } }
  }
}

/** Turns one call's refusals with that status into successes. */
export function lets(endpoint: string, status: number, reply: Partial<Reply> = {}): NonNullable<Fault['answers']> {
  return (called, answer) => (called === endpoint && answer.status === status ? { ...fine, ...reply } : answer)
}

/** Answers a call with success and does nothing. */
export function ignores(endpoint: string, reply: Reply = fine): NonNullable<Fault['instead']> {
  return (called) => (called === endpoint ? reply : undefined)
}

/** Turns a call's refusal for one field's sake into a success. */
export function overlooks(endpoint: string, field: string, reply: Partial<Reply> = {}): NonNullable<Fault['answers']> {
  return (called, answer) => {
    const errors = (answer.body as { errors?: Record<string, unknown> } | undefined)?.errors ?? {}
    const refused = called === endpoint && answer.status === 422
    return refused && Object.keys(errors).join(' ') === field ? { ...fine, ...reply } : answer
  }
}

/** The answer of a list without rows. */
export const list = { body: { success: true, data: [] } }

type Row = Record<string, unknown>

/** Changes the whole list that a call answers. */
export function rows(
  endpoint: string,
  change: (list: Row[], scene: Scene) => readonly unknown[],
): NonNullable<Fault['answers']> {
  return (called, reply, scene) => {
    const body = reply.body as { data?: unknown }
    if (called !== endpoint || reply.status >= 300 || !Array.isArray(body.data)) return reply
    return { ...reply, body: { ...body, data: change(body.data as Row[], scene) } }
  }
}

/** Mixes the rows that somebody else got from a list before into everybody's. */
export function sharesRows(endpoint: string): NonNullable<Fault['answers']> {
  const kept = new Map<string, Row>()
  return rows(endpoint, (list) => {
    for (const row of list) kept.set(String(row['id']), row)
    return [...kept.values()]
  })
}

/** Changes the rows of the sound server's store after a call. */
export function afterwards(endpoint: string, change: (scene: Scene) => void): NonNullable<Fault['around']> {
  return (scene) => (scene.endpoint === endpoint ? () => change(scene) : undefined)
}

/** The caller of a call that goes on. */
export function callerOf({ backend, token }: Scene): string | undefined {
  return backend.db.session.all().find((one) => one.token === token)?.user_id
}

/** Refuses the bodies of a call that are so. */
export function refuses(endpoint: string, when: (body: Row) => boolean, status = 422): NonNullable<Fault['answers']> {
  const refused: Reply = { status, type: json, body: { success: false, message: 'No.', errors: {} } }
  return (called, reply, { body }) => (called === endpoint && body && when(body) ? refused : reply)
}
