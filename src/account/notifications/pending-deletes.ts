import { parseJson, storedValue } from '@/session/storage/stored-value'

/** Deletions that the server has not confirmed. In session storage, so that a reload neither shows nor loses them. */
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
