import { useCallback, useEffect, useMemo } from 'react'
import { serverNow } from '@/api/server-clock'
import type { Listing } from '@/domain/listing/listing'
import { isOwnListing } from '@/domain/people/profile-path'
import type { SearchState } from '@/domain/search/filter-state'
import { keepVisit, useVisits, visitAt, visitKey } from '@/session/marks/visits'
import { useDates } from '@/session/regional'
import { useStoredUser } from '@/session/session'
import { useWords } from '@/words/use-words'

/** A search that is passed on the way to another, while typing, is no visit to it. In ms. */
const STAY_MS = 1_000

/** Undefined until the server answers (`shown`): a rendered page is for all. */
export function useNewSince(search: SearchState, shown: boolean): (listing: Listing) => string | undefined {
  const t = useWords()
  const dates = useDates()
  const own = useStoredUser((state) => state.value)?.id
  const key = useMemo(() => visitKey(search), [search])
  const kept = useVisits((state) => state.value[key])
  // Keeping the visit does not change what is new to it.
  const since = useMemo(() => (shown ? visitAt(kept, serverNow()).since : undefined), [kept, shown])
  useEffect(() => {
    if (!shown) return
    const stay = setTimeout(() => keepVisit(key, visitAt(useVisits.getState().current()[key], serverNow())), STAY_MS)
    return () => clearTimeout(stay)
  }, [key, shown])
  const words = since === undefined ? '' : t('New since {date}', { date: dates.since(since, serverNow()) })
  return useCallback(
    (listing) => (since !== undefined && listing.createdMs > since && !isOwnListing(listing, own) ? words : undefined),
    [since, words, own],
  )
}
