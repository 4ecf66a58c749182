import type { Fault, Reply } from './broken-server'

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
