import { useMemo } from 'react'
import { parseJson, storedValue } from '@/session/storage/stored-value'

const MOST = 500

/** `viewedPins` (an addition): ids of listings that were opened, on the map or by themselves, latest last. */
const useViewedPins = storedValue<ReadonlySet<string>>({
  key: 'viewedPins',
  read: (text) => {
    const ids = parseJson(text)
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [])
  },
  write: (ids) => JSON.stringify([...ids]),
})

export function useIsViewed(id: string): boolean {
  return useViewedPins((state) => state.value.has(id))
}

export function markViewed(id: string): void {
  const { current, set } = useViewedPins.getState()
  if ([...current()].at(-1) !== id) set(new Set([...[...current()].filter((other) => other !== id), id].slice(-MOST)))
}

export function useRecentlyViewed(): readonly string[] {
  const viewed = useViewedPins((state) => state.value)
  return useMemo(() => [...viewed].toReversed(), [viewed])
}
