import { isRecord } from '@/domain/wire-values'
import { parseJson, storedValue } from '@/session/storage/stored-value'

const PURPOSES = ['search', 'list'] as const

export type Purpose = (typeof PURPOSES)[number]

/** `proventous:welcome` (an addition): who signed up here and has not closed the welcome, with what they came for. */
const useWelcomes = storedValue<Readonly<Record<string, Purpose | null>>>({
  key: 'proventous:welcome',
  read: (text) => {
    const raw = parseJson(text)
    if (!isRecord(raw)) return {}
    return Object.fromEntries(
      Object.entries(raw).map(([id, chosen]) => [id, PURPOSES.find((purpose) => purpose === chosen) ?? null]),
    )
  },
  write: (welcomes) => (Object.keys(welcomes).length > 0 ? JSON.stringify(welcomes) : null),
})

/** What a user who is to be welcomed came for, null as long as they have not said; undefined for everybody else. */
export function useWelcome(userId: string | undefined): Purpose | null | undefined {
  return useWelcomes(({ value }) => (userId !== undefined && Object.hasOwn(value, userId) ? value[userId] : undefined))
}

export function welcome(userId: string, purpose: Purpose | null = null): void {
  useWelcomes.getState().update((welcomes) => ({ ...welcomes, [userId]: purpose }))
}

/** For good. */
export function closeWelcome(userId: string): void {
  useWelcomes.getState().update(({ [userId]: _, ...others }) => others)
}
