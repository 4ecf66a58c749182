import { parseJson, storedValue } from '@/session/storage/stored-value'

const MOST = 500

/** `viewedPins` (an addition): ids of listings opened on the map, latest last. */
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
  if (!current().has(id)) set(new Set([...current(), id].slice(-MOST)))
}
