import { isRecord } from '@/domain/wire-values'
import { parseJson, storedValue } from '@/session/storage/stored-value'
import { nameOf } from '../labels'
import { idOf, useDecisions, type Decision } from './decision-store'

/** `left`: the page of the decision was closed or loaded again, so that nothing there sends it any more. */
type Kept = { by: string; id: string; name: string; reason?: string; at: number; left: boolean }

/** Longer than an Undo can be open, in ms: the page of an older one is gone, whether or not it could say so. */
const GONE = 600_000

/** Decisions of all tabs that the server has not taken: a closing page gets no answer. */
export const useLeftDecisions = storedValue<readonly Kept[]>({
  key: 'proventous:admin-decisions',
  read(text) {
    const found = parseJson(text)
    return Array.isArray(found) ? found.filter(isKept) : []
  },
  write: (kept) => (kept.length > 0 ? JSON.stringify(kept) : null),
})

function isKept(one: unknown): one is Kept {
  if (!isRecord(one)) return false
  const { by, id, name, reason, at, left } = one
  const texts = [by, id, name].every((text) => typeof text === 'string')
  const sound = reason === undefined || typeof reason === 'string'
  return texts && sound && typeof at === 'number' && typeof left === 'boolean'
}

export function keepUntilTaken(by: string, { record, reason }: Decision): void {
  const id = String(record.id)
  const kept = {
    by,
    id,
    name: nameOf(record),
    ...(reason === undefined ? {} : { reason }),
    at: Date.now(),
    left: false,
  }
  useLeftDecisions.getState().update((others) => [...others.filter((one) => one.id !== id), kept])
}

export function isTaken(decision: Decision): void {
  useLeftDecisions.getState().update((kept) => kept.filter(({ id }) => id !== idOf(decision)))
}

export function leaveDecisions(): void {
  const here = useDecisions.getState()
  useLeftDecisions.getState().update((kept) => kept.map((one) => (one.id in here ? { ...one, left: true } : one)))
}

export function leftDecisions(admin: string): Decision[] {
  return useLeftDecisions
    .getState()
    .current()
    .filter(({ by, left, at }) => by === admin && (left || Date.now() - at > GONE))
    .map(({ id, name, reason }) => ({
      record: { id, name, username: '', email: '' },
      ...(reason === undefined ? {} : { reason }),
    }))
}
