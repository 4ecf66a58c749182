import { writeSearch } from '@/domain/search/search-params'
import { defaultSearch, type SearchState } from '@/domain/search/filter-state'
import { isRecord } from '@/domain/wire-values'
import { parseJson, storedValue } from '@/session/storage/stored-value'

const MOST = 60

/** A reload, or the way back from a listing within half an hour, belongs to the same visit. */
const VISIT_MS = 30 * 60_000

/** A visit to a search, in ms since 1970. */
export type Visit = {
  /** When the visit before this one ended: what was listed since is new. The first visit has its own beginning. */
  since: number
  /** When the search was last shown. */
  at: number
}

export const useVisits = storedValue<Readonly<Record<string, Visit>>>({
  key: 'proventous:visits',
  read(text) {
    const kept = parseJson(text)
    const entries = Object.entries(isRecord(kept) ? kept : {}).flatMap(([key, value]) => {
      const { since, at } = isRecord(value) ? value : {}
      return isInstant(since) && isInstant(at) ? [[key, { since, at }] as const] : []
    })
    return Object.fromEntries(entries)
  },
  write: (visits) => (Object.keys(visits).length > 0 ? JSON.stringify(visits) : null),
})

function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}

/** What tells searches apart: all that decides what is found, not how it is shown or in which order. */
export function visitKey(search: SearchState): string {
  const { sort, view, units, page, byMonth, loan } = defaultSearch()
  const params = writeSearch({ ...search, sort, view, units, page, byMonth, loan })
  return new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)])).toString()
}

/** The visit that a search is in when it is shown at `now`, by what is kept of it. */
export function visitAt(kept: Visit | undefined, now: number): Visit {
  if (!kept) return { since: now, at: now }
  return now - kept.at < VISIT_MS ? { ...kept, at: now } : { since: kept.at, at: now }
}

export function keepVisit(search: string, visit: Visit): void {
  useVisits.getState().update(({ [search]: _, ...others }) => {
    const latest = [...Object.entries(others), [search, visit] as const].slice(-MOST)
    return Object.fromEntries(latest)
  })
}

export function visitSaved(search: SearchState, openedAt: number, now: number): void {
  const key = visitKey(search)
  const kept = useVisits.getState().current()[key]
  const visit = visitAt(kept, now)
  const going = kept !== undefined && visit.since === kept.since
  keepVisit(key, { ...visit, since: going ? Math.min(kept.since, openedAt) : openedAt })
}
