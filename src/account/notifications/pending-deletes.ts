import { parseJson, storedValue } from '@/session/storage/stored-value'

/**
 * Ids of deleted notifications whose deletion the server has not confirmed yet. They are hidden everywhere at once, and the
 * server is asked when the time for Undo has passed. This tab's session storage holds them, so that a reload neither
 * shows them again nor loses them.
 */
export const usePendingDeletes = storedValue<readonly string[]>({
  key: 'proventous:deleted-notifications',
  read(text) {
    const ids = parseJson(text)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  },
  write: (ids) => (ids.length > 0 ? JSON.stringify(ids) : null),
})

export function hideNotification(id: string): void {
  usePendingDeletes.getState().update((ids) => [...ids.filter((other) => other !== id), id])
}

export function showNotification(id: string): void {
  const { value, set } = usePendingDeletes.getState()
  if (value.includes(id)) set(value.filter((other) => other !== id))
}
