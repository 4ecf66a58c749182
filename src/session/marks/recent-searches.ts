import { isRecord } from '@/domain/wire-values'
import { parseJson, storedValue } from '@/session/storage/stored-value'

const MOST = 10

/** A search that somebody made here: its words, and what it means as parameters of the address. */
export type RecentSearch = { text: string; query: string }

/** `proventous:recent-searches` (an addition): own searches by words, the latest first. Kept on this device only. */
export const useRecentSearches = storedValue<readonly RecentSearch[]>({
  key: 'proventous:recent-searches',
  read: (text) => {
    const kept = parseJson(text)
    return (Array.isArray(kept) ? kept : []).flatMap((one) =>
      isRecord(one) && typeof one['text'] === 'string' && typeof one['query'] === 'string'
        ? { text: one['text'], query: one['query'] }
        : [],
    )
  },
  write: (searches) => (searches.length > 0 ? JSON.stringify(searches) : null),
})

export function rememberSearch(search: RecentSearch): void {
  useRecentSearches.getState().update((now) => [search, ...now.filter(isOther(search))].slice(0, MOST))
}

export function forgetSearch(search: RecentSearch): void {
  useRecentSearches.getState().update((now) => now.filter(isOther(search)))
}

const isOther =
  ({ query }: RecentSearch) =>
  (other: RecentSearch) =>
    other.query !== query
