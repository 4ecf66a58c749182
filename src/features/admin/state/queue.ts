import type { AdminVerification } from '@/contract/admin'
import { sameId } from '@/domain/ids'

/** The review queue: the longest waiting first. */
export function inQueueOrder(all: readonly AdminVerification[]): AdminVerification[] {
  return all.toSorted(compare)
}

/** The next one in the queue (`by` 1) or the one before (-1), round its end; one that has left the queue keeps its place. */
export function neighbour(
  queue: readonly AdminVerification[],
  from: AdminVerification,
  by: 1 | -1,
): AdminVerification | undefined {
  const others = inQueueOrder(queue.filter(({ id }) => !sameId(id, from.id)))
  const after = others.findIndex((one) => compare(one, from) > 0)
  const place = after < 0 ? others.length : after
  return by === 1 ? (others[place] ?? others[0]) : (others[place - 1] ?? others.at(-1))
}

/** Place in the queue from 1; 0 for one that is not in it. */
export function position(queue: readonly AdminVerification[], one: AdminVerification): number {
  return queue.findIndex(({ id }) => sameId(id, one.id)) + 1
}

function compare(one: AdminVerification, other: AdminVerification): number {
  const time = (one.submittedAt ?? '').localeCompare(other.submittedAt ?? '')
  return time || String(one.id).localeCompare(String(other.id), 'en', { numeric: true })
}
