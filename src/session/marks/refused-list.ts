import { isRecord } from '@/domain/wire-values'
import { parseJson, storedValue } from '@/session/storage/stored-value'

type Refused = {
  /** When, in ms since 1970. */
  at: number
  /** The server's sentence. */
  said: string | null
}

/** `proventous:list-refused` (an addition): the backend refused the whole list as too large. */
export const useRefusedList = storedValue<Refused | null>({
  key: 'proventous:list-refused',
  read(text) {
    const kept = parseJson(text)
    if (!isRecord(kept)) return null
    const { at, said } = kept
    if (typeof at !== 'number' || !Number.isFinite(at) || at <= 0) return null
    return { at, said: typeof said === 'string' ? said : null }
  },
  write: (refused) => refused && JSON.stringify(refused),
})
