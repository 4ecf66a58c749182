import type { AdminVerification } from '@/contract/admin'
import { sameId } from '@/domain/ids'

export function inQueueOrder(all: readonly AdminVerification[]): AdminVerification[] {
  return all.toSorted(compare)
}

/** The next in the queue (`by` 1) or the previous (-1); wraps around. `from` need not be in the queue any more. */
export function neighbor(
  queue: readonly AdminVerification[],
  from: AdminVerification,
  by: 1 | -1,
): AdminVerification | undefined {
  const others = inQueueOrder(queue.filter(({ id }) => !sameId(id, from.id)))
  const after = others.findIndex((one) => compare(one, from) > 0)
  const place = after < 0 ? others.length : after
  return by === 1 ? (others[place] ?? others[0]) : (others[place - 1] ?? others.at(-1))
}

export function position(queue: readonly AdminVerification[], one: AdminVerification): number {
  return queue.findIndex(({ id }) => sameId(id, one.id)) + 1
}

function compare(one: AdminVerification, other: AdminVerification): number {
  const time = (one.submittedAt ?? '').localeCompare(other.submittedAt ?? '')
  return time || String(one.id).localeCompare(String(other.id), 'en', { numeric: true })
}
