import type { SearchParams } from '@/domain/search/search-params'
import { isRecord } from '@/domain/wire-values'
import { parseJson, storedValue } from './storage/stored-value'

/** As the URL holds it (an addition). The routes heal what is damaged. */
export const useLastSearch = storedValue<SearchParams>({
  key: 'proventous:last-search',
  read: (text) => {
    const stored = parseJson(text)
    return isRecord(stored) ? Object.fromEntries(Object.entries(stored).filter(isParam)) : {}
  },
  write: (params) => JSON.stringify(params),
})

function isParam(entry: [string, unknown]): entry is [string, string | number | true] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'number' || entry[1] === true
}
