export type CallFacts = {
  params: Record<string, string>
  body: unknown
  /** The caller's user id; `admin`, or `visitor` for nobody. */
  caller: string
}

export type Condition = {
  /** `as`: a user id, `admin` or `visitor`. `params` are those of path and query. */
  when?: { params?: Readonly<Record<string, string>>; body?: unknown; as?: string }
  /** The share of the calls it is for that it applies to, from 0 to 1; all where it is left out. */
  chance?: number
  seed?: number
}

export const NO_FACTS: CallFacts = { params: {}, body: undefined, caller: 'visitor' }

export function isMeant({ when = {} }: Condition, { params, body, caller }: CallFacts): boolean {
  const { as, body: part } = when
  if (as !== undefined && as !== caller) return false
  if (part !== undefined && !holds(body, part)) return false
  return Object.entries(when.params ?? {}).every(([name, value]) => params[name] === value)
}

function holds(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return whole === part || String(whole) === String(part)
  if (typeof whole !== 'object' || whole === null) return false
  return Object.entries(part).every(([name, value]) => holds((whole as Record<string, unknown>)[name], value))
}

/** It follows from the rule’s seed, so that the same calls meet the same failures again. */
export function meetsChance({ chance = 1, seed = 1 }: Condition, count: number): boolean {
  return chance >= 1 || share(seed * 7_919 + count) < chance
}

function share(from: number): number {
  let mixed = (from * 0x9e37_79b9) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0_aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}
